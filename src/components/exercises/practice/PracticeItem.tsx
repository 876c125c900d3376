import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { AnswerBox } from "../AnswerBox.tsx";
import { StorageNotice } from "#kit/storage/StorageNotice.tsx";
import type { Diagnosis } from "../exercise.ts";
import type { PracticeExercise } from "../endless/practice-exercise.ts";
import type { Attempt, ExerciseKey } from "./attempts.ts";
import { findAttempt, savedAttempts, recordAttempt } from "./attempts-store.ts";
import { Disclosure } from "./Disclosure.tsx";
import { PictureView } from "./PictureView.tsx";
import { PracticeHints } from "./PracticeHints.tsx";
import { Stopwatch } from "./stopwatch.ts";

interface Props {
  of: ExerciseKey;
  generated: PracticeExercise;
}

/** One exercise of a sheet. */
export function PracticeItem({ of, generated }: Props) {
  const { question, picture, exercise, hints, working } = generated;
  const attempt = findAttempt(of);
  /** The text of the fields since the reader changed them. */
  const draft = useSignal<readonly string[] | undefined>(undefined);
  const watch = useRef(new Stopwatch()).current;
  const { fields } = exercise;
  const saved = attempt.typed.length === fields.length ? attempt.typed : undefined;
  const typed = draft.value ?? saved ?? fields.map(() => "");

  /** Records nothing once it is solved. */
  function note(change: (attempt: Attempt) => Partial<Attempt>): void {
    watch.start();
    recordAttempt(of, (before) => (before.solved ? {} : change(before)));
  }

  function check(answer: readonly string[]): Diagnosis {
    const diagnosis = exercise.check(...answer);
    if (diagnosis.verdict === "unreadable") return diagnosis;
    const seconds = watch.lap();
    note((before) => ({
      tries: before.tries + 1,
      solved: diagnosis.verdict === "right",
      seconds: before.seconds + seconds,
      typed: answer,
    }));
    return diagnosis;
  }

  /** Saves the text, or keeps the right answer once it is solved. */
  function type(texts: readonly string[]): void {
    draft.value = texts;
    recordAttempt(of, ({ solved }) => (solved ? {} : { typed: texts }));
  }

  const name = `practice-${of.number}`;
  return (
    <section class="exercise practice-item" id={name}>
      <h3 class="exercise-head cluster">
        Exercise {of.number}
        <span class="exercise-solved">✓ solved</span>
      </h3>
      <div class="exercise-question">
        <p>{question}</p>
        {picture && <PictureView picture={picture} />}
      </div>
      <AnswerBox
        name={name}
        fields={fields}
        answer={{ typed, solved: attempt.solved }}
        onType={type}
        check={check}
        onArrive={() => watch.start()}
      />
      {draft.value && (
        <StorageNotice
          work={savedAttempts}
          part="faults"
          what="Your progress"
          file="practice"
        />
      )}
      <div class="exercise-help">
        <PracticeHints
          hints={hints}
          onOpen={(number) =>
            note((before) => ({ hints: Math.max(before.hints, number) }))
          }
        />
        <Disclosure
          class="solution"
          summary={
            <>
              Solution<span class="visually-hidden"> of exercise {of.number}</span>
            </>
          }
          onOpen={() => note(() => ({ sawSolution: true }))}
        >
          <p>{working}</p>
        </Disclosure>
      </div>
    </section>
  );
}

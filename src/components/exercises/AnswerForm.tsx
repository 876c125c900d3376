import { useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { StorageNotice } from "../kit/storage/StorageNotice.tsx";
import { AnswerBox } from "./AnswerBox.tsx";
import { type ChapterWithExercises, loadExercises } from "./chapter-exercises.ts";
import type { Diagnosis, Field } from "./exercise.ts";
import { saveAnswer, savedAnswer, type SavedAnswer } from "./saved-answer.ts";

const COULD_NOT_LOAD: Diagnosis = {
  verdict: "unreadable",
  says: "The check could not be loaded. Are you offline? Your answer is kept.",
};

interface Props {
  chapter: ChapterWithExercises;
  name: string;
  fields: readonly Field[];
}

/** The answer form of a chapter's exercise, saved in the browser. */
export function AnswerForm({ chapter, name, fields }: Props) {
  const empty: SavedAnswer = { typed: fields.map(() => ""), solved: false };
  const answer = useSignal(empty);
  const work = useMemo(() => savedAnswer(name, fields.length), [name]);
  useLayoutEffect(() => {
    answer.value = work.read() ?? empty;
  }, [work]);

  function change(part: Partial<SavedAnswer>): void {
    answer.value = { ...answer.value, ...part };
    saveAnswer(work, answer.value);
  }

  async function check(typed: readonly string[]): Promise<Diagnosis> {
    const exercises = await loadExercises(chapter).catch(() => undefined);
    const diagnosis = exercises?.[name].check(...typed) ?? COULD_NOT_LOAD;
    if (diagnosis.verdict === "right") change({ solved: true });
    return diagnosis;
  }

  return (
    <>
      <AnswerBox
        name={name}
        fields={fields}
        answer={answer.value}
        onType={(typed) => change({ typed })}
        onSolved={(solved) => change({ solved })}
        check={check}
        onArrive={() => void loadExercises(chapter).catch(() => undefined)}
      />
      <StorageNotice work={work} what="Your answer" file={`answer ${name}`} />
    </>
  );
}

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useState } from "preact/hooks";
import { Button } from "../kit/widget/Button.tsx";
import { useHydrated } from "../kit/widget/use-widget.ts";
import { type ChapterWithExercises, loadExercises } from "./chapter-exercises.ts";
import type { Diagnosis, Field, TextField, Verdict } from "./exercise.ts";
import { keep, type KeptAnswer, readKept } from "./kept-answer.ts";
import { Slots } from "./Slots.tsx";

const LEADS: Record<Verdict, string> = {
  right: "Right.",
  halfway: "Halfway.",
  wrong: "Not yet.",
  unreadable: "",
};

/** Longer than any answer, so that pasting by mistake does no harm. */
const MAX_LENGTH = 120;

const COULD_NOT_LOAD: Diagnosis = {
  verdict: "unreadable",
  says: "The check could not be loaded. Is the connection gone? Your answer is kept.",
};

interface Props {
  chapter: ChapterWithExercises;
  name: string;
  fields: readonly Field[];
}

/** The answer to an exercise: its fields, the button, and the diagnosis. */
export function AnswerForm({ chapter, name, fields }: Props) {
  const empty: KeptAnswer = { typed: fields.map(() => ""), solved: false };
  const answer = useSignal(empty);
  const [checked, setChecked] = useState<Diagnosis & { typed: readonly string[] }>();
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    answer.value = readKept(name, fields.length) ?? empty;
  }, [name]);

  const { typed, solved } = answer.value;
  const untouched = !solved && !checked && typed.every((text) => text === "");
  const onlySlots = fields.every(({ kind }) => kind === "slots");
  const id = `answer-${name}`;

  function change(part: Partial<KeptAnswer>): void {
    answer.value = { ...answer.value, ...part };
    keep(name, answer.value);
  }

  async function check(): Promise<void> {
    const exercises = await loadExercises(chapter).catch(() => undefined);
    const diagnosis = exercises?.[name].check(...typed) ?? COULD_NOT_LOAD;
    setChecked({ ...diagnosis, typed });
    if (diagnosis.verdict === "right") change({ solved: true });
  }

  function clear(): void {
    change(empty);
    setChecked(undefined);
  }

  return (
    <form
      class="answer needs-js"
      onFocusIn={() => void loadExercises(chapter).catch(() => undefined)}
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
      data-hydrated={hydrated || undefined}
      data-solved={solved || undefined}
    >
      <div class="answer-fields">
        <div class={onlySlots ? "answer-inputs rows" : "answer-inputs"}>
          {fields.map((field, i) => {
            const props = {
              id: `${id}-${i}`,
              describedBy: `${id}-diagnosis`,
              invalid: checked?.verdict === "unreadable",
              value: typed[i],
              onValue: (text: string) => change({ typed: typed.with(i, text) }),
            };
            return field.kind === "slots" ? (
              <Slots key={i} field={field} {...props} />
            ) : (
              <TextInput key={i} field={field} {...props} />
            );
          })}
        </div>
        <div class="answer-buttons">
          <Button type="submit" class="primary">
            Check
          </Button>
          <Button idle={untouched} onClick={clear}>
            Clear
          </Button>
        </div>
      </div>
      <p
        class="diagnosis"
        id={`${id}-diagnosis`}
        role="status"
        data-verdict={checked?.verdict}
        data-stale={(checked && checked.typed !== typed) || undefined}
      >
        {checked ? (
          <>
            {LEADS[checked.verdict] && <b>{LEADS[checked.verdict]}</b>}{" "}
            {keepRowsTogether(checked.says)}
          </>
        ) : (
          fields[0].form
        )}
      </p>
    </form>
  );
}

interface FieldProps<F> {
  field: F;
  id: string;
  describedBy: string;
  invalid: boolean;
  value: string;
  onValue(text: string): void;
}

function TextInput({
  field,
  id,
  describedBy,
  invalid,
  value,
  onValue,
}: FieldProps<TextField>) {
  return (
    <div class="answer-field grid">
      <label for={id}>{field.label}</label>
      <input
        id={id}
        class="field"
        type="text"
        inputMode={field.letters ? "text" : "numeric"}
        autoComplete="off"
        autoCapitalize={field.letters ? "characters" : "off"}
        spellcheck={false}
        maxLength={MAX_LENGTH}
        style={{ width: `calc(${field.width}ch + 1.75rem)` }}
        value={value}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
    </div>
  );
}

/** Avoids line breaks within a row of digits. */
function keepRowsTogether(says: string): string {
  return says.replace(/(?<=\b\d) (?=\d\b)/g, "\u00a0");
}

import { useState } from "preact/hooks";
import { keepDigitsTogether } from "../kit/text/keep-digits-together.ts";
import { Button } from "../kit/widget/Button.tsx";
import { useHydrated } from "../kit/widget/use-widget.ts";
import type { Diagnosis, Field, TextField, Verdict } from "./exercise.ts";
import type { SavedAnswer } from "./saved-answer.ts";
import { Slots } from "./Slots.tsx";

const LEADS: Record<Verdict, string> = {
  right: "Right.",
  halfway: "Halfway.",
  wrong: "Not yet.",
  unreadable: "",
};

/** Longer than any answer; limits accidental pastes. */
const MAX_LENGTH = 120;

interface Props {
  /** Unique on the page. */
  name: string;
  fields: readonly Field[];
  answer: SavedAnswer;
  onType(typed: readonly string[]): void;
  /** Called by Clear and its Undo; without it, Clear leaves the answer solved. */
  onSolved?(solved: boolean): void;
  check(typed: readonly string[]): Diagnosis | Promise<Diagnosis>;
  /** Called when the form gets the focus. */
  onArrive?(): void;
}

type Checked = Diagnosis & { typed: readonly string[] };

/** The fields of an exercise, the button that checks them, and the diagnosis. */
export function AnswerBox({ name, fields, answer, ...on }: Props) {
  const [checked, setChecked] = useState<Checked>();
  /** The cleared answer, for Undo, until something is typed. */
  const [cleared, setCleared] = useState<
    SavedAnswer & { checked: Checked | undefined }
  >();
  const hydrated = useHydrated();

  const { typed, solved } = answer;
  const untouched = !solved && !checked && typed.every((text) => text === "");
  const onlySlots = fields.every(({ kind }) => kind === "slots");
  const id = `answer-${name}`;

  async function check(): Promise<void> {
    setChecked({ ...(await on.check(typed)), typed });
  }

  function clear(): void {
    setCleared({ ...answer, checked });
    put({ typed: fields.map(() => ""), solved: false });
    setChecked(undefined);
  }

  function undo(before: NonNullable<typeof cleared>): void {
    put(before);
    setChecked(before.checked);
    setCleared(undefined);
  }

  function put({ typed, solved }: SavedAnswer): void {
    on.onType(typed);
    on.onSolved?.(solved);
  }

  return (
    <form
      class="answer needs-js"
      onFocusIn={on.onArrive}
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
              onValue: (text: string) => {
                setCleared(undefined);
                on.onType(typed.with(i, text));
              },
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
          {cleared ? (
            <Button onClick={() => undo(cleared)}>Undo</Button>
          ) : (
            <Button idle={untouched} onClick={clear}>
              Clear
            </Button>
          )}
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
            {keepDigitsTogether(checked.says)}
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
        // Answers can be calculations, and a numeric keypad has no operators.
        inputMode="text"
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

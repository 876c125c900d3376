import { useRef } from "preact/hooks";
import type { SlotsField } from "./exercise.ts";

/** Marks an empty box in the text of all boxes. */
const EMPTY = "_";

interface Props {
  field: SlotsField;
  id: string;
  describedBy: string;
  invalid: boolean;
  /** One character per box, or the empty string. */
  value: string;
  onValue(text: string): void;
}

/** A row of boxes for one character each. Typing advances, and pasting fills the row. */
export function Slots({ field, id, describedBy, invalid, value, onValue }: Props) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const { slots, given = [], label } = field;
  const characters = Array.from(value);
  const cells = slots.map((_, i) =>
    (characters[i] ?? EMPTY) === EMPTY ? "" : characters[i],
  );

  function fill(from: number, text: string): void {
    const typed = Array.from(text.replace(/[\s,;.|_()[\]{}-]/gu, ""));
    const next = cells.slice();
    typed.slice(0, next.length - from).forEach((character, i) => {
      next[from + i] = character;
    });
    set(next);
    if (from + typed.length < next.length) goTo(from + typed.length);
    else if (typed.length > 0) stayAfter(next.length - 1);
  }

  /** Puts the caret after the last character, so that the next key goes to the next row. */
  function stayAfter(last: number): void {
    const input = inputs.current[last]!;
    input.focus();
    queueMicrotask(() => input.setSelectionRange(1, 1));
  }

  function set(next: readonly string[]): void {
    const text = next.map((cell) => cell || EMPTY).join("");
    onValue(next.every((cell) => cell === "") ? "" : text);
  }

  function goTo(i: number): void {
    inputs.current[i]?.focus();
    inputs.current[i]?.select();
  }

  function onInput(i: number, { currentTarget, data }: InputEventOf): void {
    // Typing into a full box replaces its character.
    const isPastEnd = i === slots.length - 1 && currentTarget.value.length > 1;
    if (isPastEnd) currentTarget.value = cells[i];
    else if (currentTarget.value === "") set(cells.with(i, ""));
    else fill(i, data ?? currentTarget.value);
  }

  function onKeyDown(i: number, event: KeyboardEvent): void {
    const last = slots.length - 1;
    const goals: Record<string, number> = {
      ArrowLeft: Math.max(i - 1, 0),
      ArrowRight: Math.min(i + 1, last),
      Home: 0,
      End: last,
    };
    if (event.key in goals && !event.shiftKey) {
      event.preventDefault();
      goTo(goals[event.key]);
    } else if (event.key.length === 1 && isAfter(event) && i === last) {
      const fields = [...inputs.current[i]!.form!.querySelectorAll("input")];
      const next = fields[fields.indexOf(inputs.current[i]!) + 1];
      if (next) next.focus();
      else event.preventDefault();
    } else if (event.key === "Backspace" && cells[i] === "" && i > 0) {
      event.preventDefault();
      set(cells.with(i - 1, ""));
      goTo(i - 1);
    }
  }

  return (
    <div class="answer-field grid" role="group" aria-labelledby={`${id}-label`}>
      <span class="answer-label" id={`${id}-label`}>
        {label}
      </span>
      <span class="slots">
        {given.map((cell, i) => (
          <span class="slot justify-center given" key={`given ${i}`}>
            {cell}
          </span>
        ))}
        {slots.map(({ name, mark, place }, i) => (
          <span
            key={i}
            class={`slot centred ${place === undefined ? "" : `place-${place}`}`}
          >
            <input
              ref={(input) => void (inputs.current[i] = input)}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              spellcheck={false}
              aria-label={name}
              aria-invalid={invalid}
              aria-describedby={describedBy}
              value={cells[i]}
              onFocus={(event) => event.currentTarget.select()}
              onInput={(event) => onInput(i, event as never)}
              onPaste={(event) => {
                event.preventDefault();
                fill(i, event.clipboardData?.getData("text") ?? "");
              }}
              onKeyDown={(event) => onKeyDown(i, event)}
            />
            {mark && <span aria-hidden="true">{mark}</span>}
          </span>
        ))}
      </span>
    </div>
  );
}

/** Whether the caret is after the box's character. */
function isAfter({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const { selectionStart } = target as HTMLInputElement;
  return selectionStart === 1 && !ctrlKey && !metaKey && !altKey;
}

type InputEventOf = InputEvent & { currentTarget: HTMLInputElement };

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { formatNumber } from "../text/format-number.ts";
import { Button } from "./Button.tsx";
import { parseWholeNumber } from "./parse-whole-number.ts";
import { isProblem, type ParseResult } from "./parse-result.ts";
import "./typed-field.css";

interface Props<T> {
  /** Unique on the page. */
  id: string;
  label: string;
  /** The field's text while it is not being edited. */
  text: string;
  /** What may be typed. An error replaces it, so that nothing moves. */
  hint: string;
  keyboardHint?: string | undefined;
  /** What the text refers to, if it can change while the text does not. */
  subject?: unknown;
  /** Width of the field in characters. */
  width: number;
  /** The keyboard that phones show. */
  inputMode?: "numeric" | "text";
  read(typed: string): ParseResult<T>;
  /** `amend` is true from the second change on while the reader types. */
  onValue(value: T, options: { amend: boolean }): void;
  /** What the up and down keys do in the field, if anything. */
  onStep?(by: 1 | -1, options: { amend: boolean }): void;
}

/**
 * A field that keeps what the reader typed. Valid text takes effect at once; invalid text
 * is explained in place, and the nearest valid one suggested.
 */
export function TypedField<T>(props: Props<T>) {
  const { id, label, text, subject, hint, keyboardHint, width, read, onValue, onStep } =
    props;
  const { inputMode = "numeric" } = props;
  const [draft, setDraft] = useState<string>();
  const [finished, setFinished] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const changed = useRef(false);
  /** Whether the next change of the text comes from this field. */
  const applied = useRef(false);

  // When the value or its range changes elsewhere in the figure, the draft is discarded: it
  // might have become valid without being applied or explained. The field can have the focus
  // then, because a finger that drags does not move it.
  useLayoutEffect(() => {
    if (!applied.current) setDraft(undefined);
    applied.current = false;
  }, [text, subject, hint]);

  const reading = draft === undefined ? undefined : read(draft);
  const problem =
    reading && isProblem(reading) && (finished || !reading.unfinished)
      ? reading
      : undefined;

  function type(typed: string): void {
    setDraft(typed);
    setFinished(false);
    const typedReading = read(typed);
    applied.current = !isProblem(typedReading);
    if (isProblem(typedReading)) return;
    onValue(typedReading.value, { amend: changed.current });
    changed.current = true;
  }

  function finish(): void {
    setFinished(true);
    changed.current = false;
    const done = reading !== undefined && !isProblem(reading);
    if (done || draft?.trim() === "") setDraft(undefined);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : undefined;
    if (event.key === "Enter") finish();
    else if (event.key === "Escape") setDraft(undefined);
    else if (by && onStep) {
      event.preventDefault();
      setDraft(undefined);
      onStep(by, { amend: event.repeat });
    }
  }

  return (
    <div class="typed-field grid needs-js">
      <label for={id}>{label}</label>
      <input
        ref={input}
        id={id}
        class="field"
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        autoCapitalize="characters"
        spellcheck={false}
        style={{ width: `calc(${width}ch + 1.75rem)` }}
        value={draft ?? text}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-message`}
        onFocus={() => (changed.current = false)}
        onInput={(event) => type(event.currentTarget.value)}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
      <div
        class="typed-message text-xs text-muted row"
        id={`${id}-message`}
        aria-live="polite"
      >
        {problem ? (
          <span class="typed-problem">{problem.problem}</span>
        ) : (
          <span class="typed-hint">
            {hint}
            {keyboardHint && <span class="keyboard-hint"> {keyboardHint}</span>}
          </span>
        )}
        {problem?.nearest !== undefined && (
          <Button
            onClick={() => {
              type(problem.nearest!);
              setDraft(undefined);
              input.current?.focus();
            }}
          >
            Use {problem.nearest}
          </Button>
        )}
      </div>
    </div>
  );
}

interface NumberProps {
  /** Unique on the page. */
  id: string;
  label: string;
  value: number;
  /** The smallest number that may be typed; 0 when left out. */
  first?: number;
  /** The largest number that may be typed. */
  last: number;
  /** The field's text while it is not being edited; by default the plain number. */
  text?: string;
  /** What may be typed, if there is more to say than how large it may be. */
  hint?: string;
  /**
   * Width of the field in characters; as many as the largest number has when left out.
   */
  width?: number;
  /** `amend` is true from the second change on while the reader types or holds a key. */
  onValue(value: number, options: { amend: boolean }): void;
  /** Called by the up and down keys; by default they step within the range. */
  onStep?(by: 1 | -1, options: { amend: boolean }): void;
}

/** A whole number, typed, or stepped by the up and down keys. */
export function NumberField(props: NumberProps) {
  const { value, first = 0, last, onValue, ...field } = props;
  return (
    <TypedField
      text={String(value)}
      hint={`${first} to ${formatNumber(last)}`}
      width={String(last).length}
      read={(typed) => parseWholeNumber(typed, last, first)}
      onValue={onValue}
      onStep={(by, options) => {
        const next = value + by;
        if (next >= first && next <= last) onValue(next, options);
      }}
      {...field}
    />
  );
}

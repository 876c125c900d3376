import { capitalised } from "../text/capitalised.ts";
import { useLayoutEffect } from "preact/hooks";
import { HiddenAnswer } from "../predict/HiddenAnswer.tsx";
import { useRoving } from "../widget/use-roving.ts";
import { ordinalWord } from "../text/number-word.ts";
import { UNTRANSLATED } from "../translation/untranslated.ts";

interface Props {
  digits: readonly number[];
  /** The number of editable digits, from the left; all by default. */
  free?: number;
  /**
   * The accessible name of what the column worth `place` factorial counts; by default its
   * value.
   */
  worth?(place: number): string;
  column: number;
  /** What the reader typed in a column, if it is invalid. */
  wrong: { column: number; typed: string } | undefined;
  messageId: string;
  onChoose(column: number): void;
  /** @returns whether it is a digit of that column */
  onType(column: number, typed: string): boolean;
  onLeave(): void;
  onStep(column: number, by: 1 | -1, options: { amend: boolean }): void;
}

/** The digit under each card, in a field. */
export function Digits(props: Props) {
  const { digits, column, wrong, messageId } = props;
  const { onChoose, onType, onLeave, onStep } = props;
  const n = digits.length;
  const { free = n, worth = (place) => `times ${place} factorial` } = props;
  const roving = useRoving(free, 0);

  // Selects the digit, so that typing replaces it.
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (roving.row.ref.current?.contains(active)) (active as HTMLInputElement).select();
  });

  function press(event: KeyboardEvent, at: number): void {
    const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : undefined;
    if (by === undefined) return;
    event.preventDefault();
    onStep(at, by, { amend: event.repeat });
  }

  return (
    <div
      class="permutation-digits"
      role="group"
      aria-label="Digits"
      {...roving.row}
      {...UNTRANSLATED}
    >
      {digits.map((digit, at) => {
        const place = n - 1 - at;
        const isWrong = wrong?.column === at;
        if (at >= free) {
          return (
            <span
              key={at}
              class={`permutation-digit text-centre place-${place}`}
              data-forced
            >
              {digit}
            </span>
          );
        }
        const look = `permutation-digit text-centre place-${place}`;
        return (
          <HiddenAnswer
            key={at}
            question={`digit-${at}`}
            label={`the ${ordinalWord(at + 1)} digit`}
            room="cell"
          >
            <input
              {...roving.item(at)}
              class={look}
              type="text"
              role="spinbutton"
              inputMode="numeric"
              autoComplete="off"
              aria-label={`${capitalised(ordinalWord(at + 1))} digit`}
              aria-valuemin={0}
              aria-valuemax={place}
              aria-valuenow={digit}
              aria-valuetext={`${digit} of at most ${place}, ${worth(place)}`}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? messageId : undefined}
              data-chosen={at === column || undefined}
              value={isWrong ? wrong.typed : digit}
              onFocus={(event) => {
                roving.item(at).onFocus();
                onChoose(at);
                event.currentTarget.select();
              }}
              onInput={(event) => {
                // The digits of a whole row can be typed one after the other.
                if (onType(at, event.currentTarget.value)) roving.focus(at + 1);
              }}
              onBlur={onLeave}
              onKeyDown={(event) => press(event, at)}
            />
          </HiddenAnswer>
        );
      })}
    </div>
  );
}

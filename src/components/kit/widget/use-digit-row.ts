import { useState } from "preact/hooks";
import { countWord } from "../text/number-word.ts";
import { useRoving } from "./use-roving.ts";

interface Options {
  digits: readonly number[];
  /** What has a digit, as in "wheel". */
  thing: string;
  /** Says why a typed digit doesn't fit a place; undefined if it does. */
  refusal(at: number, digit: number): string | undefined;
  dispatch(
    action: { type: "turn"; at: number; by: number },
    options?: { amend: boolean },
  ): void;
}

/**
 * A row of digits that are turned, or typed one after another. After the last digit,
 * another key is rejected instead of overwriting it. Spread `row` on the element around
 * them, and give the handlers of `digit(i)` to each.
 */
export function useDigitRow({ digits, thing, refusal, dispatch }: Options) {
  const roving = useRoving(digits.length, 0);
  const [refused, setRefused] = useState<string>();
  const [isFull, setIsFull] = useState(false);
  const last = digits.length - 1;

  function turn(at: number, by: number, options?: { amend: boolean }): void {
    setRefused(undefined);
    setIsFull(false);
    dispatch({ type: "turn", at, by }, options);
  }
  function type(at: number, digit: number): void {
    const problem =
      isFull && at === last
        ? `All ${countWord(digits.length, thing)} are set: choose one with ←\u00a0→ to type it again.`
        : refusal(at, digit);
    if (problem !== undefined) return setRefused(problem);
    turn(at, digit - digits[at]);
    roving.focus(at + 1);
    setIsFull(at === last);
  }

  return {
    row: { role: "group", onFocusIn: () => setIsFull(false), ...roving.row } as const,
    digit: (at: number) => ({
      item: roving.item(at),
      onTurn: (by: number, options: { amend: boolean }) => turn(at, by, options),
      onDigit: (digit: number) => type(at, digit),
    }),
    /** Why the last typed digit was refused. */
    refused,
  };
}

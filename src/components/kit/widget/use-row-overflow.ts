import { useState } from "preact/hooks";
import { countWord } from "../text/number-word.ts";

/**
 * For a row of digits typed one after another: after the last digit, another key is
 * rejected instead of overwriting it.
 *
 * @param count  how many places there are
 * @param place  what one of them is called
 */
export function useRowOverflow(count: number, place: string) {
  const [isFull, setIsFull] = useState(false);
  const last = count - 1;
  return {
    /** The message for a digit beyond the end; undefined if there is room. */
    refusal: (at: number): string | undefined =>
      isFull && at === last
        ? `All ${countWord(count, place)} are set: choose one with ←\u00a0→ to type it again.`
        : undefined,
    /** A digit was typed at a place. */
    typed: (at: number) => setIsFull(at === last),
    /** The reader has gone to a place, or turned it. */
    reopen: () => setIsFull(false),
  };
}

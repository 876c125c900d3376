import { useState } from "preact/hooks";
import { countWord } from "../text/number-word.ts";

/**
 * For a row whose digits are typed one after the other: when the last has been typed, the next
 * key has no place left, and does not overwrite it.
 *
 * @param count  how many places there are
 * @param place  what one of them is called
 */
export function useRowOverflow(count: number, place: string) {
  const [isFull, setIsFull] = useState(false);
  const last = count - 1;
  return {
    /** What is said of a digit that has no place; nothing where it has one. */
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

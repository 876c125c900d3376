import { valueOrThrow } from "../widget/parse-result.ts";
import { MIN_CARDS, parseOrder } from "./order-text.ts";

/**
 * A permutation as links write it: the pieces from 1, without spaces.
 *
 * @throws {Error} with words for the reader
 */
export function decodeOrder(text: string, thing: "card" | "piece"): number[] {
  if (!/^\d+$/.test(text)) {
    throw new Error("a permutation is written as digits alone, such as 3124");
  }
  return valueOrThrow(parseOrder(text, Math.max(text.length, MIN_CARDS), thing));
}

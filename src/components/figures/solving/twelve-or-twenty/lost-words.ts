import type { LostSolutions } from "../../../../workers/lost-solutions.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";

/** Whether the count came with the page, or how far this browser has got with its own. */
export type Phase = "built" | "counting" | "cancelled" | "counted" | "failed";

interface Told {
  readonly phase: Phase;
  readonly count: LostSolutions;
  /** The count that was made with the page. */
  readonly built: LostSolutions;
  readonly failure: string;
}

/** What the count has come to. */
export function wordsForLost({ phase, count, built, failure }: Told): string {
  if (phase === "counting") {
    return "Measuring all positions, then looking at the first moves of each …";
  }
  if (phase === "cancelled") return "Cancelled. What was reached stays on show.";
  if (phase === "failed") return `It could not be counted: ${failure}.`;
  if (phase === "built") return wordsForCount(count);
  const isAgreed = count.some === built.some && count.all === built.all;
  return isAgreed
    ? `Counted in this browser. ${wordsForCount(count)}`
    : "The library is broken: this count is not the one made with the page.";
}

function wordsForCount({ done, some, all }: LostSolutions): string {
  return `Of ${formatNumber(done)} cubes, the program with the slip misses at least one solution for ${formatNumber(some)} (${percent(some, done)}), and prints nothing for ${formatNumber(all)} of them (${percent(all, done)}).`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

import { N_STATES } from "../../../lib/puzzle/coordinates.ts";
import type { WholeTable } from "../../../workers/whole-table.ts";
import { meanOf, sumOf } from "../../kit/distances/histogram-sums.ts";
import { capitalised } from "../../kit/text/capitalised.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
import { countWord } from "../../kit/text/number-word.ts";
import {
  type ClassResults,
  countReported,
  numberOfPupil,
} from "./class-results-model.ts";

/** How many wrong results are put right in words. */
const MOST_NAMED = 3;

interface Props {
  state: ClassResults;
  /** How many positions there are at each distance. */
  all: readonly number[];
  /** Of meeting one of the farthest, by the number of pupils. */
  chances: readonly number[];
  /** The distance of each position, once it is known. */
  table: WholeTable | undefined;
  /** The pupils, from 1, whose results the table contradicts. */
  wrong: readonly number[];
}

/** What the results come to, beside what is true of all positions. */
export function ClassCaption({ state, all, chances, table, wrong }: Props) {
  const { reported } = state;
  const counts = countReported(state);
  const total = sumOf(counts);
  const farthest = all.length - 1;
  const chance = `${(100 * chances[reported.length]).toFixed(1)}\u00a0%`;
  return (
    <>
      {total === 0
        ? `The mean of all ${n(N_STATES)} positions is ${meanOf(all).toFixed(2)} turns; the farthest are ${farthest} away. `
        : `${capitalised(countWord(total, "result is", "results are"))} in. The class’s mean is ${meanOf(counts).toFixed(2)}, that of all ${n(N_STATES)} positions ${meanOf(all).toFixed(2)}; the dashed lines are what to expect. The farthest in the class is ${counts.findLastIndex((count) => count > 0)}, the farthest of all ${farthest}. `}
      The chance that a class of {countWord(reported.length, "pupil")} meets one of
      those is {chance}.{table && total > 0 && ` ${verdict(state, table, wrong)}`}
    </>
  );
}

function verdict(
  { first, reported }: ClassResults,
  { distance }: WholeTable,
  wrong: readonly number[],
): string {
  if (wrong.length === 0) return "The table agrees with all results.";
  const sentences = wrong.slice(0, MOST_NAMED).map((pupil) => {
    const number = numberOfPupil(first, pupil);
    return `Pupil ${pupil}: number ${n(number)} is ${distance[number]} turns away, not ${reported[pupil - 1]}.`;
  });
  const others = wrong.length - sentences.length;
  if (others > 0) {
    const are = countWord(others, "other result is", "other results are");
    sentences.push(`${capitalised(are)} wrong, too.`);
  }
  return sentences.join(" ");
}

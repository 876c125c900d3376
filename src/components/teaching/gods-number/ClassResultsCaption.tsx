import { N_STATES } from "#lib/puzzle/coordinates.ts";
import type { WholeTable } from "#src/workers/whole-table.ts";
import { meanOf, sumOf } from "#kit/distances/histogram-sums.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import { formatCount, formatNumber as n } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import {
  type ClassResultsState,
  countReported,
  numberOfPupil,
} from "./class-results-model.ts";

/** The most wrong results that are corrected individually. */
const MOST_NAMED = 3;

interface Props {
  state: ClassResultsState;
  /** Whether the class has asked for the results for all states. */
  isCompared: boolean;
  /** How many positions there are at each distance. */
  all: readonly number[];
  /** The chance of meeting one of the farthest, by the number of pupils. */
  chances: readonly number[];
  /** The distance of each position, once it is known. */
  table: WholeTable | undefined;
  /** The pupils, from 1, whose results the table contradicts. */
  wrong: readonly number[];
}

/** The results in words and, once the class asks for it, the results for all states. */
export function ClassResultsCaption(props: Props) {
  const { state, isCompared, all, chances, table, wrong } = props;
  const counts = countReported(state);
  const total = sumOf(counts);
  const sentences = [
    total === 0
      ? "No results are in yet."
      : `${capitalised(countWord(total, "result is", "results are"))} in. The class’s mean is ${turns(meanOf(counts))}, and its hardest cube is ${countWord(
          counts.findLastIndex((count) => count > 0),
          "turn",
        )} away.`,
    isCompared
      ? truth(all, chances, state.reported.length)
      : `Guess the largest distance of all ${n(N_STATES)} states, then press Compare.`,
    isCompared && total > 0 && "The dashed lines show what to expect.",
    table && total > 0 && verdict(state, table, wrong),
  ];
  return <>{sentences.filter(Boolean).join(" ")}</>;
}

function truth(
  all: readonly number[],
  chances: readonly number[],
  pupils: number,
): string {
  const chance = `${(100 * chances[pupils]).toFixed(1)}\u00a0%`;
  return `The mean of all ${n(N_STATES)} states is ${turns(meanOf(all))}, and the hardest are ${all.length - 1} turns away. The chance that a class of ${countWord(pupils, "pupil")} has one of those is ${chance}.`;
}

const turns = (mean: number) => `${mean.toFixed(2)} turns`;

function verdict(
  { first, reported }: ClassResultsState,
  { distance }: WholeTable,
  wrong: readonly number[],
): string {
  if (wrong.length === 0) return "The table agrees with all results.";
  const sentences = wrong.slice(0, MOST_NAMED).map((pupil) => {
    const number = numberOfPupil(first, pupil);
    return `Pupil ${pupil}: state ${n(number)} is ${formatCount(distance[number], "turn")} away, not ${reported[pupil - 1]}.`;
  });
  const others = wrong.length - sentences.length;
  if (others > 0) {
    const are = countWord(others, "other result is", "other results are");
    sentences.push(`${capitalised(are)} also wrong.`);
  }
  return sentences.join(" ");
}

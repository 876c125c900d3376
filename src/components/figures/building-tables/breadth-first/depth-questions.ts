import { predictNumber } from "#components/exercises/predict-number.ts";
import type { PredictionQuestion } from "#kit/predict/prediction.ts";
import { formatCount, formatNumber as n } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { BreadthFirstLog } from "./breadth-first-log.ts";

const NAMES = { permutations: "permutation", orientations: "orientation" };

/** Questions about a search: how many states there are at each depth, from 1 on. */
export function depthQuestions({
  histogram,
  moves,
  table,
}: BreadthFirstLog): PredictionQuestion[] {
  const thing = NAMES[table];
  const ways = countWord(moves.length, "move");
  return histogram.slice(1).map((count, i) => {
    const before = histogram[i];
    const depth = i + 1;
    const all = before * moves.length;
    return predictNumber({
      name: `depth-${depth}`,
      ask: `${i === 0 ? `The search starts from one ${thing}.` : `${formatCount(before, thing)} ${before === 1 ? "is" : "are"} ${countWord(i, "turn")} away.`} How many are ${countWord(depth, "turn")} away?`,
      answer: count,
      right: `${n(before)} × ${moves.length} = ${formatCount(all, "turn")} ${all === 1 ? "leads" : "lead"} to ${n(count)} new ${thing}${count === 1 ? "" : "s"}.`,
      mistakes: [
        {
          leadsTo: all,
          says: `${n(before)} times ${ways} makes ${formatCount(all, "turn")}, but some lead back, and some lead to the same ${thing}.`,
        },
        {
          leadsTo: before * (moves.length - 1),
          says: "That leaves out only the turns that lead back. Turns of the same face lead no farther, and different paths meet.",
        },
      ],
      otherwise: (guess) =>
        guess > all
          ? `That is more than the number of turns: ${n(before)} × ${moves.length} = ${n(all)}.`
          : `There are ${guess > count ? "fewer" : "more"}: ${n(count)} of the ${formatCount(all, "turn")} ${count === 1 ? "leads" : "lead"} to something new.`,
    });
  });
}

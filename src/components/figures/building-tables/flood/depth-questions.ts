import { numberToPredict } from "../../../exercises/number-to-predict.ts";
import type { Question } from "../../../kit/predict/prediction.ts";
import { formatNumber as n } from "../../../kit/text/format-number.ts";
import { countWord } from "../../../kit/text/number-word.ts";
import type { FloodLog } from "./flood-log.ts";

const NAMES = { permutations: "orders", orientations: "twistings" };

/** How many are found at each depth, from 1 on. */
export function depthQuestions({ histogram, moves, table }: FloodLog): Question[] {
  const things = NAMES[table];
  const ways = countWord(moves.length, "move");
  return histogram.slice(1).map((count, i) => {
    const before = histogram[i];
    const depth = i + 1;
    const all = before * moves.length;
    return numberToPredict({
      name: `depth-${depth}`,
      ask: `${i === 0 ? `The flood starts from one of the ${things}.` : `${n(before)} ${things} are ${countWord(i, "turn")} away.`} How many are ${countWord(depth, "turn")} away?`,
      answer: count,
      right: `${n(before)} × ${moves.length} = ${n(all)} turns lead to ${n(count)} new ${things}.`,
      slips: [
        {
          leadsTo: all,
          says: `${n(before)} times ${ways} are that many turns, but some lead back, and some lead to the same place.`,
        },
        {
          leadsTo: before * (moves.length - 1),
          says: "That takes off the way back only. Turns of the same face go no further, and different ways meet.",
        },
      ],
      otherwise: (guess) =>
        guess > all
          ? `That is more than all the turns that are made: ${n(before)} × ${moves.length} = ${n(all)}.`
          : `There are ${guess > count ? "fewer" : "more"}: ${n(count)} of the ${n(all)} turns lead to something new.`,
    });
  });
}

import { turnUnit } from "#kit/distances/turn-unit.ts";
import { predictNumber } from "#components/exercises/predict-number.ts";
import type { PredictionQuestion } from "#kit/predict/prediction.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { AllSolutions } from "./all-solutions.ts";

/** Questions about the cube's distance and the number of its solutions. */
export function solutionQuestions(
  result: AllSolutions | undefined,
): PredictionQuestion[] {
  if (!result || result.distance === 0) return [];
  const { distance, metric, solutions } = result;
  const turn = turnUnit(metric);
  const count = solutions.length;
  return [
    predictNumber({
      name: "distance",
      ask: `How many ${turn}s is this cube from solved?`,
      answer: distance,
      right: `It is ${countWord(distance, turn)} away.`,
      otherwise: (guess) =>
        guess > distance
          ? `There is a shorter solution: ${countWord(distance, turn)}.`
          : `No solution is that short: it takes ${countWord(distance, turn)}.`,
    }),
    predictNumber({
      name: "count",
      ask: `How many solutions of ${countWord(distance, turn)} are there?`,
      answer: count,
      right:
        count === 1
          ? "There is one, and every other solution is longer."
          : `There are ${n(count)}, all of the same length.`,
      otherwise: (guess) =>
        `There are ${guess > count ? "fewer" : "more"}: ${n(count)}.`,
    }),
  ];
}

import { predictNumber } from "#components/exercises/predict-number.ts";
import type { Feedback, PredictionQuestion } from "#kit/predict/prediction.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { formatList } from "#kit/text/format-list.ts";
import { quote } from "#kit/widget/parse-result.ts";
import { assembliesOf } from "#src/puzzles/assemblies.ts";
import { type Finding, findForced, type FindingVerdict } from "./findings.ts";
import { type ForcedState, selectedPuzzle } from "./forced-model.ts";

const ORDERS = ["all", "even", "tied", "fewer"];
const TWISTS = ["free", "forced"];

/** The answer for each verdict. */
const ANSWER_WORDS: Partial<Record<FindingVerdict, string>> = {
  all: "all",
  even: "even",
  tied: "tied",
  fewer: "fewer",
  free: "free",
  forced: "forced",
  "tied sum": "forced",
};

/** Questions for what is forced in each part, and for the number of states. */
export function forcedQuestions(state: ForcedState): PredictionQuestion[] {
  const puzzle = selectedPuzzle(state);
  const findings = findForced(puzzle);
  const parts = findings.flatMap((finding, i) => {
    const answer = ANSWER_WORDS[finding.verdict];
    return answer === undefined ? [] : [partQuestion(finding, i, answer)];
  });
  const assemblies = Number(assembliesOf(puzzle).count);
  const { size } = puzzle;
  const factors = findings.flatMap(({ sizes }) => sizes.map(n));
  const statesQuestion = predictNumber({
    name: "positions",
    ask: "How many states do the moves lead to in all?",
    answer: size,
    right:
      factors.length > 1
        ? `${factors.join(" × ")} = ${n(size)}.`
        : `${n(size)}, as many as its only part has.`,
    mistakes: [
      {
        leadsTo: assemblies,
        says: "That is how many ways there are to put the pieces together. Not all of them can be reached by moves.",
      },
      {
        leadsTo: assemblies / 2,
        says: "That is half of all, but more than one thing is forced here.",
      },
    ].filter(({ leadsTo }) => leadsTo !== size),
    otherwise: `The parts are independent: ${factors.join(" × ")}.`,
  });
  return [...parts, statesQuestion];
}

function partQuestion(
  { what, reason, verdict }: Finding,
  i: number,
  answer: string,
): PredictionQuestion {
  const explanation = `${capitalised(reason)}.`;
  const isOrders = ORDERS.includes(answer);
  const words = isOrders ? ORDERS : TWISTS;
  return {
    name: `part-${i}`,
    text: isOrders
      ? `The ${verdict === "fewer" ? what : what.replace("permutation", "order")}: all orders, only even ones, tied to other pieces, or fewer?`
      : `The ${what}: is the last one free or forced?`,
    tell: explanation,
    answer,
    check(typed): Feedback {
      const guess = words.find((word) => typed.toLowerCase().includes(word));
      if (guess === undefined) {
        return {
          verdict: "unreadable",
          says: `${quote(typed)} is none of ${formatList(words.map((word) => `“${word}”`))}.`,
        };
      }
      return guess === answer
        ? { verdict: "right", says: explanation }
        : { verdict: "wrong", says: explanation };
    },
  };
}

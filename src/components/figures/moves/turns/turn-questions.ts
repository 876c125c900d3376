import { spaced, toCards } from "../../../exercises/cards.ts";
import { rankCards } from "../../../exercises/indexing/rank-cards.ts";
import { orientationQuestion } from "../../../exercises/orientations/rank-twists.ts";
import { predictNumber } from "../../../exercises/predict-number.ts";
import { moveLabel } from "../../../kit/cube/move-label.ts";
import type { PredictionQuestion } from "../../../kit/predict/prediction.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import type { CoordinateTurn } from "./turn-coordinate.ts";

interface TurnResult {
  readonly move: number;
  readonly order: CoordinateTurn;
  readonly twists: CoordinateTurn;
}

/** Questions about a turn: each moved piece, the new index; then the same for twists. */
export function turnQuestions({
  move,
  order,
  twists,
}: TurnResult): PredictionQuestion[] {
  const touched = order.source.flatMap((from, to) => (from === to ? [] : to));
  const free = twists.after.slice(0, -1);
  return [
    ...touched.map((to) => pieceQuestion(to, order, move)),
    {
      name: "order-number",
      text: `What is the number of the permutation ${spaced(toCards(order.after))}?`,
      tell: `It is number ${formatNumber(order.newIndex)}.`,
      answer: String(order.newIndex),
      check: rankCards(toCards(order.after)).check,
    },
    ...touched.map((to) => twistQuestion(to, twists, move)),
    {
      name: "twist-number",
      text: `What is the number of the twists ${spaced(free)}?`,
      tell: `It is number ${formatNumber(twists.newIndex)}.`,
      answer: String(twists.newIndex),
      check: orientationQuestion(free).check,
    },
  ];
}

function pieceQuestion(
  to: number,
  { before, source, after }: CoordinateTurn,
  move: number,
): PredictionQuestion {
  const from = source[to];
  return predictNumber({
    name: `order-${to}`,
    ask: `Which piece does ${moveLabel(move)} bring to position ${to + 1}?`,
    answer: after[to] + 1,
    right: `The one from position ${from + 1}: piece ${after[to] + 1}.`,
    mistakes: [
      { leadsTo: before[to] + 1, says: "That piece was there before the turn." },
      {
        leadsTo: before[source.indexOf(to)] + 1,
        says: "That is what the turn in the other direction would bring.",
      },
      { leadsTo: from + 1, says: "That is the position that it comes from." },
    ],
    otherwise: `The piece comes from position ${from + 1}.`,
  });
}

function twistQuestion(
  to: number,
  steps: CoordinateTurn,
  move: number,
): PredictionQuestion {
  const { before, source, after } = steps;
  const from = source[to];
  const added = steps.addedTwists![to];
  const came = before[from];
  const sum = came + added;
  return predictNumber({
    name: `twist-${to}`,
    ask: `What is the twist at position ${to + 1} after ${moveLabel(move)}?`,
    answer: after[to],
    right: `It comes from position ${from + 1} with ${came}, and ${moveLabel(move)} adds ${added}: ${sum > 2 ? `${sum}, which is ${after[to]}` : sum}.`,
    mistakes: [
      { leadsTo: sum, says: "Three thirds are a whole turn: a twist is 0, 1 or 2." },
      {
        leadsTo: came,
        says: `It had that twist before, and ${moveLabel(move)} adds ${added}.`,
      },
      { leadsTo: before[to], says: "That was the twist there before the turn." },
    ],
    otherwise: `It comes from position ${from + 1}, and the turn adds ${added}.`,
  });
}

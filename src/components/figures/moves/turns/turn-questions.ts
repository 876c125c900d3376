import { spaced, toCards } from "#components/exercises/cards.ts";
import { rankCards } from "#components/exercises/indexing/rank-cards.ts";
import { orientationQuestion } from "#components/exercises/orientations/rank-twists.ts";
import { predictNumber } from "#components/exercises/predict-number.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import type { PredictionQuestion } from "#kit/predict/prediction.ts";
import { formatNumber } from "#kit/text/format-number.ts";
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
      text: `What is the index of the permutation ${spaced(toCards(order.after))}?`,
      tell: `Its index is ${formatNumber(order.newIndex)}.`,
      answer: String(order.newIndex),
      check: rankCards(toCards(order.after)).check,
    },
    ...touched.map((to) => twistQuestion(to, twists, move)),
    {
      name: "twist-number",
      text: `What is the index of the orientation ${spaced(free)}?`,
      tell: `Its index is ${formatNumber(twists.newIndex)}.`,
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
        says: "The turn in the opposite direction brings that piece.",
      },
      { leadsTo: from + 1, says: "That is the position the piece comes from." },
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
    right: `The piece comes from position ${from + 1} with twist ${came}, and ${moveLabel(move)} adds ${added}: ${sum > 2 ? `${sum}, which counts as ${after[to]}` : sum}.`,
    mistakes: [
      {
        leadsTo: sum,
        says: "Three thirds make a whole turn, so a twist is always 0, 1 or 2.",
      },
      {
        leadsTo: came,
        says: `The piece had that twist before, and ${moveLabel(move)} adds ${added}.`,
      },
      {
        leadsTo: before[to],
        says: "That was the twist in this position before the turn.",
      },
    ],
    otherwise: `The piece comes from position ${from + 1}, and the turn adds ${added}.`,
  });
}

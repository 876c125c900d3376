import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { FACE_NAMES, faceOf, HTM_MOVES, quarterTurnsOf } from "#lib/puzzle/moves.ts";
import type { LiveAnswer } from "#src/workers/live-distances.ts";
import { movesIn, subsetOf } from "#kit/cube/move-subset.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { formatPercent } from "#kit/distances/lower-bound-counts.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { formatList } from "#kit/text/format-list.ts";
import { countWord } from "#kit/text/number-word.ts";
import { meanOf } from "#kit/distances/histogram-sums.ts";
import { type GoalChoice, GOAL_TEXTS, MOVE_SETS } from "./live-choices.ts";

export function goalDescription(goal: GoalChoice): string {
  return GOAL_TEXTS[goal].description;
}

/** The allowed moves, as named in a sentence. */
export function movesDescription(subset: number): string {
  const set = MOVE_SETS.find((set) => set.subset === subset);
  if (set) return set.description;
  const moves = movesIn(subset);
  if (moves.length === 0) return "no move";
  const missing = HTM_MOVES.filter((move) => !moves.includes(move));
  if (missing.length < 3) return `all moves but ${listMoves(missing)}`;
  const faces = FACE_NAMES.filter((_, face) =>
    moves.some((move) => faceOf(move) === face),
  );
  const hasWholeFaces = moves.length === 3 * faces.length;
  return hasWholeFaces
    ? `turns of ${formatList(faces)} alone`
    : `${listMoves(moves)} alone`;
}

/** Says "clockwise" for quarter turns, because face letters also name faces. */
function listMoves(moves: readonly number[]): string {
  const names = formatList(moves.map(moveLabel));
  return moves.every((move) => quarterTurnsOf(move) === 1)
    ? `clockwise ${names}`
    : names;
}

/** How many states can reach the goal. */
export function reachMessage({
  histogram,
  reachable: reached,
  question: to,
}: Pick<LiveAnswer, "histogram" | "reachable" | "question">): string {
  const goal = goalDescription("name" in to.goal ? to.goal.name : "own");
  if (reached === 0) return `No state matches ${goal}.`;
  const share =
    reached === N_STATES
      ? `all ${formatNumber(N_STATES)} states can reach it`
      : `${formatNumber(reached)} of ${formatNumber(N_STATES)} states can reach it, ${formatPercent(reached, N_STATES)}`;
  const farthest = histogram.length - 1;
  return `Goal: ${goal}. With ${movesDescription(subsetOf(to.moves))}, ${share}: in ${meanOf(histogram).toFixed(2)} moves on average, and in ${farthest} at most.`;
}

/** The distance of the reader's cube from the goal. */
export function cubeDistanceMessage({
  distance,
  reachable: reached,
  question: { cube },
}: Pick<LiveAnswer, "distance" | "reachable" | "question">): string {
  if (reached === 0) {
    return `No state matches your pattern, so your cube, state ${formatNumber(cube)}, cannot reach it.`;
  }
  const name = cubeLabel(cube);
  if (distance === Infinity) return `${name} cannot reach the goal with these moves.`;
  if (distance === 0) return `${name} is at the goal already.`;
  return `${name} is ${countWord(distance, "move")} from the goal: see the framed number.`;
}

/** The text while the cube's distance is unknown. */
export function pendingDistanceMessage(
  cube: number,
  failure: string | undefined,
): string {
  return failure ? `${cubeLabel(cube)} has no distance yet.` : `${cubeLabel(cube)} …`;
}

function cubeLabel(cube: number): string {
  return `Your cube, state ${formatNumber(cube)},`;
}

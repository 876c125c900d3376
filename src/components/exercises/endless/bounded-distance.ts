import { rankState } from "#lib/puzzle/coordinates.ts";
import { applyMove, HTM_MOVES } from "#lib/puzzle/moves.ts";
import { SOLVED, type State } from "#lib/puzzle/state.ts";

/** Limits the search, so that the page needs no table of all states. */
const MAX_DISTANCE = 3;

let near: ReadonlyMap<number, number> | undefined;

/**
 * The distance of a state in the half-turn metric, if it is at most `MAX_DISTANCE`.
 * @returns undefined when it exceeds `MAX_DISTANCE`
 */
export function boundedDistance(state: State): number | undefined {
  near ??= flood();
  return near.get(rankState(state));
}

function flood(): Map<number, number> {
  const distances = new Map([[0, 0]]);
  let frontier: State[] = [SOLVED];
  for (let depth = 1; depth <= MAX_DISTANCE; depth++) {
    const next: State[] = [];
    for (const state of frontier.flatMap((from) =>
      HTM_MOVES.map((move) => applyMove(from, move)),
    )) {
      const number = rankState(state);
      if (distances.has(number)) continue;
      distances.set(number, depth);
      next.push(state);
    }
    frontier = next;
  }
  return distances;
}

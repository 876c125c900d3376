import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { invertMoves, N_MOVES } from "#lib/puzzle/moves.ts";
import { moveTables, stateAfterMove } from "#lib/tables/move-tables.ts";
import type { AllSolutions } from "./all-solutions.ts";

/** The entry of the solved state. */
const NO_TURN = -1;

/**
 * A breadth-first search from solved that stores for each state the turn that first led there.
 *
 * @returns one turn per state, by index; -1 for solved
 * @cost    nine look-ups per state
 */
export function buildParentTurns(): Int8Array {
  const tables = moveTables();
  const turns = new Int8Array(N_STATES).fill(NO_TURN);
  const reached = new Int32Array(N_STATES);
  let count = 1;
  for (let i = 0; i < count; i++) {
    for (let move = 0; move < N_MOVES; move++) {
      const next = stateAfterMove(tables, reached[i], move);
      if (next === 0 || turns[next] !== NO_TURN) continue;
      turns[next] = move;
      reached[count++] = next;
    }
  }
  return turns;
}

/** Solves a state by undoing the stored turns. */
export function followParentTurns(turns: Int8Array, start: number): number[] {
  const tables = moveTables();
  const moves: number[] = [];
  for (let index = start; index !== 0;) {
    const [undo] = invertMoves([turns[index]]);
    moves.push(undo);
    index = stateAfterMove(tables, index, undo);
  }
  return moves;
}

/** Keeps only one of a cube's solutions. */
export function withSingleSolution(
  result: AllSolutions,
  moves: readonly number[],
): AllSolutions {
  const { states, turns } = result.graph;
  const visited = new Set([result.index]);
  const path = moves.map((move) => {
    const from = [...visited].at(-1)!;
    const turn = turns.find((one) => one.from === from && one.move === move)!;
    visited.add(turn.to);
    return { ...turn, solutions: 1 };
  });
  return {
    ...result,
    solutions: [moves],
    graph: {
      states: states
        .filter(({ index }) => visited.has(index))
        .map((state) => ({ ...state, solutions: 1 })),
      turns: path,
      solutions: 1,
    },
  };
}

import { unrankOrientation } from "../../../../lib/indexing/orientation.ts";
import { unrankPermutation } from "../../../../lib/indexing/permutation.ts";
import { applyMoves } from "../../../../lib/puzzle/moves.ts";
import { N_PIECES, SOLVED, type State } from "../../../../lib/puzzle/state.ts";
import { nameMove } from "../../../kit/cube/name-move.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { countWord } from "../../../kit/text/number-word.ts";
import type { FloodLog } from "./flood-log.ts";
import { wayTo } from "./moment.ts";

/** Whether an index has its distance at a time, gets it later, or never. */
export type CellFate = "reached" | "later" | "never";

export function fateOf(log: FloodLog, time: number, cell: number): CellFate {
  const place = log.placeInFound[cell];
  if (place < 0) return "never";
  return log.foundAt[place] <= time ? "reached" : "later";
}

/**
 * The state that an index represents: the permutation of the pieces, from 1, or their
 * twists.
 */
export function digitsOf({ table }: FloodLog, cell: number): number[] {
  return table === "permutations"
    ? unrankPermutation(cell, N_PIECES).map((piece) => piece + 1)
    : unrankOrientation(cell, N_PIECES, 3);
}

/**
 * A whole cube with this index: the result of the turns that lead to it; if none are known,
 * the cube with nothing else changed.
 */
export function cubeOf(log: FloodLog, time: number, cell: number): State {
  if (fateOf(log, time, cell) === "reached") {
    return applyMoves(
      SOLVED,
      wayTo(log, cell).map(({ move }) => move),
    );
  }
  return log.table === "permutations"
    ? { ...SOLVED, permutation: unrankPermutation(cell, N_PIECES) }
    : { ...SOLVED, orientation: unrankOrientation(cell, N_PIECES, 3) };
}

/** A description for screen readers. */
export function cellWords(log: FloodLog, time: number, cell: number): string {
  const kind = log.table === "permutations" ? "order" : "twists";
  const head = `Number ${formatNumber(cell)}, ${kind} ${digitsOf(log, cell).join(" ")}`;
  switch (fateOf(log, time, cell)) {
    case "never":
      return `${head}: these moves never lead here.`;
    case "later":
      return `${head}: not reached yet.`;
    case "reached": {
      const way = wayTo(log, cell).map(({ move }) => nameMove(move));
      if (way.length === 0) return `${head}: this is solved.`;
      return `${head}: ${countWord(way.length, "turn")} from solved, by ${way.join(" ")}.`;
    }
  }
}

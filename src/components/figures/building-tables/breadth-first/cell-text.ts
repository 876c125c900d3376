import { unrankOrientation } from "#lib/indexing/orientation.ts";
import { unrankPermutation } from "#lib/indexing/permutation.ts";
import { applyMoves } from "#lib/puzzle/moves.ts";
import { N_PIECES, SOLVED, type State } from "#lib/puzzle/state.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { BreadthFirstLog } from "./breadth-first-log.ts";
import { shortestPathTo } from "./search-snapshot.ts";

/** Whether an index has its distance at a time, gets it later, or never. */
export type CellStatus = "reached" | "later" | "never";

export function cellStatus(
  log: BreadthFirstLog,
  time: number,
  cell: number,
): CellStatus {
  const place = log.discoveryIndex[cell];
  if (place < 0) return "never";
  return log.discoveryTimes[place] <= time ? "reached" : "later";
}

/** The permutation that an index represents, pieces from 1; or the orientation. */
export function cellDigits({ table }: BreadthFirstLog, cell: number): number[] {
  return table === "permutations"
    ? unrankPermutation(cell, N_PIECES).map((piece) => piece + 1)
    : unrankOrientation(cell, N_PIECES, 3);
}

/** A state with this index: reached by turns, or else solved in all other respects. */
export function cellState(log: BreadthFirstLog, time: number, cell: number): State {
  if (cellStatus(log, time, cell) === "reached") {
    return applyMoves(
      SOLVED,
      shortestPathTo(log, cell).map(({ move }) => move),
    );
  }
  return log.table === "permutations"
    ? { ...SOLVED, permutation: unrankPermutation(cell, N_PIECES) }
    : { ...SOLVED, orientation: unrankOrientation(cell, N_PIECES, 3) };
}

/** The description of a cell for screen readers. */
export function cellDescription(
  log: BreadthFirstLog,
  time: number,
  cell: number,
): string {
  const kind = log.table === "permutations" ? "permutation" : "orientation";
  const head = `Index ${formatNumber(cell)}, ${kind} ${cellDigits(log, cell).join(" ")}`;
  switch (cellStatus(log, time, cell)) {
    case "never":
      return `${head}: these moves never lead here.`;
    case "later":
      return `${head}: not reached yet.`;
    case "reached": {
      const path = shortestPathTo(log, cell).map(({ move }) => moveLabel(move));
      if (path.length === 0) return `${head}: this is solved.`;
      return `${head}: ${countWord(path.length, "turn")} from solved, by ${path.join(" ")}.`;
    }
  }
}

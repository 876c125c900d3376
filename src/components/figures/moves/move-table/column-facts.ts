import { N_MOVES } from "../../../../lib/puzzle/moves.ts";
import { lookUp, countRows, type TableName } from "./table-walk-model.ts";

/**
 * Whether a column holds each number of its table exactly once, found by ticking off
 * all of them.
 *
 * @cost one look at each row
 */
export function holdsEachNumberOnce(table: TableName, move: number): boolean {
  const size = countRows(table);
  const seen = new Uint8Array(size);
  for (let row = 0; row < size; row++) seen[lookUp(table, row, move)]++;
  return seen.every((times) => times === 1);
}

/**
 * In how many columns of a table each number stands exactly once: all nine, unless a
 * move is no turn.
 */
export function countCompleteColumns(table: TableName): number {
  return Array.from({ length: N_MOVES }, (_, move) => move).filter((move) =>
    holdsEachNumberOnce(table, move),
  ).length;
}

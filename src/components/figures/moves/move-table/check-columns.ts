import { N_MOVES } from "#lib/puzzle/moves.ts";
import { lookUpMove, countTableRows, type TableName } from "./table-walk-model.ts";

/** Whether a column contains each index exactly once. @cost one look-up per row */
export function hasEachIndexOnce(table: TableName, move: number): boolean {
  const size = countTableRows(table);
  const seen = new Uint8Array(size);
  for (let row = 0; row < size; row++) seen[lookUpMove(table, row, move)]++;
  return seen.every((times) => times === 1);
}

/** The number of columns that contain each index once: nine in a right table. */
export function countCompleteColumns(table: TableName): number {
  return Array.from({ length: N_MOVES }, (_, move) => move).filter((move) =>
    hasEachIndexOnce(table, move),
  ).length;
}

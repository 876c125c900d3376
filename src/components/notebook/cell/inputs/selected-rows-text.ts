import type { TableInput } from "#notebook/inputs/inputs.ts";
import { formatNumber } from "#kit/text/format-number.ts";

/** Describes how many of a table's rows are selected: "2 of 10 rows". */
export function selectedRowsText(
  { rows: { length }, required }: TableInput,
  selected: number,
): string {
  if (length === 0) return "there are no rows";
  const rows = length === 1 ? "1 row" : `${formatNumber(length)} rows`;
  if (selected > 0) return `${formatNumber(selected)} of ${rows}`;
  return required ? `all of ${rows}, while no box is ticked` : `none of ${rows}`;
}

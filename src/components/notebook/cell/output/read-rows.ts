import type { RowsPage } from "#notebook/output/output.ts";
import type { RowOrder } from "#notebook/output/row-order.ts";

/** Loads rows of a table by its id, from an index in the given order. */
export type ReadRows = (
  id: number,
  from: number,
  count: number,
  order: RowOrder,
) => Promise<RowsPage>;

import type { RowsPage } from "../../../../notebook/output/output.ts";
import type { RowOrder } from "../../../../notebook/output/row-order.ts";

/** Loads rows of the table with this id, starting at a place in an order. */
export type ReadRows = (
  id: number,
  from: number,
  count: number,
  order: RowOrder,
) => Promise<RowsPage>;

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { RowOrder } from "#notebook/output/row-order.ts";

interface Props {
  columns: readonly string[];
  isNumeric: readonly boolean[];
  order: RowOrder;
  first?: ComponentChildren;
  /** Called with a column to sort by; without it the headers are not buttons. */
  onSort?: ((column: number) => void) | undefined;
}

/** The headers of a table's columns: buttons once hydrated. */
export function TableHeads({
  columns,
  isNumeric,
  order,
  first = "index",
  onSort,
}: Props) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <tr>
      <th scope="col">{first}</th>
      {columns.map((column, k) => {
        const sorted = order.column === k ? sortDirection(order) : undefined;
        return (
          <th
            key={k}
            scope="col"
            data-number={isNumeric[k] || undefined}
            aria-sort={sorted}
          >
            {isHydrated && onSort ? (
              <button type="button" class="table-sort" onClick={() => onSort(k)}>
                {column}
              </button>
            ) : (
              column
            )}
          </th>
        );
      })}
    </tr>
  );
}

function sortDirection({ isDescending: isDown }: RowOrder): "ascending" | "descending" {
  return isDown ? "descending" : "ascending";
}

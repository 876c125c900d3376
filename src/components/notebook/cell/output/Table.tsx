import { useState } from "preact/hooks";
import type { TableView } from "#notebook/output/output.ts";
import {
  isOriginalOrder,
  MAX_FILTER_TEXT,
  NUMBER_CELL,
} from "#notebook/output/row-order.ts";

/** Cells that don't stop a column from counting as numeric. */
const NON_NUMBERS = new Set(["", "null", "undefined"]);

import { formatNumber } from "#kit/text/format-number.ts";
import { Button } from "#kit/widget/Button.tsx";
import { copyText } from "#kit/widget/copy-text.ts";
import { parseWholeNumber } from "#kit/widget/parse-whole-number.ts";
import { isProblem } from "#kit/widget/parse-result.ts";
import type { ReadRows } from "./read-rows.ts";
import { TableHeads } from "./TableHeads.tsx";
import { canSort, PAGE_ROWS, useRows } from "./use-rows.ts";

export interface TableProps {
  id: string;
  view: TableView;
  readRows?: ReadRows;
}

/** A table, ten rows at a time, with row indices from 0. */
export function Table({ id, view, readRows }: TableProps) {
  const { columns } = view;
  const table = useRows(id, view, readRows);
  const { visible, problem, setProblem, goTo } = table;
  const { rows, indices, order, from, total } = visible;
  const [typed, setTyped] = useState("");
  const [searchText, setSearchText] = useState(table.searchText);
  const [copied, setCopied] = useState("");
  const isOwn = isOriginalOrder(order);
  const end = from + rows.length;

  function type(text: string): void {
    setTyped(text);
    if (text.trim() === "") return setProblem(undefined);
    const reading = parseWholeNumber(text, total - 1);
    if (isProblem(reading)) setProblem(reading.problem);
    else goTo(reading.value);
  }

  function reset(change: () => void): void {
    setTyped("");
    setCopied("");
    change();
  }

  async function copy(): Promise<void> {
    try {
      const { text, count, total: all } = await table.asText();
      const isCopied = await copyText(text);
      if (!isCopied) return setProblem("This browser does not let the page copy.");
      const which = count < all ? `the first ${formatNumber(count)} of ` : "";
      setCopied(`Copied ${which}${rowCountLabel(all)}, with tabs between cells.`);
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  const isNumeric = columns.map((_, k) =>
    view.rows.every((cells) => NON_NUMBERS.has(cells[k]) || NUMBER_CELL.test(cells[k])),
  );
  const selection = isOwn ? parseWholeNumber(typed, total - 1) : undefined;
  const isSelected = (index: number) =>
    (selection && !isProblem(selection) && selection.value === index) || undefined;
  const sort = (column: number) => reset(() => table.sort(column));

  return (
    <div class="cell-table">
      <div
        class="table-scroll rounded framed"
        tabIndex={0}
        role="group"
        aria-label="Table"
      >
        <table>
          <thead>
            <TableHeads
              columns={columns}
              isNumeric={isNumeric}
              order={order}
              onSort={canSort(view) ? sort : undefined}
            />
          </thead>
          <tbody>
            {rows.map((cells, i) => (
              <tr key={indices[i]} data-chosen={isSelected(indices[i])}>
                <th scope="row">{String(indices[i])}</th>
                {cells.map((cell, k) => (
                  <td key={k} data-number={isNumeric[k] || undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {view.total > PAGE_ROWS && (
        <div class="table-pager text-muted row">
          <span class="table-where" role="status">
            {isOwn
              ? `${formatNumber(from)} to ${formatNumber(end - 1)} of ${rowCountLabel(total)}`
              : orderLabel(visible, columns)}
          </span>
          <Button
            class="needs-js"
            idle={from === 0}
            onClick={() => reset(() => table.step(-PAGE_ROWS))}
          >
            Previous
          </Button>
          <Button
            class="needs-js"
            idle={end >= total}
            onClick={() => reset(() => table.step(PAGE_ROWS))}
          >
            Next
          </Button>
          {isOwn && (
            <label class="needs-js">
              go to index
              <input
                class="field"
                type="text"
                inputMode="numeric"
                autoComplete="off"
                size={Math.max(String(total).length, 3)}
                value={typed}
                aria-invalid={problem !== undefined}
                aria-describedby={`${id}-problem`}
                onInput={(event) => type(event.currentTarget.value)}
              />
            </label>
          )}
          {canSort(view) && (
            <>
              <label class="needs-js">
                rows with
                <input
                  class="field"
                  type="search"
                  autoComplete="off"
                  size={10}
                  maxLength={MAX_FILTER_TEXT}
                  value={searchText}
                  onInput={({ currentTarget }) =>
                    reset(() => {
                      setSearchText(currentTarget.value);
                      table.filter(currentTarget.value);
                    })
                  }
                />
              </label>
              <Button class="needs-js" onClick={() => void copy()}>
                Copy
              </Button>
              <span role="status">{copied}</span>
            </>
          )}
          <span class="output-problem" id={`${id}-problem`} role="alert">
            {problem}
          </span>
        </div>
      )}
    </div>
  );
}

function orderLabel(
  { from, rows, total, order }: ReturnType<typeof useRows>["visible"],
  columns: readonly string[],
): string {
  const { column, isDescending: isDown, contains } = order;
  const having = contains === "" ? "" : ` with “${contains}”`;
  if (total === 0) return `no row${having}`;
  const by =
    column === undefined
      ? ""
      : `, by ${columns[column]}${isDown ? ", descending" : ""}`;
  const [first, last] = [from + 1, from + rows.length].map(formatNumber);
  return `rows ${first} to ${last} of ${formatNumber(total)}${having}${by}`;
}

function rowCountLabel(count: number): string {
  return `${formatNumber(count)} rows`;
}

import { useRef, useState } from "preact/hooks";
import type { TableRow, TableView } from "../../../../notebook/show/output.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { readWhole } from "../../../kit/widget/read-whole.ts";
import { isProblem } from "../../../kit/widget/reading.ts";

/** Loads rows of the table with this id, starting at an index. */
export type ReadRows = (
  id: number,
  from: number,
  count: number,
) => Promise<readonly TableRow[]>;

interface Props {
  id: string;
  view: TableView;
  readRows?: ReadRows;
}

/** The visible part of a table. */
interface Page {
  readonly from: number;
  readonly rows: readonly TableRow[];
}

const PAGE = 10;
const NUMBER = /^-?(\d+(\.\d+)?(e[+-]?\d+)?n?|Infinity)$|^NaN$/;

/** A table, ten rows at a time. A row is known by its index, which counts from 0. */
export function Table({ id, view, readRows }: Props) {
  const { columns, total } = view;
  const [page, setPage] = useState<Page>({ from: 0, rows: view.rows.slice(0, PAGE) });
  const [problem, setProblem] = useState<string>();
  const [typed, setTyped] = useState("");
  const wanted = useRef(0);
  const { from, rows } = page;
  const end = from + rows.length;

  function goTo(index: number): void {
    const start = index - (index % PAGE);
    const last = Math.min(start + PAGE, total);
    wanted.current = start;
    const show = (found: readonly TableRow[]) => {
      // The reader may have moved on while the rows were loading.
      if (wanted.current !== start) return;
      setPage({ from: start, rows: found });
      setProblem(undefined);
    };
    if (last <= view.rows.length) {
      show(view.rows.slice(start, last));
    } else if (readRows) {
      readRows(view.id, start, last - start).then(show, (error: Error) => {
        if (wanted.current === start) setProblem(error.message);
      });
    } else {
      const known = formatNumber(view.rows.length);
      setProblem(`Only the first ${known} rows are at hand: run the cell to see all.`);
    }
  }

  function type(text: string): void {
    setTyped(text);
    if (text.trim() === "") return setProblem(undefined);
    const reading = readWhole(text, total - 1);
    if (isProblem(reading)) setProblem(reading.problem);
    else goTo(reading.value);
  }

  function step(by: number): void {
    const to = wanted.current + by;
    setTyped("");
    setProblem(undefined);
    if (to >= 0 && to < total) goTo(to);
  }

  const isFirst = from === 0;
  const isLast = end >= total;
  const isNumeric = columns.map((_, k) =>
    view.rows.every((cells) => cells[k] === "" || NUMBER.test(cells[k])),
  );
  const chosen = readWhole(typed, total - 1);

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
            <tr>
              <th scope="col">index</th>
              {columns.map((column, k) => (
                <th key={k} scope="col" data-number={isNumeric[k] || undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, i) => (
              <tr
                key={from + i}
                data-chosen={
                  (!isProblem(chosen) && chosen.value === from + i) || undefined
                }
              >
                <th scope="row">{String(from + i)}</th>
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
      {total > PAGE && (
        <div class="table-pager soft row">
          <span class="table-where" role="status">
            {`${formatNumber(from)} to ${formatNumber(end - 1)} of ${formatNumber(total)} rows`}
          </span>
          <Button class="needs-js" idle={isFirst} onClick={() => step(-PAGE)}>
            Previous
          </Button>
          <Button class="needs-js" idle={isLast} onClick={() => step(PAGE)}>
            Next
          </Button>
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
          <span class="output-problem" id={`${id}-problem`} role="alert">
            {problem}
          </span>
        </div>
      )}
    </div>
  );
}

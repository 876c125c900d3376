import { Component, type InputHTMLAttributes } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import type { TableInput } from "#notebook/inputs/inputs.ts";
import {
  isOriginalOrder,
  NUMBER_CELL,
  orderRows,
  ORIGINAL_ORDER,
  type RowOrder,
  toggleSort,
} from "#notebook/output/row-order.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import { useRoving } from "#kit/widget/use-roving.ts";
import { TableHeads } from "../output/TableHeads.tsx";
import { selectedRowsText } from "./selected-rows-text.ts";
import { useControlValue } from "./use-control-value.ts";

interface Props {
  id: string;
  input: TableInput;
  onInput(value: readonly number[]): void;
}

/**
 * A table with a checkbox for each row and sortable columns. The checkboxes are one Tab stop.
 * More rows are rendered when the reader scrolls near the last one.
 */
export function TableControl({ id, input, onInput }: Props) {
  const { label, columns, rows, multiple } = input;
  const [selected, change] = useControlValue(input, onInput);
  const selectedSet = new Set(selected);
  const [order, setOrder] = useState<RowOrder>({ ...ORIGINAL_ORDER, ...input.sort });
  const indices = useMemo(() => {
    const total = rows.length;
    if (isOriginalOrder(order) || order.column! >= columns.length)
      return [...rows.keys()];
    return orderRows({ total, row: (i) => rows[i] }, order);
  }, [rows, order]);
  const [rowLimit, setRowLimit] = useState(INITIAL_ROWS);
  const visibleIndices = indices.slice(0, rowLimit);
  const before = multiple ? 1 : 0; // the checkbox for all rows
  const { row, item } = useRoving(visibleIndices.length + before, before, 1);
  const isNumeric = useMemo(
    () =>
      columns.map((_, k) =>
        rows.every((cells) => cells[k] === "" || NUMBER_CELL.test(cells[k])),
      ),
    [input],
  );
  const hasAll = selected.length === rows.length;

  function toggle(i: number): void {
    const others = selected.filter((other) => other !== i);
    if (selectedSet.has(i)) change(others);
    else change(multiple ? [...others, i].sort((a, b) => a - b) : [i]);
  }

  function renderMore(): void {
    if (rowLimit < rows.length) setRowLimit(rowLimit + ROWS_PER_STEP);
  }

  // Rows that are not rendered again still have an earlier handler.
  const latest = useRef(toggle);
  latest.current = toggle;

  const allRows =
    multiple && rows.length > 0 ? (
      <label>
        <input
          type="checkbox"
          aria-label="All rows"
          checked={hasAll}
          indeterminate={selected.length > 0 && !hasAll}
          onChange={() => change(hasAll ? [] : [...rows.keys()])}
          {...item(0)}
        />
      </label>
    ) : (
      <span class="visually-hidden">row</span>
    );

  return (
    <div
      class="cell-table input-table grid"
      role="group"
      {...(label === ""
        ? { "aria-label": "Table" }
        : { "aria-labelledby": `${id}-label` })}
    >
      {label !== "" && (
        <div class="input-label" id={`${id}-label`}>
          {label}
        </div>
      )}
      {rows.length + columns.length > 0 && (
        <div
          class="table-scroll rounded framed"
          tabIndex={0}
          role="group"
          aria-label={`Rows of ${label || "the table"}`}
          onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
            if (scrollTop + 2 * clientHeight > scrollHeight) renderMore();
          }}
          onFocusIn={({ target }) => {
            const { roving } = (target as HTMLElement).dataset;
            if (Number(roving) >= visibleIndices.length - ROWS_AHEAD) renderMore();
          }}
          {...row}
        >
          <table aria-rowcount={rows.length + 1}>
            <thead>
              <TableHeads
                columns={columns}
                isNumeric={isNumeric}
                order={order}
                first={allRows}
                onSort={(column) => setOrder(toggleSort(order, column))}
              />
            </thead>
            <tbody>
              {visibleIndices.map((i, place) => (
                <Row
                  key={i}
                  name={String(i)}
                  cells={rows[i]}
                  isNumeric={isNumeric}
                  isSelected={selectedSet.has(i)}
                  box={item(place + before)}
                  onChange={() => latest.current(i)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p class="output-words" role="status">
        {capitalised(selectedRowsText(input, selected.length))}.
        {!multiple && rows.length > 1 && " One row at most."}
      </p>
    </div>
  );
}

const INITIAL_ROWS = 100;
const ROWS_PER_STEP = 100;
/** More rows are rendered when the focus is this close to the last one. */
const ROWS_AHEAD = 20;

interface RowProps {
  name: string;
  cells: readonly string[];
  isNumeric: readonly boolean[];
  isSelected: boolean;
  box: InputHTMLAttributes<HTMLInputElement> & { "data-roving": number };
  onChange(): void;
}

/** Only rows that have changed are rendered again. */
class Row extends Component<RowProps> {
  override shouldComponentUpdate({ cells, isSelected, box }: RowProps): boolean {
    const { props } = this;
    return (
      cells !== props.cells ||
      isSelected !== props.isSelected ||
      box["data-roving"] !== props.box["data-roving"] ||
      box.tabIndex !== props.box.tabIndex
    );
  }

  override render({ name, cells, isNumeric, isSelected, box, onChange }: RowProps) {
    const nameCells = cells.filter(Boolean).slice(0, CELLS_IN_NAME);
    return (
      <tr data-chosen={isSelected || undefined}>
        <th scope="row">
          <label>
            <input
              type="checkbox"
              aria-label={`${name}: ${nameCells.join(", ")}`}
              checked={isSelected}
              onChange={onChange}
              {...box}
            />
            {name}
          </label>
        </th>
        {cells.map((cell, k) => (
          <td key={k} data-number={isNumeric[k] || undefined}>
            {cell}
          </td>
        ))}
      </tr>
    );
  }
}

/** The number of cells in a row's accessible name. */
const CELLS_IN_NAME = 3;

import type { TableInput } from "../../../../notebook/inputs/inputs.ts";
import { NUMBER } from "../../../../notebook/show/row-order.ts";
import { capitalised } from "../../../kit/text/capitalised.ts";
import { useRoving } from "../../../kit/widget/use-roving.ts";
import { rowsInWords } from "./rows-in-words.ts";
import { useValue } from "./use-value.ts";

interface Props {
  id: string;
  input: TableInput;
  onInput(value: readonly number[]): void;
}

/** A table with a box before each row. The boxes are one Tab stop. */
export function TableControl({ id, input, onInput }: Props) {
  const { label, columns, rows, multiple } = input;
  const [chosen, change] = useValue(input, onInput);
  const isChosen = new Set(chosen);
  const before = multiple ? 1 : 0; // the box for all rows
  const { row, item } = useRoving(rows.length + before, before, 1);
  const isNumeric = columns.map((_, k) =>
    rows.every((cells) => cells[k] === "" || NUMBER.test(cells[k])),
  );

  function toggle(i: number): void {
    const others = chosen.filter((other) => other !== i);
    if (isChosen.has(i)) change(others);
    else change(multiple ? [...others, i].sort((a, b) => a - b) : [i]);
  }

  return (
    <div
      class="cell-table input-table grid"
      role="group"
      aria-labelledby={`${id}-label`}
    >
      <div class="input-label" id={`${id}-label`}>
        {label}
      </div>
      <div
        class="table-scroll rounded framed"
        tabIndex={0}
        role="group"
        aria-label={`Rows of ${label}`}
        {...row}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">
                {multiple && rows.length > 0 ? (
                  <label>
                    <input
                      type="checkbox"
                      aria-label="All rows"
                      checked={chosen.length === rows.length}
                      indeterminate={chosen.length > 0 && chosen.length < rows.length}
                      onChange={() =>
                        change(chosen.length < rows.length ? [...rows.keys()] : [])
                      }
                      {...item(0)}
                    />
                  </label>
                ) : (
                  <span class="visually-hidden">chosen</span>
                )}
              </th>
              {columns.map((column, k) => (
                <th key={k} scope="col" data-number={isNumeric[k] || undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, i) => (
              <tr key={i} data-chosen={isChosen.has(i) || undefined}>
                <th scope="row">
                  <label>
                    <input
                      type="checkbox"
                      aria-label={nameOf(cells, i)}
                      checked={isChosen.has(i)}
                      onChange={() => toggle(i)}
                      {...item(i + before)}
                    />
                    {String(i)}
                  </label>
                </th>
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
      <p class="output-words" role="status">
        {capitalised(rowsInWords(input, chosen.length))}.
        {!multiple && rows.length > 1 && " One row at most."}
      </p>
    </div>
  );
}

/** As many of a row's cells as say which it is. */
const NAMING = 3;

function nameOf(cells: readonly string[], i: number): string {
  const words = cells.filter(Boolean).slice(0, NAMING);
  return `${i}: ${words.join(", ")}`;
}

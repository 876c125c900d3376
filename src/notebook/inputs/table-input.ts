import { checkWhole, describeValue } from "../../lib/indexing/check-input.ts";
import { cellText, entryText } from "../values/table-cell-text.ts";
import { inspectLine } from "../values/inspect.ts";
import { type InputOf, createInput } from "./control.ts";
import {
  assertFunction,
  assertIterable,
  assertBooleanOption,
  readDisabled,
  type CommonOptions,
  MAX_LABEL,
  readLabel,
} from "./input-options.ts";
import {
  type Input,
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
  type TableInput,
} from "./inputs.ts";

interface TableOptions<T> extends CommonOptions {
  /** The keys to show, in this order; all keys of the rows by default. */
  columns?: readonly Extract<keyof T, string>[];
  /** The rows selected initially; none by default. */
  value?: readonly NoInfer<T>[];
  /** Whether several rows can be selected. */
  multiple?: boolean;
  /** Whether no selection means all rows; otherwise the value is empty. */
  required?: boolean;
  /** The column to sort by initially. */
  sort?: Extract<keyof T, string> | null;
  /** Whether to sort in descending order initially. */
  reverse?: boolean;
  header?: { readonly [Key in keyof T]?: string };
  format?: { readonly [Key in keyof T]?: (value: T[Key]) => unknown };
  /** Accepted for compatibility with Observable, and ignored. */
  rows?: number;
}

const NAME = "Inputs.table";
const OPTIONS = [
  "columns",
  "value",
  "multiple",
  "required",
  "sort",
  "reverse",
  "header",
  "format",
  "rows",
];

/**
 * Rows selected in a table by checkboxes. Headings sort the table. Without a selection,
 * the value is all rows, or none with `required: false`.
 * @param rows  objects, at most 50,000; the value contains these same objects
 * @param options  `columns` are at most 20 keys; with `multiple: false`, at most one
 *                 row can be selected, but the value is still an array
 * @example Inputs.table([{ move: "R", turns: 1 }, { move: "U2", turns: 2 }], { label:
 * "moves" })
 */
export function table<T extends object>(
  rows: Iterable<T>,
  options: TableOptions<T> = {},
): InputOf<readonly T[]> {
  const label = readLabel("table", options, OPTIONS, "");
  const allRows = readRows(rows);
  const columns = readColumns(allRows, options.columns);
  const { multiple = true, required = true } = options;
  assertBooleanOption(`${NAME}: multiple`, multiple);
  assertBooleanOption(`${NAME}: required`, required);
  const formats = readFormats(columns, options.format);
  const header: Readonly<Record<string, unknown>> = { ...options.header };
  const input: Input = {
    type: "table",
    label,
    ...readDisabled("table", options),
    columns: Object.freeze(columns.map((column) => cellText(header[column] ?? column))),
    rows: Object.freeze(
      allRows.map((row) =>
        Object.freeze(
          columns.map((column) => {
            const format = formats[column];
            if (!format) return entryText(row, column);
            return cellText(format((row as Readonly<Record<string, unknown>>)[column]));
          }),
        ),
      ),
    ),
    multiple,
    required,
    ...readSort(columns, options),
    value: readSelection(allRows, options.value ?? [], multiple),
  };
  return createInput(input, (raw) => {
    const selected = raw as readonly number[];
    return selected.length === 0 && required
      ? [...allRows]
      : selected.map((i) => allRows[i]);
  });
}

function readRows<T extends object>(rows: Iterable<T>): readonly T[] {
  assertIterable(`${NAME} takes an array of rows`, rows);
  const allRows = Object.freeze([...rows]);
  checkWhole(`${NAME}: the number of rows`, allRows.length, 0, MAX_TABLE_ROWS);
  const invalidIndex = allRows.findIndex(
    (row) => typeof row !== "object" || row === null,
  );
  if (invalidIndex >= 0) {
    const actual = inspectLine(allRows[invalidIndex], MAX_LABEL).text;
    throw new TypeError(
      `${NAME}: rows[${invalidIndex}] is ${actual}; expected an object`,
    );
  }
  return allRows;
}

function readColumns(rows: readonly object[], option: unknown): readonly string[] {
  const keys = new Set<string>();
  for (const row of rows) for (const key of Object.keys(row)) keys.add(key);
  if (option === undefined) {
    if (keys.size <= MAX_TABLE_COLUMNS) return [...keys];
    throw new RangeError(
      `${NAME}: the rows have ${keys.size} columns; expected ${MAX_TABLE_COLUMNS} at most: choose some by columns`,
    );
  }
  if (!Array.isArray(option)) {
    throw new TypeError(
      `${NAME}: columns is ${describeValue(option)}; expected an array`,
    );
  }
  checkWhole(`${NAME}: the number of columns`, option.length, 1, MAX_TABLE_COLUMNS);
  const invalidIndex = option.findIndex(
    (column) => typeof column !== "string" || (rows.length > 0 && !keys.has(column)),
  );
  if (invalidIndex < 0) return option as string[];
  const column = inspectLine(option[invalidIndex], MAX_LABEL).text;
  const keyList = inspectLine([...keys], MAX_LABEL).text;
  throw new RangeError(
    `${NAME}: columns[${invalidIndex}] is ${column}; expected one of the rows' keys, ${keyList}`,
  );
}

function readSort(
  columns: readonly string[],
  { sort, reverse = false }: { sort?: unknown; reverse?: boolean },
): Pick<TableInput, "sort"> {
  assertBooleanOption(`${NAME}: reverse`, reverse);
  if (sort === undefined || sort === null) return {};
  const column = columns.indexOf(sort as string);
  if (column >= 0) return { sort: { column, isDown: reverse } };
  const actual = inspectLine(sort, MAX_LABEL).text;
  const columnList = inspectLine(columns, MAX_LABEL).text;
  throw new RangeError(
    `${NAME}: sort is ${actual}; expected one of the columns, ${columnList}`,
  );
}

type Formats = Readonly<Record<string, (value: unknown) => unknown>>;

function readFormats(columns: readonly string[], option: unknown = {}): Formats {
  if (typeof option !== "object" || option === null) {
    throw new TypeError(
      `${NAME}: format is ${describeValue(option)}; expected an object of functions by column`,
    );
  }
  for (const column of columns) {
    assertFunction(`${NAME}: format.${column}`, (option as Formats)[column]);
  }
  return { ...option } as Formats;
}

/** Reads the indices of the initially selected rows. */
function readSelection<T>(
  rows: readonly T[],
  value: readonly T[],
  multiple: boolean,
): readonly number[] {
  if (!Array.isArray(value)) {
    throw new TypeError(`${NAME}: value is ${describeValue(value)}; expected an array`);
  }
  const indices = new Map(rows.map((row, i) => [row, i]));
  const selected = new Set(
    value.map((row, i) => {
      const index = indices.get(row);
      if (index !== undefined) return index;
      const actual = inspectLine(row, MAX_LABEL).text;
      throw new RangeError(
        `${NAME}: value[${i}] is ${actual}; expected one of the very objects in rows`,
      );
    }),
  );
  if (selected.size > 1 && !multiple) {
    throw new RangeError(
      `${NAME}: value has ${selected.size} rows; expected 1 at most, as multiple is false`,
    );
  }
  return Object.freeze([...selected].sort((a, b) => a - b));
}

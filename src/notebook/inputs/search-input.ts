import { checkInputValue } from "./check-input-value.ts";
import { type InputOf, createInput } from "./control.ts";
import {
  assertFunction,
  assertIterable,
  assertBooleanOption,
  assertText,
  readDisabled,
  type CommonOptions,
  MAX_LABEL,
  readLabel,
} from "./input-options.ts";
import { countableRows, rowMatcher, searchableText } from "./search-rows.ts";
import type { Input } from "./inputs.ts";

interface SearchOptions<T> extends CommonOptions {
  placeholder?: string;
  /** The initial query. */
  query?: string;
  value?: string;
  /** The keys to search in; all by default. */
  columns?: readonly string[];
  /**
   * Returns a test of rows for a query; by default, a row must contain all its words.
   */
  filter?: (query: string) => (row: T, i: number) => unknown;
  /** Whether an empty query matches all rows, or none. */
  required?: boolean;
}

/**
 * The rows that contain all words of the reader's query.
 * @param rows  texts, objects or anything else
 * @example Inputs.search(["solved", "one turn"], { label: "find" })
 */
export function search<T>(
  rows: Iterable<T>,
  options: SearchOptions<T> = {},
): InputOf<readonly T[]> {
  const optionNames = [
    "placeholder",
    "query",
    "value",
    "columns",
    "filter",
    "required",
  ];
  const label = readLabel("search", options, optionNames);
  assertIterable("Inputs.search takes rows", rows);
  const { placeholder = "", columns, filter, required = true } = options;
  const value = options.query ?? options.value ?? "";
  assertText("search", "placeholder", placeholder);
  assertText("search", options.query === undefined ? "value" : "query", value);
  assertFunction("Inputs.search: filter", filter);
  assertBooleanOption("Inputs.search: required", required);
  const allRows = Object.freeze([...rows]);
  const texts = Object.freeze(allRows.map((row) => searchableText(row, columns)));
  const sentRows = filter ? undefined : countableRows(texts);
  const input: Input = {
    type: "search",
    label,
    ...readDisabled("search", options),
    placeholder: placeholder.slice(0, MAX_LABEL),
    ...(sentRows && { rows: sentRows }),
    value,
  };
  checkInputValue(input, value);
  return createInput(input, (raw) => {
    const query = String(raw);
    if (query === "") return required ? [...allRows] : [];
    if (filter) return allRows.filter(filter(query));
    const isMatch = rowMatcher(query);
    return allRows.filter((_, i) => isMatch(texts[i]));
  });
}

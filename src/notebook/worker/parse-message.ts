// Validates messages from the worker, which cells may have forged. They are copied
// field by field, so that the page receives only what it expects.
import { assertSmallPermutation, checkWhole } from "../../lib/indexing/check-input.ts";
import { assertState } from "../../lib/puzzle/state.ts";
import { checkInputValue } from "../inputs/check-input-value.ts";
import type { InputState } from "../run/input-state.ts";
import {
  type FormField,
  type Input,
  MAX_FIELDS,
  MAX_PRESSES,
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
  type RangeInput,
  type RawValue,
  type TableInput,
  TEXT_KINDS,
  MAX_CONTROL_PIECES,
  MIN_CONTROL_PIECES,
} from "../inputs/inputs.ts";
import { LIVE_VALUE_DEFINITIONS, LIVE_NAMES } from "../run/live-values.ts";
import type { WorkerMessage } from "./messages.ts";
import {
  countElements,
  MAX_DRAWING_ELEMENTS,
  MAX_OUTPUT_SIZE,
} from "../output/output-size.ts";
import type {
  CellError,
  DrawingView,
  Output,
  DrawingChange,
  RowsPage,
  TableRow,
  TreeNode,
  ValueView,
} from "../output/output.ts";

/**
 * Parses a message from the worker.
 * @throws {SyntaxError | TypeError | RangeError} if it is not valid
 */
export function parseMessage(json: string): WorkerMessage {
  const message = fieldsOf(JSON.parse(json));
  const { kind } = message;
  switch (kind) {
    case "pending":
      return { kind, id: text(message["id"]) };
    case "started": {
      const source = text(message["source"], MAX_SOURCE);
      return { kind, id: text(message["id"]), source };
    }
    case "output":
      return { kind, id: text(message["id"]), output: readOutput(message["output"]) };
    case "ended":
      return {
        kind,
        id: text(message["id"]),
        error: optional(readError, message["error"]),
      };
    case "input":
      return { kind, state: readInputState(message["state"]) };
    case "set-live": {
      const name = oneOf(LIVE_NAMES, message["name"]);
      return {
        kind,
        name,
        value: LIVE_VALUE_DEFINITIONS[name].check(message["value"]),
      };
    }
    case "load-module":
      return { kind, name: text(message["name"]) };
    case "read-file": {
      const { request, id, name } = message;
      return { kind, request: whole(request), id: text(id), name: text(name) };
    }
    case "rows": {
      const page = optional(readPage, message["page"]);
      const problem = optional(text, message["problem"]);
      return { kind, request: whole(message["request"]), page, problem };
    }
    case "redraw": {
      const { id, listens, changes } = message;
      return {
        kind,
        id: whole(id),
        listens: listens === true,
        changes: list(readDrawingChange, changes),
      };
    }
    case "event-handled":
      return { kind, id: whole(message["id"]) };
    case "pong":
    case "globals-changed":
      return { kind };
    default:
      throw new TypeError("a message of no known kind");
  }
}

/**
 * Validates an output.
 * @throws {TypeError | RangeError} if it is not valid
 */
export function readOutput(data: unknown): Output {
  const output = fieldsOf(data);
  const view = optional(readView, output["view"]);
  const common = {
    ...{ line: whole(output["line"]), text: text(output["text"]) },
    ...(output["isFailure"] === true && { isFailure: true as const }),
    ...(output["isWarning"] === true && { isWarning: true as const }),
  };
  return view ? { ...common, view } : common;
}

function readView(data: unknown): ValueView {
  const view = fieldsOf(data);
  const { kind } = view;
  switch (kind) {
    case "tree":
      return { kind, root: readNode(view["root"], { room: MAX_ITEMS }) };
    case "table": {
      const columns = list(text, view["columns"]);
      const rows = rowsOf(columns, view["rows"]);
      const total = whole(view["total"], rows.length);
      const table = { kind, id: whole(view["id"]), columns, rows, total } as const;
      return view["hidesText"] === true ? { ...table, hidesText: true } : table;
    }
    case "drawing":
      return {
        kind,
        svg: readDrawingMarkup(view["svg"]),
        label: text(view["label"]),
        ...readLive(view["live"]),
      };
    case "cube": {
      const state = {
        permutation: list(number, view["permutation"]),
        orientation: list(number, view["orientation"]),
      };
      assertState(state);
      return { kind, ...state };
    }
    case "permutation": {
      const permutation = list(number, view["permutation"]);
      assertSmallPermutation(permutation);
      checkWhole("the number of pieces", permutation.length, 1, Infinity);
      return { kind, permutation };
    }
    case "histogram": {
      const counts = list(whole, view["counts"]);
      checkWhole("the number of counts", counts.length, 1, MAX_ITEMS);
      return { kind, counts };
    }
    case "input":
      return { kind, index: whole(view["index"]), input: readInput(view["input"]) };
    default:
      throw new TypeError("a view of no known kind");
  }
}

function readLive(data: unknown): Pick<DrawingView, "live"> {
  if (data === undefined) return {};
  const { id, listens } = fieldsOf(data);
  return { live: { id: whole(id), listens: listens === true } };
}

function readDrawingChange(data: unknown): DrawingChange {
  const { n, startTag, children } = fieldsOf(data);
  const part = (value: unknown) =>
    typeof value === "number" ? whole(value) : text(value, MAX_DRAWING);
  return {
    n: whole(n),
    ...(startTag !== undefined && { startTag: text(startTag, MAX_DRAWING) }),
    ...(children !== undefined && { children: list(part, children, MAX_PARTS) }),
  };
}

function readDrawingMarkup(data: unknown): string {
  const drawing = text(data, MAX_DRAWING);
  if (countElements(drawing) <= MAX_DRAWING_ELEMENTS) return drawing;
  throw new RangeError("a drawing of too many elements");
}

/** @param tree  counts down the number of nodes allowed */
function readNode(data: unknown, tree: { room: number }, depth = 0): TreeNode {
  if (depth > MAX_DEPTH) throw new RangeError("a tree that is too deep");
  if (tree.room-- === 0) throw new RangeError("a tree that is too large");
  const node = fieldsOf(data);
  const key = optional(text, node["key"]);
  const children = optional(
    (value) => list((child) => readNode(child, tree, depth + 1), value),
    node["children"],
  );
  const left = optional(whole, node["left"]);
  return {
    text: text(node["text"]),
    ...(key !== undefined && { key }),
    ...(children && { children }),
    ...(left !== undefined && { left }),
  };
}

/** @throws {TypeError | RangeError} if it is not a valid control */
function readInput(data: unknown): Input {
  const given = fieldsOf(data);
  const common = {
    label: text(given["label"]),
    ...(given["disabled"] === true && { disabled: true as const }),
  };
  const input = ((): Input => {
    const { type, value } = given;
    switch (type) {
      case "range":
      case "number": {
        const [min, max] = [given["min"], given["max"]].map(number);
        const step = optional(number, given["step"]);
        const grid = { min, max, ...(step !== undefined && { step }) };
        const own = { ...common, ...grid, value: number(value) };
        if (type === "number") return { type, ...own };
        return { type, ...own, ...readStops(given) };
      }
      case "select":
      case "radio":
        return { type, ...common, ...readOptions(given), value: number(value) };
      case "checkbox":
        return { type, ...common, ...readOptions(given), value: list(number, value) };
      case "button":
        return {
          type,
          ...common,
          content: text(given["content"]),
          value: whole(value),
        };
      case "buttons": {
        const pressed = list(number, value, MAX_PRESSES);
        return { type, ...common, ...readOptions(given), value: pressed };
      }
      case "date": {
        const [min, max] = [text(given["min"]), text(given["max"])];
        return { type, ...common, min, max, value: text(value) };
      }
      case "color":
        return { type, ...common, value: text(value) };
      case "form": {
        const values = list((item) => item, value);
        const fields = list(readField, given["fields"]);
        if (fields.length > MAX_FIELDS) throw new RangeError("too many controls");
        return { type, ...common, fields, value: values as RawValue[] as never };
      }
      case "toggle":
        return { type, ...common, value: value === true };
      case "text":
      case "textarea":
        return { type, ...common, ...readTextOptions(given), value: text(value) };
      case "search": {
        const rows = optional((texts) => list(text, texts, MAX_COUNTED), given["rows"]);
        const placeholder = text(given["placeholder"]);
        return {
          ...{ type, ...common, placeholder },
          ...(rows && { rows }),
          value: text(value),
        };
      }
      case "permutation": {
        const pieces = list(number, value);
        const [min, max] = [MIN_CONTROL_PIECES, MAX_CONTROL_PIECES];
        checkWhole("the number of pieces", pieces.length, min, max);
        return { type, ...common, value: pieces };
      }
      case "cube":
        return { type, ...common, value: number(value) };
      case "table": {
        const columns = list(text, given["columns"], MAX_TABLE_COLUMNS);
        return {
          ...{ type, ...common, columns },
          rows: rowsOf(columns, given["rows"], MAX_TABLE_ROWS),
          multiple: given["multiple"] === true,
          required: given["required"] === true,
          ...readSort(given["sort"], columns.length),
          value: list(number, value, MAX_TABLE_ROWS),
        };
      }
      case "file":
        return { type, ...common, accept: text(given["accept"]), value: text(value) };
      default:
        throw new TypeError("a control of no known type");
    }
  })();
  checkInputValue(input, input.value);
  return input;
}

type Fields = Readonly<Record<string, unknown>>;

function readOptions(fields: Fields) {
  const options = list(text, fields["options"]);
  const off = optional((indices) => list(whole, indices), fields["off"]);
  return { options, ...(off && { off }) };
}

function readStops(fields: Fields): Pick<RangeInput, "stops" | "texts"> {
  const stops = optional((data) => list(number, data), fields["stops"]);
  const texts = optional((data) => list(text, data, MAX_COUNTED), fields["texts"]);
  if (stops?.length === 0) throw new RangeError("a slider without values");
  return { ...(stops && { stops }), ...(texts && { texts }) };
}

function readTextOptions(fields: Fields) {
  const kind = optional((data) => oneOf(TEXT_KINDS, data), fields["kind"]);
  const submit = optional(text, fields["submit"]);
  const lines = optional(whole, fields["lines"]);
  const suggestions = optional((data) => list(text, data), fields["suggestions"]);
  return {
    placeholder: text(fields["placeholder"]),
    ...(kind && { kind }),
    ...(submit !== undefined && { submit }),
    ...(lines !== undefined && { lines: Math.min(lines, MAX_LINES) }),
    ...(suggestions && { suggestions }),
  };
}

function readSort(data: unknown, columns: number): Pick<TableInput, "sort"> {
  if (data === undefined) return {};
  const { column, isDown } = fieldsOf(data);
  const index = checkWhole("a column", number(column), 0, columns - 1);
  return { sort: { column: index, isDown: isDown === true } };
}

function readField(data: unknown): FormField {
  const field = readInput(data);
  if (field.type !== "form") return field;
  throw new TypeError("a form in a form");
}

/**
 * Validates the state of a control.
 * @throws {TypeError | RangeError} if its control cannot have that value
 */
export function readInputState(data: unknown): InputState {
  const state = fieldsOf(data);
  const made = text(state["made"], MAX_CONTROL);
  const { value } = readInput({ ...JSON.parse(made), value: state["raw"] });
  return {
    cell: text(state["cell"]),
    index: whole(state["index"]),
    made,
    raw: value,
  };
}

/**
 * Validates a cell's error.
 * @throws {TypeError} if it is not valid
 */
export function readError(data: unknown): CellError {
  const { message, line } = fieldsOf(data);
  return { message: text(message), line: optional(whole, line) };
}

function rowsOf(
  columns: readonly string[],
  data: unknown,
  limit = MAX_ITEMS,
): TableRow[] {
  const rows = list(readRow, data, limit);
  if (rows.every(({ length }) => length === columns.length)) return rows;
  throw new RangeError("a row with more or fewer cells than there are columns");
}

function readPage(data: unknown): RowsPage {
  const page = fieldsOf(data);
  const rows = list(readRow, page["rows"]);
  const indices = list(whole, page["indices"]);
  checkWhole("the number of indices", indices.length, rows.length, rows.length);
  return { rows, indices, total: whole(page["total"], rows.length) };
}

function readRow(data: unknown): TableRow {
  return list(text, data);
}

/** More characters than `inspect` and similar functions produce. */
const MAX_TEXT = 20_000;
const MAX_SOURCE = 10_000_000;
/** A larger control would exceed the cell's output limit. */
const MAX_CONTROL = MAX_OUTPUT_SIZE;
const MAX_DRAWING = 1_000_000;
const MAX_ITEMS = 500;
/** More elements and texts than a drawing may have. */
const MAX_PARTS = 2 * MAX_DRAWING_ELEMENTS;
/** Limits for a search's rows and a slider's texts. */
const MAX_COUNTED = 1001;
const MAX_LINES = 40;
const MAX_DEPTH = 20;

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  if (typeof data === "object" && data !== null) return data as Record<string, unknown>;
  throw new TypeError(`${typeof data} in the place of an object`);
}

function text(data: unknown, limit = MAX_TEXT): string {
  if (typeof data !== "string") {
    throw new TypeError(`${typeof data} in the place of text`);
  }
  if (data.length > limit) throw new RangeError("a text that is too long");
  return data;
}

function number(data: unknown): number {
  if (typeof data === "number") return data;
  throw new TypeError(`${typeof data} in the place of a number`);
}

function whole(data: unknown, min = 0): number {
  return checkWhole("a number", number(data), min, Number.MAX_SAFE_INTEGER);
}

function list<Item>(
  read: (item: unknown) => Item,
  data: unknown,
  limit = MAX_ITEMS,
): Item[] {
  if (!Array.isArray(data))
    throw new TypeError(`${typeof data} in the place of a list`);
  if (data.length > limit) throw new RangeError("a list that is too long");
  return data.map((item) => read(item));
}

function optional<Value>(
  read: (data: unknown) => Value,
  data: unknown,
): Value | undefined {
  return data === undefined ? undefined : read(data);
}

function oneOf<Name extends string>(names: readonly Name[], data: unknown): Name {
  const match = names.find((name) => name === data);
  if (match === undefined) throw new TypeError("a name that is none of those known");
  return match;
}

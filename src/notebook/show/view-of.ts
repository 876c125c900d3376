import { ChosenView, cubeView, histogramView } from "./chosen-view.ts";
import { showDrawing } from "./drawing.ts";
import { MAX_CELL_TEXT } from "../values/cell-text.ts";
import { inspect, inspectLine } from "../values/inspect.ts";
import { isInput } from "../inputs/control.ts";
import { nameOfInput } from "../inputs/inputs.ts";
import type { Shown, View } from "./output.ts";
import { valueAt } from "../values/parts-of.ts";
import { type Rows, rowsOf } from "./rows-of.ts";
import { selectionInWords } from "./selections.ts";
import { keepTable } from "./tables.ts";
import { SHORT_LINE, treeOf } from "./tree-of.ts";

/**
 * A value's line, and a view if that shows more.
 *
 * Works for any value: it never throws, and runs no code of the value (except a proxy's,
 * and a drawing's).
 */
export function showValue(value: unknown): Shown {
  if (typeof value !== "object" || value === null) return { text: inspect(value) };
  try {
    if (value instanceof ChosenView) {
      return { text: inspect(value.value), view: value.view };
    }
    if (isInput(value)) {
      return { text: `(a control “${nameOfInput(value.input)}”: view(…) shows it)` };
    }
    const drawing = showDrawing(value);
    if (drawing) return drawing;
    const words = selectionInWords(value);
    if (words !== undefined) return { text: words };
  } catch {
    // A proxy that throws: its line says so.
  }
  const view = viewOf(value);
  return { text: inspect(value), ...(view && { view }) };
}

/** The best view of a value; undefined when its line shows all of it. */
export function viewOf(value: unknown): View | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  try {
    if (value instanceof ChosenView) return value.view;
    const fitting =
      showDrawing(value)?.view ?? asCube(value) ?? asHistogram(value) ?? undefined;
    if (fitting || inspectLine(value, SHORT_LINE).isWhole) return fitting;
    return asTable(value) ?? asTree(value);
  } catch {
    return undefined;
  }
}

function asCube(value: object): View | undefined {
  const permutation = valueAt(value, "permutation");
  const orientation = valueAt(value, "orientation");
  if (!Array.isArray(permutation) || !Array.isArray(orientation)) return undefined;
  // With additional keys, a state is only a part of the value.
  if (Object.keys(value).length !== 2) return undefined;
  try {
    return cubeView({ permutation, orientation }).view;
  } catch {
    return undefined;
  }
}

function asHistogram(value: object): View | undefined {
  const histogram = valueAt(value, "histogram");
  if (!Array.isArray(histogram)) return undefined;
  try {
    return histogramView(histogram).view;
  } catch {
    return undefined;
  }
}

function asTable(value: object): View | undefined {
  const rows = rowsOf(value);
  return rows && rows.total > 1 && isReadable(rows) ? keepTable(rows) : undefined;
}

/** Truncated cells hide what a tree can open. */
function isReadable(rows: Rows): boolean {
  return Array.from({ length: Math.min(rows.total, LOOKED_AT) }, (_, i) =>
    rows.row(i),
  ).every(
    (cells) =>
      !cells.some((text) => text.endsWith("…") && text.length === MAX_CELL_TEXT),
  );
}

const LOOKED_AT = 10;

function asTree(value: object): View | undefined {
  const root = treeOf(value);
  return root.children ? { kind: "tree", root } : undefined;
}

import { ExplicitView, cubeView, histogramView } from "./explicit-views.ts";
import { renderDrawing } from "./drawing.ts";
import { MAX_CELL_TEXT } from "../values/table-cell-text.ts";
import { inspect, inspectLine } from "../values/inspect.ts";
import { isInput } from "../inputs/control.ts";
import { inputName } from "../inputs/inputs.ts";
import type { RenderedValue, ValueView } from "./output.ts";
import { valueAt } from "../values/value-entries.ts";
import { type Rows, rowsOf } from "./table-rows.ts";
import { describeSelection } from "./describe-selection.ts";
import { registerTable } from "./paged-tables.ts";
import { SHORT_LINE, treeOf } from "./value-tree.ts";

/**
 * Renders a value: its text, and a view if that shows more.
 *
 * Works for any value: it never throws, and runs no code of the value (except a proxy's
 * and a drawing's).
 */
export function renderValue(value: unknown): RenderedValue {
  if (typeof value !== "object" || value === null) return { text: inspect(value) };
  try {
    if (value instanceof ExplicitView) {
      return { text: inspect(value.value), view: value.view };
    }
    if (isInput(value)) {
      return { text: `(a control “${inputName(value.input)}”: view(…) shows it)` };
    }
    const drawing = renderDrawing(value);
    if (drawing) return drawing;
    const selectionText = describeSelection(value);
    if (selectionText !== undefined) return { text: selectionText };
  } catch {
    // A proxy that throws: its text says so.
  }
  const view = viewOf(value);
  return { text: inspect(value), ...(view && { view }) };
}

/** The best view of a value; undefined if its text shows all of it. */
export function viewOf(value: unknown): ValueView | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  try {
    if (value instanceof ExplicitView) return value.view;
    const specialView =
      renderDrawing(value)?.view ?? asCube(value) ?? asHistogram(value) ?? undefined;
    if (specialView || inspectLine(value, SHORT_LINE).isComplete) return specialView;
    return asTable(value) ?? asTree(value);
  } catch {
    return undefined;
  }
}

function asCube(value: object): ValueView | undefined {
  const permutation = valueAt(value, "permutation");
  const orientation = valueAt(value, "orientation");
  if (!Array.isArray(permutation) || !Array.isArray(orientation)) return undefined;
  // With other keys, the value is more than a state.
  if (Object.keys(value).length !== 2) return undefined;
  try {
    return cubeView({ permutation, orientation }).view;
  } catch {
    return undefined;
  }
}

function asHistogram(value: object): ValueView | undefined {
  const histogram = valueAt(value, "histogram");
  if (!Array.isArray(histogram)) return undefined;
  try {
    return histogramView(histogram).view;
  } catch {
    return undefined;
  }
}

function asTable(value: object): ValueView | undefined {
  const rows = rowsOf(value);
  return rows && rows.total > 1 && isReadable(rows) ? registerTable(rows) : undefined;
}

/** A tree is better if the table would truncate its cells. */
function isReadable(rows: Rows): boolean {
  return Array.from({ length: Math.min(rows.total, CHECKED_ROWS) }, (_, i) =>
    rows.row(i),
  ).every(
    (cells) =>
      !cells.some((text) => text.endsWith("…") && text.length === MAX_CELL_TEXT),
  );
}

const CHECKED_ROWS = 10;

function asTree(value: object): ValueView | undefined {
  const root = treeOf(value);
  return root.children ? { kind: "tree", root } : undefined;
}

import { mapPosition } from "#components/notebook/cell/minimal-change.ts";
import type { PlaygroundCell } from "./playground-cells.ts";
import type { TextCell } from "./text-cell.ts";

/** Sets the text of the focused cell, as changed by another tab, and keeps the caret in place. */
export function setTextKeepingCaret(cell: PlaygroundCell, source: string): void {
  const { source: before, caret = 0 } = cell;
  const { field } = cell as Partial<TextCell>;
  cell.approve();
  cell.setText(source, "draft");
  if (!field) return; // CodeMirror maps its own caret
  const position = mapPosition(before, source, caret);
  field.setSelectionRange(position, position);
  field.dispatchEvent(new Event("input")); // updates height and preview
}

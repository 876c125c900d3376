// A cell that the reader is in takes the text that another tab has given it.
import { mapPosition } from "../../notebook/cell/minimal-change.ts";
import type { PlaygroundCell } from "./playground-cells.ts";
import type { TextCell } from "./text-cell.ts";

/** The caret stays between the letters where it is, as far as they are still there. */
export function setTextKeepingCaret(cell: PlaygroundCell, source: string): void {
  const { source: before, caret = 0 } = cell;
  const { field } = cell as Partial<TextCell>;
  cell.approve();
  cell.setText(source, "draft");
  if (!field) return; // an editor sees to its caret itself
  const place = mapPosition(before, source, caret);
  field.setSelectionRange(place, place);
  field.dispatchEvent(new Event("input")); // it has another height, and another preview
}

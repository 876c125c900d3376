// A cell that the reader is in takes the text that another tab has given it.
import type { DocumentCell } from "../../../notebook/document/document.ts";
import { placeAfter } from "../../notebook/cell/changed-part.ts";
import type { PlacedCell } from "./placed-cells.ts";
import type { TextCell } from "./text-cell.ts";

/** Whether nothing but its text needs to change. */
export function canBecome(shown: PlacedCell, { kind, from }: DocumentCell): boolean {
  return shown.kind === kind && from === undefined;
}

/** The caret stays between the letters where it is, as far as they are still there. */
export function takeText(cell: PlacedCell, source: string): void {
  const { source: before, caret = 0 } = cell;
  const { field } = cell as Partial<TextCell>;
  cell.agree();
  cell.setText(source, "draft");
  if (!field) return; // an editor sees to its caret itself
  const place = placeAfter(before, source, caret);
  field.setSelectionRange(place, place);
  field.dispatchEvent(new Event("input")); // it has another height, and another preview
}

import { type CellAction, cellActionLabel } from "./cell-actions.ts";
import { cellIn, cellName } from "./slot-elements.ts";
import { TextCell } from "./text-cell.ts";

/**
 * Names the cells by their position, and their buttons by the cell.
 * @param places  of the cells that are there, in order
 */
export function labelCells(places: readonly HTMLElement[]): void {
  for (const [i, place] of places.entries()) {
    const cell = cellIn(place);
    const label = `cell ${i + 1}`;
    if (cell.label !== label) cell.label = label;
    const isEdited = cell instanceof TextCell && cell.isEdited;
    place.querySelector(".cell-toolbar")!.ariaLabel = cellName(cell);
    for (const button of place.querySelectorAll<HTMLElement>("[data-cell-action]")) {
      const act = button.dataset["cellAction"] as CellAction;
      const isBack = act === "edit" && isEdited;
      button.ariaLabel = isBack ? `Show ${label}` : cellActionLabel(act, label);
    }
    const ends = { up: i === 0, down: i === places.length - 1 };
    for (const [act, isEnd] of Object.entries(ends)) {
      place.querySelector(`[data-cell-action="${act}"]`)!.ariaDisabled = String(isEnd);
    }
  }
}

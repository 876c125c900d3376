import { type CellAction, cellActionLabel } from "./cell-actions.ts";
import { cellIn, cellName } from "./slot-elements.ts";
import { TextCell } from "./text-cell.ts";

/**
 * Numbers the cells, and names their toolbar buttons accordingly.
 * @param slots  of the cells that are not deleted, in order
 */
export function labelCells(slots: readonly HTMLElement[]): void {
  for (const [i, slot] of slots.entries()) {
    const cell = cellIn(slot);
    const label = `cell ${i + 1}`;
    if (cell.label !== label) cell.label = label;
    const isEdited = cell instanceof TextCell && cell.isEdited;
    slot.querySelector(".cell-toolbar")!.ariaLabel = cellName(cell);
    for (const button of slot.querySelectorAll<HTMLElement>("[data-cell-action]")) {
      const action = button.dataset["cellAction"] as CellAction;
      const isBack = action === "edit" && isEdited;
      button.ariaLabel = isBack ? `Show ${label}` : cellActionLabel(action, label);
    }
    const ends = { up: i === 0, down: i === slots.length - 1 };
    for (const [action, isEnd] of Object.entries(ends)) {
      slot.querySelector(`[data-cell-action="${action}"]`)!.ariaDisabled =
        String(isEnd);
    }
  }
}

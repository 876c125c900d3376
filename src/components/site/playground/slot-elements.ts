// Slots are the elements that contain a cell and its toolbar.
import { capitalised } from "#kit/text/capitalised.ts";
import type { PlaygroundCell } from "./playground-cells.ts";

/** Focuses a cell as a whole, where keys are commands. */
export function focusSlot(slot: HTMLElement): void {
  slot.tabIndex = -1;
  slot.focus();
  slot.scrollIntoView({ block: "nearest" });
}

export function slotAround(element: Element): HTMLElement {
  return element.closest<HTMLElement>("[data-slot]")!;
}

export function cellIn(slot: HTMLElement): PlaygroundCell {
  return slot.querySelector<PlaygroundCell>("code-cell, text-cell")!;
}

export function slotKind(slot: HTMLElement): "code" | "text" {
  return slot.dataset["kind"] === "code" ? "code" : "text";
}

export function cellName({ label }: PlaygroundCell): string {
  return capitalised(label);
}

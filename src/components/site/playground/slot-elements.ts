// The cell in a place of the playground, and the place around an element.
import { capitalised } from "../../kit/text/capitalised.ts";
import type { PlaygroundCell } from "./playground-cells.ts";

/** Gives the focus to a cell as a whole, where keys are commands. */
export function focusSlot(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus();
  place.scrollIntoView({ block: "nearest" });
}

export function slotAround(element: Element): HTMLElement {
  return element.closest<HTMLElement>("[data-slot]")!;
}

export function cellIn(place: HTMLElement): PlaygroundCell {
  return place.querySelector<PlaygroundCell>("code-cell, text-cell")!;
}

export function slotKind(place: HTMLElement): "code" | "text" {
  return place.dataset["kind"] === "code" ? "code" : "text";
}

export function cellName({ label }: PlaygroundCell): string {
  return capitalised(label);
}

// The cell in a place of the playground, and the place around an element.
import { capitalised } from "../../kit/text/capitalised.ts";
import type { PlacedCell } from "./placed-cells.ts";

/** Gives the focus to a cell as a whole, where keys are commands. */
export function focusOn(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus();
  place.scrollIntoView({ block: "nearest" });
}

export function placeAround(element: Element): HTMLElement {
  return element.closest<HTMLElement>("[data-place]")!;
}

export function cellOf(place: HTMLElement): PlacedCell {
  return place.querySelector<PlacedCell>("code-cell, text-cell")!;
}

export function kindOf(place: HTMLElement): "code" | "text" {
  return place.dataset["kind"] === "code" ? "code" : "text";
}

export function nameOf({ label }: PlacedCell): string {
  return capitalised(label);
}

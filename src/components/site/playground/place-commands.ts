// What the keys of a cell do, and what splits, merges and collapses cells. Loaded when the
// reader is first on a cell as a whole.
import type { CellView } from "../../notebook/bar/notebook.ts";
import type { DocumentCell } from "../../../notebook/document/document.ts";
import { commandReader, type Command } from "../../notebook/types/cell-keys.ts";
import { mergeTexts, splitText, unmergedText } from "./split-text.ts";

export type PlacedCell = CellView &
  HTMLElement & {
    label: string;
    /** Where in its text the caret is, while it is edited. */
    readonly caret: number | undefined;
  };

/** How a cell has gone into the one above. */
export interface Merging {
  /** The name of the one above, as it is now. */
  readonly into: string;
  /** Takes its text out of the one above again, and says what came of it. */
  split(): string;
}

/** The notebook as its commands see it; places are elements of the page. */
export interface Places {
  cellIn(place: HTMLElement): PlacedCell;
  neighbour(place: HTMLElement, by: -1 | 1): HTMLElement | undefined;
  insert(cell: Omit<DocumentCell, "id">, after: HTMLElement): HTMLElement;
  add(kind: "code" | "text", after: HTMLElement): void;
  remove(place: HTMLElement, merging?: Merging): void;
  restoreLast(): void;
  focus(place: HTMLElement): void;
  say(text: string): void;
}

export class PlaceCommands {
  readonly #places: Places;
  readonly #commandOf = commandReader();

  constructor(places: Places) {
    this.#places = places;
  }

  /** Does what a key means on a cell, if anything. */
  press(event: KeyboardEvent, place: HTMLElement): void {
    const command = this.#commandOf(event);
    if (command) this.#do(command, place);
  }

  #do(command: Command, place: HTMLElement): void {
    const places = this.#places;
    switch (command) {
      case "edit":
        return this.#edit(place);
      case "previous":
      case "next": {
        const to = places.neighbour(place, command === "next" ? 1 : -1);
        if (to) places.focus(to);
        return;
      }
      case "above":
        return places.add("code", place.previousElementSibling as HTMLElement);
      case "code":
      case "text":
        return places.add(command, place);
      case "delete":
        return places.remove(place);
      case "undo":
        return places.restoreLast();
      case "merge":
        return this.#merge(place);
      case "collapse":
        return this.collapse(place);
      case "find":
      case "keys":
        document.querySelector<HTMLElement>(`[data-action="${command}"]`)!.click();
    }
  }

  #edit(place: HTMLElement): void {
    place.querySelector<HTMLElement>('.cell-edit, [data-act="edit"]')!.click();
  }

  /** The code or text from the caret on becomes a cell of its own. */
  split(place: HTMLElement): void {
    const cell = this.#places.cellIn(place);
    if (cell.caret === undefined) return;
    const [before, after] = splitText(cell.source, cell.caret);
    cell.setText(before, "reader");
    const below = this.#places.insert({ kind: cell.kind, source: after }, place);
    this.#places.say(`${nameOf(place)} is split.`);
    this.#edit(below);
  }

  #merge(place: HTMLElement): void {
    const { cellIn, neighbour, remove, say, focus } = this.#places;
    const cell = cellIn(place);
    const next = neighbour(place, 1);
    const below = next && cellIn(next);
    const name = nameOf(place);
    if (below?.kind !== cell.kind) {
      const why = below ? `${below.label} is of another kind` : "it is the last";
      return say(`${name} cannot be merged: ${why}.`);
    }
    const above = cell.source;
    const merged = mergeTexts(above, below.source, cell.kind);
    cell.setText(merged, "reader");
    const split = () => {
      const before = unmergedText(cell.source, { above, merged });
      if (before === undefined)
        return "The cell above has changed, and keeps its text.";
      cell.setText(before, "reader");
      return "The cell above has its text of before.";
    };
    remove(next!, { into: cell.label, split });
    say(`${name} has the text of both.`);
    focus(place);
  }

  collapse(place: HTMLElement): void {
    const isCollapsed = place.toggleAttribute("data-collapsed");
    const name = nameOf(place);
    this.#places.say(isCollapsed ? `${name} is collapsed.` : `${name} is open.`);
  }
}

/** As it is spoken: "Cell 2". */
function nameOf(place: HTMLElement): string {
  return place.querySelector(".place-bar")!.ariaLabel!;
}

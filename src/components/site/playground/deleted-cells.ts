// The cells that the reader has deleted: each leaves a line in its place, from which it comes
// back.
import { createButton, createElement } from "../../notebook/bar/elements.ts";
import { cellOf, nameOf } from "./cell-in-place.ts";
import { firstWords } from "./name-of-notebook.ts";
import type { Merging, Places } from "./placed-cells.ts";

interface Deleted {
  /** What was taken out of its place. */
  readonly parts: readonly Element[];
  readonly merging: Merging | undefined;
}

export class DeletedCells {
  readonly #places: Places;
  /** By their places, the last one at the end. */
  readonly #deleted = new Map<HTMLElement, Deleted>();

  constructor(places: Places) {
    this.#places = places;
  }

  /** @param merging  when it has gone into the cell above */
  delete(place: HTMLElement, merging?: Merging): void {
    const { focus, neighbour, say, setDeleted } = this.#places;
    const cell = cellOf(place);
    const gone = merging ? `merged with ${merging.into}` : "deleted";
    const words = firstWords([cell]);
    const named = words === undefined ? "" : `, “${words}”`;
    const what = `${nameOf(cell)}${named}${named && ","}`;
    const undo = createButton("Undo", () => {});
    undo.dataset["act"] = "undo";
    this.#deleted.set(place, { parts: [...place.children], merging });
    place.replaceChildren(
      createElement("p", { className: "cell-deleted" }, `${what} is ${gone}. `, undo),
    );
    place.dataset["deleted"] = "";
    setDeleted(place, true);
    say(`${what} is ${gone}.`);
    undo.ariaLabel = `Undo: bring ${cell.label} back${named}`;
    const next = neighbour(place, 1) ?? neighbour(place, -1);
    if (next) focus(next);
    else undo.focus();
  }

  undo(place: HTMLElement): void {
    const { say, setDeleted } = this.#places;
    const { parts, merging } = this.#deleted.get(place)!;
    this.#deleted.delete(place);
    place.replaceChildren(...parts);
    delete place.dataset["deleted"];
    setDeleted(place, false);
    const cell = cellOf(place);
    const said = merging ? [merging.split()] : [];
    say([`${nameOf(cell)} is back.`, ...said].join(" "));
    cell.focusCode();
  }

  restoreLast(): void {
    // Others have left the page with the notebook that they were in.
    const place = [...this.#deleted.keys()].findLast((one) => one.isConnected);
    if (!place) return this.#places.say("No cell is deleted.");
    this.undo(place);
    this.#places.focus(place); // where Z can be pressed again
  }
}

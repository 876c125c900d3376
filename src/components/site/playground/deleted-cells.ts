// The cells that the reader has deleted: each leaves a line in its place, from which it comes
// back.
import { createButton, createElement } from "../../notebook/bar/elements.ts";
import { cellIn, cellName } from "./slot-elements.ts";
import { firstWords } from "./notebook-title.ts";
import type { CellMerge, NotebookOperations } from "./playground-cells.ts";

interface DeletedCell {
  /** What was taken out of its place. */
  readonly parts: readonly Element[];
  readonly merge: CellMerge | undefined;
}

export class DeletedCells {
  readonly #notebook: NotebookOperations;
  /** By their places, the last one at the end. */
  readonly #deleted = new Map<HTMLElement, DeletedCell>();

  constructor(places: NotebookOperations) {
    this.#notebook = places;
  }

  /** @param merging  when it has gone into the cell above */
  delete(place: HTMLElement, merge?: CellMerge): void {
    const { focus, neighbour, say, setDeleted } = this.#notebook;
    const cell = cellIn(place);
    const gone = merge ? `merged with ${merge.into}` : "deleted";
    const words = firstWords([cell]);
    const named = words === undefined ? "" : `, “${words}”`;
    const what = `${cellName(cell)}${named}${named && ","}`;
    const undo = createButton("Undo", () => {});
    undo.dataset["cellAction"] = "undo";
    this.#deleted.set(place, { parts: [...place.children], merge });
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
    const { say, setDeleted } = this.#notebook;
    const { parts, merge } = this.#deleted.get(place)!;
    this.#deleted.delete(place);
    place.replaceChildren(...parts);
    delete place.dataset["deleted"];
    setDeleted(place, false);
    const cell = cellIn(place);
    const said = merge ? [merge.undo()] : [];
    say([`${cellName(cell)} is back.`, ...said].join(" "));
    cell.focusCode();
  }

  restoreLast(): void {
    // Others have left the page with the notebook that they were in.
    const place = [...this.#deleted.keys()].findLast((one) => one.isConnected);
    if (!place) return this.#notebook.say("No cell is deleted.");
    this.undo(place);
    this.#notebook.focus(place); // where Z can be pressed again
  }
}

import { createButton, createElement } from "#components/notebook/bar/elements.ts";
import { cellIn, cellName } from "./slot-elements.ts";
import { firstWords } from "./notebook-title.ts";
import type { CellMerge, NotebookOperations } from "./playground-cells.ts";

interface DeletedCell {
  readonly parts: readonly Element[];
  readonly merge: CellMerge | undefined;
}

/** The deleted cells: each leaves a line with an Undo button in its slot. */
export class DeletedCells {
  readonly #notebook: NotebookOperations;
  /** By slot, in the order of deletion. */
  readonly #deleted = new Map<HTMLElement, DeletedCell>();

  constructor(places: NotebookOperations) {
    this.#notebook = places;
  }

  /** @param merge  if it was merged into the cell above */
  delete(slot: HTMLElement, merge?: CellMerge): void {
    const { focus, neighbour, say, setDeleted } = this.#notebook;
    const cell = cellIn(slot);
    const gone = merge ? `merged with ${merge.into}` : "deleted";
    const words = firstWords([cell]);
    const named = words === undefined ? "" : `, “${words}”`;
    const what = `${cellName(cell)}${named}${named && ","}`;
    const undo = createButton("Undo", () => {});
    undo.dataset["cellAction"] = "undo";
    this.#deleted.set(slot, { parts: [...slot.children], merge });
    slot.replaceChildren(
      createElement("p", { className: "cell-deleted" }, `${what} is ${gone}. `, undo),
    );
    slot.dataset["deleted"] = "";
    setDeleted(slot, true);
    say(`${what} is ${gone}.`);
    undo.ariaLabel = `Undo: bring ${cell.label} back${named}`;
    const next = neighbour(slot, 1) ?? neighbour(slot, -1);
    if (next) focus(next);
    else undo.focus();
  }

  undo(slot: HTMLElement): void {
    const { say, setDeleted } = this.#notebook;
    const { parts, merge } = this.#deleted.get(slot)!;
    this.#deleted.delete(slot);
    slot.replaceChildren(...parts);
    delete slot.dataset["deleted"];
    setDeleted(slot, false);
    const cell = cellIn(slot);
    const messages = merge ? [merge.undo()] : [];
    say([`${cellName(cell)} is back.`, ...messages].join(" "));
    cell.focusCode();
  }

  restoreLast(): void {
    // Slots of a replaced notebook are no longer connected.
    const slot = [...this.#deleted.keys()].findLast((one) => one.isConnected);
    if (!slot) return this.#notebook.say("No cell is deleted.");
    this.undo(slot);
    this.#notebook.focus(slot); // Z can be pressed again
  }
}

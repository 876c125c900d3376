// What the keys of a cell and most of its buttons do. Loaded when a button is pressed, or
// when the reader is first on a cell as a whole.
import {
  createCommandReader,
  type CellCommand,
} from "../../notebook/types/cell-keys.ts";
import { showKeyDialog } from "../../notebook/types/key-dialog.ts";
import type { Results } from "../../notebook/cell/results.ts";
import type { Output } from "../../../notebook/output/output.ts";
import { capitalised } from "../../kit/text/capitalised.ts";
import { cellIn } from "./slot-elements.ts";
import { DeletedCells } from "./deleted-cells.ts";
import type { PlaygroundCell, NotebookOperations } from "./playground-cells.ts";
import { mergeTexts, splitText, textBeforeMerge } from "./split-text.ts";

export class CellCommands {
  readonly #notebook: NotebookOperations;
  readonly #deleted: DeletedCells;
  readonly #commandOf = createCommandReader();

  constructor(places: NotebookOperations) {
    this.#notebook = places;
    this.#deleted = new DeletedCells(places);
  }

  /** Does what a key means on a cell, if anything. */
  runKey(event: KeyboardEvent, place: HTMLElement): void {
    const command = this.#commandOf(event);
    if (command) this.#run(command, place);
  }

  #run(command: CellCommand, place: HTMLElement): void {
    const places = this.#notebook;
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
        return this.#deleted.delete(place);
      case "undo":
        return this.restoreLast();
      case "merge":
        return this.#merge(place);
      case "collapse":
        return this.#collapse(place);
      case "keys":
        return showKeyDialog();
      case "find":
        document.querySelector<HTMLElement>('[data-action="find"]')!.click();
    }
  }

  restoreLast(): void {
    this.#deleted.restoreLast();
  }

  /** Does what a button of a cell says. */
  runAction(action: string, place: HTMLElement): void {
    if (action === "duplicate") this.#duplicate(place);
    else if (action === "delete") this.#deleted.delete(place);
    else if (action === "undo") this.#deleted.undo(place);
    else if (action === "collapse") this.#collapse(place);
  }

  #edit(place: HTMLElement): void {
    place.querySelector<HTMLElement>('.cell-edit, [data-cell-action="edit"]')!.click();
  }

  /** The code or text from the caret on becomes a cell of its own. */
  split(place: HTMLElement): void {
    const cell = cellIn(place);
    if (cell.caret === undefined) return;
    const [before, after] = splitText(cell.source, cell.caret, cell.kind);
    dropOutputsBelow(cell, before.split("\n").length);
    cell.setText(before, "beside");
    const below = this.#notebook.insert({ kind: cell.kind, source: after }, place);
    this.#notebook.say(`${slotName(place)} is split.`);
    this.#edit(below);
  }

  #merge(place: HTMLElement): void {
    const { neighbour, say, focus } = this.#notebook;
    const cell = cellIn(place);
    const next = neighbour(place, 1);
    const below = next && cellIn(next);
    const name = slotName(place);
    if (below?.kind !== cell.kind) {
      const why = below
        ? `${below.label} is a different kind of cell`
        : "it is the last";
      return say(`${name} cannot be merged: ${why}.`);
    }
    const above = cell.source;
    const merged = mergeTexts(above, below.source, cell.kind);
    cell.setText(merged, "beside");
    const undoMerge = () => {
      const before = textBeforeMerge(cell.source, { above, merged });
      if (before === undefined)
        return "The cell above has changed, and keeps its text.";
      cell.setText(before, "beside");
      return "The cell above has its earlier text again.";
    };
    this.#deleted.delete(next!, { into: cell.label, undo: undoMerge });
    say(`${name} has the text of both.`);
    focus(place);
  }

  #duplicate(place: HTMLElement): void {
    const { kind, source, from, label } = cellIn(place);
    const brought = from === undefined ? {} : { from };
    const copy = cellIn(this.#notebook.insert({ kind, source, ...brought }, place));
    this.#notebook.say(`${capitalised(copy.label)} is a copy of ${label}.`);
    copy.focusCode();
  }

  #collapse(place: HTMLElement): void {
    const isCollapsed = place.toggleAttribute("data-collapsed");
    const name = slotName(place);
    this.#notebook.say(isCollapsed ? `${name} is collapsed.` : `${name} is open.`);
  }
}

/** What the lines have shown that go elsewhere does not stay. */
function dropOutputsBelow(cell: PlaygroundCell, lines: number): void {
  const { ownResults, displayedSource, outputs } = cell;
  const results: Results = ownResults ?? { code: displayedSource, outputs };
  const { lastGoodOutputs } = results;
  const isAbove = ({ line }: Output) => line <= lines;
  if (
    ![...results.outputs, ...(lastGoodOutputs ?? [])].some((output) => !isAbove(output))
  )
    return;
  cell.restore?.({
    ...results,
    outputs: results.outputs.filter(isAbove),
    ...(lastGoodOutputs && { lastGoodOutputs: lastGoodOutputs.filter(isAbove) }),
  });
}

/** As it is spoken: "Cell 2". */
function slotName(place: HTMLElement): string {
  return place.querySelector(".cell-toolbar")!.ariaLabel!;
}

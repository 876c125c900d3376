import {
  createCommandReader,
  type CellCommand,
} from "#components/notebook/types/cell-keys.ts";
import { showKeyDialog } from "#components/notebook/types/key-dialog.ts";
import type { Results } from "#components/notebook/cell/results.ts";
import type { Output } from "#notebook/output/output.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import { cellIn } from "./slot-elements.ts";
import { DeletedCells } from "./deleted-cells.ts";
import type { PlaygroundCell, NotebookOperations } from "./playground-cells.ts";
import { mergeTexts, splitText, textBeforeMerge } from "./split-text.ts";

/** The commands behind a cell's keys and most toolbar buttons. Loaded on demand. */
export class CellCommands {
  readonly #notebook: NotebookOperations;
  readonly #deleted: DeletedCells;
  readonly #commandOf = createCommandReader();

  constructor(notebook: NotebookOperations) {
    this.#notebook = notebook;
    this.#deleted = new DeletedCells(notebook);
  }

  runKey(event: KeyboardEvent, slot: HTMLElement): void {
    const command = this.#commandOf(event);
    if (command) this.#run(command, slot);
  }

  #run(command: CellCommand, slot: HTMLElement): void {
    const notebook = this.#notebook;
    switch (command) {
      case "edit":
        return this.#edit(slot);
      case "previous":
      case "next": {
        const to = notebook.neighbour(slot, command === "next" ? 1 : -1);
        if (to) notebook.focus(to);
        return;
      }
      case "above":
        return notebook.add("code", slot.previousElementSibling as HTMLElement);
      case "code":
      case "text":
        return notebook.add(command, slot);
      case "delete":
        return this.#deleted.delete(slot);
      case "undo":
        return this.restoreLast();
      case "merge":
        return this.#merge(slot);
      case "collapse":
        return this.#collapse(slot);
      case "keys":
        return showKeyDialog();
      case "find":
        document.querySelector<HTMLElement>('[data-action="find"]')!.click();
    }
  }

  restoreLast(): void {
    this.#deleted.restoreLast();
  }

  runAction(action: string, slot: HTMLElement): void {
    if (action === "duplicate") this.#duplicate(slot);
    else if (action === "delete") this.#deleted.delete(slot);
    else if (action === "undo") this.#deleted.undo(slot);
    else if (action === "collapse") this.#collapse(slot);
  }

  #edit(slot: HTMLElement): void {
    slot.querySelector<HTMLElement>('.cell-edit, [data-cell-action="edit"]')!.click();
  }

  /** Moves the text after the caret to a new cell. */
  split(slot: HTMLElement): void {
    const cell = cellIn(slot);
    if (cell.caret === undefined) return;
    const [before, after] = splitText(cell.source, cell.caret, cell.kind);
    dropOutputsBelow(cell, before.split("\n").length);
    cell.setText(before, "beside");
    const below = this.#notebook.insert({ kind: cell.kind, source: after }, slot);
    this.#notebook.say(`${slotName(slot)} is split.`);
    this.#edit(below);
  }

  #merge(slot: HTMLElement): void {
    const { neighbour, say, focus } = this.#notebook;
    const cell = cellIn(slot);
    const next = neighbour(slot, 1);
    const below = next && cellIn(next);
    const name = slotName(slot);
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
    focus(slot);
  }

  #duplicate(slot: HTMLElement): void {
    const { kind, source, from, label } = cellIn(slot);
    const origin = from === undefined ? {} : { from };
    const copy = cellIn(this.#notebook.insert({ kind, source, ...origin }, slot));
    this.#notebook.say(`${capitalised(copy.label)} is a copy of ${label}.`);
    copy.focusCode();
  }

  #collapse(slot: HTMLElement): void {
    const isCollapsed = slot.toggleAttribute("data-collapsed");
    const name = slotName(slot);
    this.#notebook.say(isCollapsed ? `${name} is collapsed.` : `${name} is open.`);
  }
}

/** Removes the outputs of the lines that are moved to another cell. */
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

/** A cell's name at the beginning of a sentence: "Cell 2". */
function slotName(slot: HTMLElement): string {
  return slot.querySelector(".cell-toolbar")!.ariaLabel!;
}

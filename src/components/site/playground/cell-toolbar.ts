// What the reader does with the buttons and the keys of a cell as a whole. The code behind
// most of it is loaded when it is first needed.
import { shortcutFor } from "../../notebook/types/modifier-shortcuts.ts";
import { cellIn, focusSlot, slotAround } from "./slot-elements.ts";
import type { CellCommands } from "./cell-commands.ts";
import type { NotebookOperations } from "./playground-cells.ts";
import type { TextCell } from "./text-cell.ts";

/** What is done at once, without that code. */
interface ToolbarCells extends NotebookOperations {
  move(id: string, way: "up" | "down"): void;
  relabel(): void;
}

export class CellToolbar {
  readonly #cells: ToolbarCells;
  #commands: Promise<CellCommands> | undefined;

  /** @param list  the element with all places, as rendered by Playground.astro */
  constructor(list: HTMLElement, cells: ToolbarCells) {
    this.#cells = cells;
    list.addEventListener("click", ({ target }) => {
      const button = (target as Element).closest<HTMLElement>("[data-cell-action]");
      if (button) this.#runAction(button.dataset["cellAction"]!, slotAround(button));
    });
    list.addEventListener("keydown", (event) => this.#onKey(event));
    // Whoever comes to a cell is about to press something: by then the code is there.
    for (const type of ["pointerover", "focusin"]) {
      list.addEventListener(type, ({ target }) => {
        if (slotAround(target as Element)) this.#withCommands();
      });
    }
    list.addEventListener("focusin", ({ target }) => {
      // One Tab stop per row.
      const row = (target as Element).closest(".cell-toolbar");
      for (const button of row?.querySelectorAll("button") ?? []) {
        button.tabIndex = button === target ? 0 : -1;
      }
    });
    list.addEventListener("leavecode", ({ target }) => {
      this.#select(slotAround(target as Element));
    });
    list.addEventListener("modechange", ({ target }) => {
      const edit = slotAround(target as Element).querySelector(
        '[data-cell-action="edit"]',
      )!;
      edit.textContent = (target as TextCell).isEdited ? "Show" : "Edit";
      cells.relabel();
    });
  }

  #runAction(action: string, place: HTMLElement): void {
    if (action === "code" || action === "text") this.#cells.add(action, place);
    else if (action === "up" || action === "down") {
      this.#cells.move(place.dataset["slot"]!, action);
    } else if (action === "edit") {
      const cell = cellIn(place) as TextCell;
      if (cell.isEdited) cell.show();
      else cell.edit();
    } else {
      this.#withCommands((commands) => {
        // Pressed twice before the code had come, it is deleted once.
        const isGone = place.dataset["deleted"] !== undefined;
        if (isGone === (action === "undo")) commands.runAction(action, place);
      });
    }
  }

  /** @param use  without it, they are only loaded */
  #withCommands(use?: (commands: CellCommands) => void): void {
    this.#commands ??= import("./cell-commands.ts").then(
      ({ CellCommands }) => new CellCommands(this.#cells),
    );
    this.#commands.then(use, (error: unknown) => {
      this.#commands = undefined; // the next key tries again
      if (use) throw error; // early-script.ts says so
    });
  }

  /** The reader is on a cell as a whole; what its keys do is there for the next one. */
  #select(place: HTMLElement): void {
    this.#withCommands();
    focusSlot(place);
  }

  #onKey(event: KeyboardEvent): void {
    const { key, defaultPrevented } = event;
    const held = shortcutFor(event);
    const target = event.target as HTMLElement;
    const isOnCell =
      target.matches(ON_CELL) ||
      (target.matches(ON_DELETED) && KEYS_ON_DELETED.test(key));
    if (isOnCell && !defaultPrevented && !hasModifier(event)) {
      if (HANDLED_KEYS.test(key)) event.preventDefault();
      return this.#withCommands((commands) =>
        commands.runKey(event, slotAround(target)),
      );
    }
    if (held === "undo") {
      if (!isOnCell) return; // the text has an undo of its own
      event.preventDefault();
      this.#withCommands((commands) => commands.restoreLast());
    } else if (key === "Escape" && target.matches("pre"))
      this.#select(slotAround(target));
    else if (held === "split") {
      event.preventDefault();
      this.#withCommands((commands) => commands.split(slotAround(target)));
    } else if (held && !defaultPrevented) {
      const place = slotAround(target);
      if (!place.dataset["slot"] || place.dataset["deleted"] !== undefined) return;
      event.preventDefault();
      this.#cells.move(place.dataset["slot"], held);
    } else if (key === "ArrowLeft" || key === "ArrowRight") {
      const row = target.closest(".cell-toolbar");
      if (!row) return;
      const buttons = [...row.querySelectorAll<HTMLElement>("button")];
      buttons[buttons.indexOf(target) + (key === "ArrowLeft" ? -1 : 1)]?.focus();
    }
  }
}

/** Where the reader is on the cell as a whole, and types into nothing. */
const ON_CELL = ".cell-slot, .markdown-output";
/** The Undo of a deleted cell, from which one goes on. */
const ON_DELETED = ".cell-deleted button";
const KEYS_ON_DELETED = /^([jkzf?]|Arrow(Up|Down))$/i;
/** Keys that would also scroll the page, or be typed where the focus goes. */
const HANDLED_KEYS = /^(Enter|Arrow(Up|Down)|[a-z?])$/i;

function hasModifier({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey;
}

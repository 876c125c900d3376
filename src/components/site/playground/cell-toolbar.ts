import { shortcutFor } from "#components/notebook/types/modifier-shortcuts.ts";
import { cellIn, focusSlot, slotAround } from "./slot-elements.ts";
import type { CellCommands } from "./cell-commands.ts";
import type { NotebookOperations } from "./playground-cells.ts";
import type { TextCell } from "./text-cell.ts";

/** The operations that need no further code. */
interface ToolbarCells extends NotebookOperations {
  move(id: string, way: "up" | "down"): void;
  relabel(): void;
}

/** The toolbars and keyboard commands of cells. The code of most commands is loaded on demand. */
export class CellToolbar {
  readonly #cells: ToolbarCells;
  #commands: Promise<CellCommands> | undefined;

  /** @param list  the element with all slots, as rendered by Playground.astro */
  constructor(list: HTMLElement, cells: ToolbarCells) {
    this.#cells = cells;
    list.addEventListener("click", ({ target }) => {
      const button = (target as Element).closest<HTMLElement>("[data-cell-action]");
      if (button) this.#runAction(button.dataset["cellAction"]!, slotAround(button));
    });
    list.addEventListener("keydown", (event) => this.#onKey(event));
    // Preloads the commands when the pointer or the focus comes to a cell.
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

  #runAction(action: string, slot: HTMLElement): void {
    if (action === "code" || action === "text") this.#cells.add(action, slot);
    else if (action === "up" || action === "down") {
      this.#cells.move(slot.dataset["slot"]!, action);
    } else if (action === "edit") {
      const cell = cellIn(slot) as TextCell;
      if (cell.isEdited) cell.show();
      else cell.edit();
    } else {
      this.#withCommands((commands) => {
        // A second press before the code was loaded must not delete it twice.
        const isDeleted = slot.dataset["deleted"] !== undefined;
        if (isDeleted === (action === "undo")) commands.runAction(action, slot);
      });
    }
  }

  /** @param use  omitted to preload the commands */
  #withCommands(use?: (commands: CellCommands) => void): void {
    this.#commands ??= import("./cell-commands.ts").then(
      ({ CellCommands }) => new CellCommands(this.#cells),
    );
    this.#commands.then(use, (error: unknown) => {
      this.#commands = undefined; // the next key tries again
      if (use) throw error; // reported by early-script.ts
    });
  }

  #select(slot: HTMLElement): void {
    this.#withCommands();
    focusSlot(slot);
  }

  #onKey(event: KeyboardEvent): void {
    const { key, defaultPrevented } = event;
    const shortcut = shortcutFor(event);
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
    if (shortcut === "undo") {
      if (!isOnCell) return; // editors have their own undo
      event.preventDefault();
      this.#withCommands((commands) => commands.restoreLast());
    } else if (key === "Escape" && target.matches("pre"))
      this.#select(slotAround(target));
    else if (shortcut === "split") {
      event.preventDefault();
      this.#withCommands((commands) => commands.split(slotAround(target)));
    } else if (shortcut && !defaultPrevented) {
      const slot = slotAround(target);
      if (!slot.dataset["slot"] || slot.dataset["deleted"] !== undefined) return;
      event.preventDefault();
      this.#cells.move(slot.dataset["slot"], shortcut);
    } else if (key === "ArrowLeft" || key === "ArrowRight") {
      const row = target.closest(".cell-toolbar");
      if (!row) return;
      const buttons = [...row.querySelectorAll<HTMLElement>("button")];
      buttons[buttons.indexOf(target) + (key === "ArrowLeft" ? -1 : 1)]?.focus();
    }
  }
}

/** The focus is on a cell as a whole. */
const ON_CELL = ".cell-slot, .markdown-output";
/** The focus is on the Undo button of a deleted cell. */
const ON_DELETED = ".cell-deleted button";
const KEYS_ON_DELETED = /^([jkzf?]|Arrow(Up|Down))$/i;
/** Keys whose default would scroll the page or type into the focused element. */
const HANDLED_KEYS = /^(Enter|Arrow(Up|Down)|[a-z?])$/i;

function hasModifier({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey;
}

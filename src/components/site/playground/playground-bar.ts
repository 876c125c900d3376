import { isNotebookFragment } from "#notebook/document/link-key.ts";
import {
  FORMAT,
  VERSION,
  type DocumentCell,
  type NotebookDocument,
} from "#notebook/document/document.ts";
import type { StorageFault } from "#kit/storage/saved-work.ts";
import { saveFile } from "#kit/storage/save-file.ts";
import { statusPart, watchWork } from "#kit/storage/watch-work.ts";
import { formatDocument } from "#notebook/document/read-document.ts";
import { createButton, createElement } from "#components/notebook/bar/elements.ts";
import type { FilesPanelOptions } from "#components/notebook/bar/files-panel.ts";
import { unsupportedCellsMessage } from "#components/notebook/bar/unsupported-cells.ts";
import {
  type ImportedNotebook,
  NotebookBar,
} from "#components/notebook/bar/notebook-bar.ts";
import type {
  NotebookCell,
  PageNotebook,
} from "#components/notebook/bar/page-notebook.ts";
import { linkableControlValues } from "#components/notebook/bar/linkable-control-values.ts";
import { focusSlot } from "./slot-elements.ts";
import { syncNotebook } from "./sync-notebook.ts";
import { withControlValues, toDocumentCells, hasSameText } from "./document-cells.ts";
import type { Playground } from "./playground.ts";
import type { DropPosition } from "./drop-note.ts";
import { findPanel } from "./find-panel.ts";
import { outlineList } from "./outline.ts";
import { withUniqueIds } from "./unique-ids.ts";
import { PlaygroundFiles } from "./playground-files.ts";
import { setTextKeepingCaret } from "./set-text-keeping-caret.ts";
import { keyList } from "#components/notebook/types/key-list.ts";
import { SavedNotebooks, type SavedNotebook } from "./saved-notebooks.ts";
import { savedNotebooksList } from "./saved-notebooks-list.ts";

/** The bar of the reader's own notebook. Loaded on first use. */
export class PlaygroundBar extends NotebookBar {
  readonly #playground: Playground;
  readonly #savedNotebooks: SavedNotebooks;
  readonly #files: PlaygroundFiles;

  constructor(element: HTMLElement, notebook: PageNotebook, playground: Playground) {
    super(element, notebook);
    this.#playground = playground;
    this.#savedNotebooks = new SavedNotebooks(notebook.page);
    this.#files = new PlaygroundFiles({
      ...{ notebook, playground },
      say: (words, options) => this.say(words, options),
      importNotebook: (imported, left) => {
        this.element.scrollIntoView({ block: "nearest" });
        this.importCells(imported, "file");
        if (left.length === 0) return;
        const choices = createElement(
          "div",
          { className: "notebook-choices" },
          ...left,
        );
        this.part("panel").append(choices);
      },
      showFiles: () => this.#showFiles(),
    });
  }

  protected override connectStorage(): void {
    // Early edits are stored as they are if the page waits for stored cells.
    if (this.#playground.awaitsCells) {
      this.drafts.importEarlyEdits((cells) => {
        const isFirst = this.drafts.load([]).length === 0;
        if (isFirst) return this.drafts.saveAll(cells);
        return this.#savedNotebooks.add(createDocument(this.notebook.page, cells));
      });
    }
    syncNotebook(this.notebook, this.drafts, this.#playground, (cells, ours) =>
      this.#replace(
        cells,
        "Another tab has changed this notebook: this is its version.",
        { keepsSame: true, isEarlier: ours === "seen" },
      ),
    );
    this.#listSavedNotebooks();
    this.#showUnreadableNotebooks();
    // Otherwise readLink reveals the cells.
    if (!isNotebookFragment(location.hash)) revealCells();
  }

  override handleAction(action: string): void {
    if (action === "find") this.#showFind();
    else if (action === "outline")
      this.#togglePanel(action, outlineList(this.notebook.cells));
    else if (action === "keys") this.#togglePanel(action, keyList());
    else super.handleAction(action);
  }

  protected override filesOptions(): Partial<FilesPanelOptions> {
    return this.#files.panelOptions;
  }

  /** Stores dropped files, or offers to import them. */
  addDroppedFiles(files: readonly File[], at: DropPosition): Promise<void> {
    return this.#files.addDropped(files, at);
  }

  async #showFiles(): Promise<void> {
    this.say("");
    this.element.scrollIntoView({ block: "nearest" });
    await this.filesButton.show();
  }

  #showFind(): void {
    const from = document.activeElement?.closest<HTMLElement>("[data-slot]");
    const panel = findPanel(this.notebook, () => this.say(""));
    panel.addEventListener("keydown", (event) => {
      // Without a current match, Escape returns to the cell from which the panel was opened.
      if (event.key !== "Escape" || event.defaultPrevented || !from?.isConnected)
        return;
      event.preventDefault();
      this.say("");
      focusSlot(from);
    });
    this.#togglePanel("find", panel);
  }

  /** Opens a panel with a message, or closes it if it is open. */
  #togglePanel(action: string, panel: HTMLElement, words = ""): void {
    const opener = this.button(action);
    const isOpen = opener.ariaExpanded === "true";
    this.say(isOpen ? "" : words);
    if (isOpen) return;
    opener.ariaExpanded = "true";
    this.part("panel").replaceChildren(panel);
    panel.querySelector<HTMLElement>("input, a")?.focus();
  }

  override async readLink(): Promise<void> {
    try {
      await super.readLink();
    } finally {
      revealCells();
    }
  }

  /** Replaces the notebook by imported cells, and saves the current ones. */
  protected override importCells(
    { document: { cells }, unsupportedLanguages: asText = [] }: ImportedNotebook,
    from: "link" | "file",
  ): void {
    if (cells.length === 0) {
      this.say(`This ${from}’s notebook has no cells.`, { bad: true });
      return;
    }
    const imported = withUniqueIds(cells).map(({ id, kind, source, chosen }) => {
      return { id, kind, source, from, ...(chosen && { chosen }) };
    });
    if (hasSameText(imported, toDocumentCells(this.notebook))) {
      const withControls = imported.filter(({ chosen }) => chosen !== undefined);
      this.notebook.setControls(withControls);
      const also = withControls.length > 0 ? ": its controls are set as it says" : "";
      this.say(`This ${from}’s notebook is the one that is shown here${also}.`);
      return;
    }
    const code = imported.filter(({ kind }) => kind === "code").length;
    const words = [
      `This ${from}’s notebook is shown.`,
      ...(asText.length === 0 ? [] : [unsupportedCellsMessage(asText)]),
      ...(code === 0
        ? []
        : ["None of its code has run: read it, then run it yourself."]),
    ];
    this.#replace(imported, words.join(" "), {
      after: () => code > 0 && this.offerRun(),
    });
  }

  protected override reset(): void {
    const choose = (label: string, cells: readonly DocumentCell[]) =>
      createButton(label, () => this.#replace(cells, "You have started over."));
    const cancel = createButton("Cancel", () => {
      this.say("");
      this.button("reset").focus();
    });
    const choices = createElement(
      "div",
      { className: "notebook-choices" },
      choose("The cells that this page came with", this.#playground.starter),
      choose("An empty cell", [{ id: "cell-1", kind: "code", source: "" }]),
      cancel,
    );
    this.#togglePanel("reset", choices, "What do you want to start with?");
    cancel.focus(); // the harmless choice
  }

  protected override sharedCells(): NotebookCell[] {
    const isStarter = hasSameText(
      toDocumentCells(this.notebook),
      this.#playground.starter,
    );
    const cells = [...this.notebook.cells];
    return isStarter && cells.every((cell) => !linkableControlValues(cell))
      ? []
      : cells;
  }

  protected override describeTexts({ length: count }: readonly NotebookCell[]): string {
    if (count === 1) return "the one cell";
    return count === 2 ? "both cells" : `all ${count} cells`;
  }

  protected override get title(): string {
    return this.#playground.title;
  }

  /** The button that undoes the last replacement, until the next change. */
  #undoButton: HTMLElement | undefined;

  protected override refresh(): void {
    super.refresh();
    if (
      !this.#undoButton ||
      this.#playground.isUnchanged(toDocumentCells(this.notebook))
    )
      return;
    const isShown = this.#undoButton.isConnected;
    this.#undoButton = undefined;
    if (isShown) this.say("");
  }

  /** Reports saved notebooks that can't be read. */
  #showUnreadableNotebooks(): void {
    const place = createElement("div", { className: "storage-notice", hidden: true });
    this.part("storage").after(place);
    const file = `unreadable shelf of ${this.notebook.page}`;
    watchWork(place, statusPart(this.#savedNotebooks.work, "unreadable"), {
      what: "",
      file,
    });
  }

  /** Whether the reader is asked before their notebook is replaced. */
  #isAsking = false;

  protected override get hasConflicts(): boolean {
    return this.#isAsking;
  }

  /**
   * Saves the current notebook and shows these cells.
   * @param message  the message afterwards
   */
  #replace(
    cells: readonly DocumentCell[],
    message: string,
    how: ReplaceOptions = {},
  ): void {
    const fault = this.#saveCurrent(how);
    if (fault === undefined) this.#showCells(cells, message, how);
    else this.#askToReplace(fault, () => this.#showCells(cells, message, how));
  }

  #showCells(
    cells: readonly DocumentCell[],
    message: string,
    { keepsSame = false, isBack = false, after = () => {} }: ReplaceOptions,
  ): void {
    const before = withControlValues(this.notebook);
    const isSaved = this.#savedNotebooks.notebooks.some((one) =>
      hasSameText(one.cells, before),
    );
    if (keepsSame) this.#playground.update(cells, setTextKeepingCaret);
    else this.#playground.show(cells);
    if (isBack) this.#runCellsWithControls(cells);
    this.#listSavedNotebooks();
    const undo = createButton(isSaved ? "Go back to yours" : "Undo", () =>
      this.#replace(before, "Your notebook is back.", {
        ...{ keepsSame: true, isBack: true, savedEntry: { cells: before } },
      }),
    );
    if (isBack) {
      this.say(message);
      this.button("run").focus();
      return;
    }
    this.say(isSaved ? `${message} Yours is kept.` : message);
    this.part("panel").replaceChildren(
      createElement("div", { className: "notebook-choices" }, undo),
    );
    this.#undoButton = undo;
    // A change by another tab must not move the focus.
    if (!keepsSame) undo.focus();
    after();
  }

  #askToReplace(fault: StorageFault, replace: () => void): void {
    this.#isAsking = true;
    const decide = (act: () => void) => () => {
      this.#isAsking = false;
      act();
    };
    const save = () => {
      const document = this.toDocument(this.notebook.cells);
      saveFile("my-notebook.json", formatDocument(document), "application/json");
    };
    const why =
      fault === "full"
        ? "this browser’s storage is full"
        : "it is too long to be saved";
    this.say(
      `The other notebook is not shown yet, because yours can’t be put aside: ${why}.`,
      { bad: true },
    );
    const stay = createButton(
      "Stay with mine",
      decide(() => this.say("")),
    );
    this.part("panel").replaceChildren(
      createElement(
        "div",
        { className: "notebook-choices" },
        createButton(
          "Save mine as a file and go on",
          decide(() => {
            save();
            replace();
          }),
        ),
        createButton("Go on and lose mine", decide(replace)),
        stay,
      ),
    );
    stay.focus();
  }

  /** Runs restored cells with control values, which can be shared only after a run. */
  #runCellsWithControls(cells: readonly DocumentCell[]): void {
    const withControls = cells.filter(
      ({ chosen, from }) => chosen && from === undefined,
    );
    const ids = withControls.map(({ id }) => id);
    const waiting = this.notebook.cells.filter(
      ({ id, outputs }) => ids.includes(id) && outputs.length === 0,
    );
    if (waiting.length > 0) void this.notebook.run(waiting.map(({ id }) => id));
  }

  /** @returns why the current notebook can't be saved */
  #saveCurrent({
    isEarlier = false,
    savedEntry,
  }: ReplaceOptions): StorageFault | undefined {
    const cells = withControlValues(this.notebook);
    const isReaders = cells.some(
      ({ source, from }) =>
        from === undefined &&
        source.trim() !== "" &&
        !this.#playground.starter.some((cell) => cell.source === source),
    );
    if (!isReaders) {
      if (savedEntry) this.#savedNotebooks.remove(savedEntry);
      return undefined;
    }
    const document = createDocument(this.notebook.page, cells);
    return this.#savedNotebooks.add(
      { ...document, ...(isEarlier && { isEarlier }) },
      { remove: savedEntry },
    );
  }

  #listSavedNotebooks(isOpen = false): void {
    const kept = this.part("kept");
    const { notebooks } = this.#savedNotebooks;
    if (notebooks.length === 0) return kept.replaceChildren();
    const choices = {
      goBack: (notebook: SavedNotebook) =>
        this.#replace(notebook.cells, "It is shown again.", { savedEntry: notebook }),
      discard: (notebook: SavedNotebook) => {
        this.#savedNotebooks.remove(notebook);
        this.#listSavedNotebooks(true);
        (kept.querySelector("summary") ?? this.button("run")).focus();
      },
    };
    kept.replaceChildren(savedNotebooksList(notebooks, choices, isOpen));
  }
}

function createDocument(
  page: string,
  cells: readonly DocumentCell[],
): NotebookDocument {
  return { format: FORMAT, version: VERSION, page, cells };
}

/** How `#replace` replaces the notebook. */
interface ReplaceOptions {
  /** Whether unchanged cells keep their results. */
  readonly keepsSame?: boolean;
  /** Whether the current notebook is an earlier version of the new one. */
  readonly isEarlier?: boolean;
  /** The saved notebook that is restored, to be removed from the list. */
  readonly savedEntry?: Pick<SavedNotebook, "cells">;
  /** Whether this undoes the last replacement. */
  readonly isBack?: boolean;
  after?(): void;
}

/** Shows the cells, which are hidden while the page waits for stored ones. */
function revealCells(): void {
  document.documentElement.classList.remove("awaits-cells");
}

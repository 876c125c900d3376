// Actions for the whole of the reader's notebook. Loaded on first use.
import { isNotebookFragment } from "../../../notebook/document/link-key.ts";
import {
  FORMAT,
  VERSION,
  type DocumentCell,
  type NotebookDocument,
} from "../../../notebook/document/document.ts";
import type { StorageFault } from "../../kit/storage/kept-work.ts";
import { saveFile } from "../../kit/storage/save-file.ts";
import { partOf, watchWork } from "../../kit/storage/watch-work.ts";
import { formatDocument } from "../../../notebook/document/read-document.ts";
import { createButton, createElement } from "../../notebook/bar/elements.ts";
import type { FilesPanelOptions } from "../../notebook/bar/files-panel.ts";
import { unsupportedCellsMessage } from "../../notebook/bar/unsupported-cells.ts";
import { type ImportedNotebook, NotebookBar } from "../../notebook/bar/notebook-bar.ts";
import type { NotebookCell, PageNotebook } from "../../notebook/bar/page-notebook.ts";
import { linkableControlValues } from "../../notebook/bar/linkable-control-values.ts";
import { focusOn } from "./cell-in-place.ts";
import { keepOwn } from "./keep-own.ts";
import { cellsAsSet, ownCells, readsTheSame } from "./own-cells.ts";
import type { Playground } from "./playground.ts";
import type { DropPlace } from "./drop-note.ts";
import { findPanel } from "./find-panel.ts";
import { outlineList } from "./outline.ts";
import { withOwnIds } from "./own-ids.ts";
import { PlaygroundFiles } from "./playground-files.ts";
import { takeText } from "./take-text.ts";
import { keyList } from "../../notebook/types/key-list.ts";
import { Shelf, type Shelved } from "./shelf.ts";
import { shelfList } from "./shelf-list.ts";

export class PlaygroundBar extends NotebookBar {
  readonly #playground: Playground;
  readonly #shelf: Shelf;
  readonly #files: PlaygroundFiles;

  constructor(element: HTMLElement, notebook: PageNotebook, playground: Playground) {
    super(element, notebook);
    this.#playground = playground;
    this.#shelf = new Shelf(notebook.page);
    this.#files = new PlaygroundFiles({
      ...{ notebook, playground },
      say: (words, options) => this.say(words, options),
      take: (brought, left) => {
        this.element.scrollIntoView({ block: "nearest" });
        this.importCells(brought, "file");
        if (left.length === 0) return;
        const choices = createElement(
          "div",
          { className: "notebook-choices" },
          ...left,
        );
        this.part("panel").append(choices);
      },
      showFiles: () => this.#goToFiles(),
    });
  }

  protected override connectStorage(): void {
    // What this page shows is stored as it is now.
    if (this.#playground.awaitsCells) {
      this.drafts.importEarlyEdits((cells) => {
        const isFirst = this.drafts.load([]).length === 0;
        if (isFirst) return this.drafts.saveAll(cells);
        return this.#shelf.put(documentOf(this.notebook.page, cells));
      });
    }
    keepOwn(this.notebook, this.drafts, this.#playground, (cells, ours) =>
      this.#replace(
        cells,
        "Another tab has changed this notebook: here it is as it stands there.",
        { keepsSame: true, isEarlier: ours === "seen" },
      ),
    );
    this.#offerShelved();
    this.#noticeShelf();
    // The cells of a link are still to come.
    if (!isNotebookFragment(location.hash)) reveal();
  }

  override handleAction(action: string): void {
    if (action === "find") this.#showFind();
    else if (action === "outline") this.#show(action, outlineList(this.notebook.cells));
    else if (action === "keys") this.#show(action, keyList());
    else super.handleAction(action);
  }

  protected override filesOptions(): Partial<FilesPanelOptions> {
    return this.#files.actions;
  }

  /** Keeps files that were dropped, or offers to import them. */
  takeDropped(files: readonly File[], at: DropPlace): Promise<void> {
    return this.#files.takeDropped(files, at);
  }

  async #goToFiles(): Promise<void> {
    this.say("");
    this.element.scrollIntoView({ block: "nearest" });
    await this.filesButton.show();
  }

  #showFind(): void {
    const from = document.activeElement?.closest<HTMLElement>("[data-place]");
    const panel = findPanel(this.notebook, () => this.say(""));
    panel.addEventListener("keydown", (event) => {
      // Where nothing was found, it leads back to the cell from which it was opened.
      if (event.key !== "Escape" || event.defaultPrevented || !from?.isConnected)
        return;
      event.preventDefault();
      this.say("");
      focusOn(from);
    });
    this.#show("find", panel);
  }

  /** Opens a panel below what is said of it, or closes it if it is there. */
  #show(action: string, panel: HTMLElement, words = ""): void {
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
      reveal();
    }
  }

  /** Cells by others replace the current ones, which are set aside. */
  protected override importCells(
    { document: { cells }, unsupportedLanguages: asText = [] }: ImportedNotebook,
    from: "link" | "file",
  ): void {
    if (cells.length === 0) {
      this.say(`This ${from}’s notebook has no cells.`, { bad: true });
      return;
    }
    const brought = withOwnIds(cells).map(({ id, kind, source, chosen }) => {
      return { id, kind, source, from, ...(chosen && { chosen }) };
    });
    if (readsTheSame(brought, ownCells(this.notebook))) {
      const set = brought.filter(({ chosen }) => chosen !== undefined);
      this.notebook.setControls(set);
      const also = set.length > 0 ? ": its controls are set as it says" : "";
      this.say(`This ${from}’s notebook is the one that is shown here${also}.`);
      return;
    }
    const code = brought.filter(({ kind }) => kind === "code").length;
    const words = [
      `This ${from}’s notebook is shown.`,
      ...(asText.length === 0 ? [] : [unsupportedCellsMessage(asText)]),
      ...(code === 0
        ? []
        : ["None of its code has run: read it, then run it yourself."]),
    ];
    this.#replace(brought, words.join(" "), {
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
    this.#show("reset", choices, "What do you want to start with?");
    cancel.focus(); // the others replace what the reader has written
  }

  protected override sharedCells(): NotebookCell[] {
    const isStarter = readsTheSame(ownCells(this.notebook), this.#playground.starter);
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

  /** The button that takes back what was shown last; it goes with the next change. */
  #takeBack: HTMLElement | undefined;

  protected override refresh(): void {
    super.refresh();
    if (!this.#takeBack || this.#playground.isAsShown(ownCells(this.notebook))) return;
    const isShown = this.#takeBack.isConnected;
    this.#takeBack = undefined;
    if (isShown) this.say("");
  }

  /** Says what on the shelf can't be read. */
  #noticeShelf(): void {
    const place = createElement("div", { className: "storage-notice", hidden: true });
    this.part("storage").after(place);
    const file = `unreadable shelf of ${this.notebook.page}`;
    watchWork(place, partOf(this.#shelf.work, "unreadable"), { what: "", file });
  }

  /** Whether the reader is asked before their notebook is replaced. */
  #isAsking = false;

  protected override get hasConflicts(): boolean {
    return this.#isAsking;
  }

  /** @param what  is said when these cells are shown */
  #replace(cells: readonly DocumentCell[], what: string, how: Replacing = {}): void {
    const fault = this.#putAside(how);
    if (fault === undefined) this.#showCells(cells, what, how);
    else this.#askToReplace(fault, () => this.#showCells(cells, what, how));
  }

  #showCells(
    cells: readonly DocumentCell[],
    what: string,
    { keepsSame = false, isBack = false, after = () => {} }: Replacing,
  ): void {
    const before = cellsAsSet(this.notebook);
    const isKept = this.#shelf.notebooks.some((one) => readsTheSame(one.cells, before));
    if (keepsSame) this.#playground.follow(cells, takeText);
    else this.#playground.show(cells);
    if (isBack) this.#runSet(cells);
    this.#offerShelved();
    const back = createButton(isKept ? "Go back to yours" : "Undo", () =>
      this.#replace(before, "Your notebook is back.", {
        ...{ keepsSame: true, isBack: true, taken: { cells: before } },
      }),
    );
    if (isBack) {
      this.say(what);
      this.button("run").focus();
      return;
    }
    this.say(isKept ? `${what} Yours is kept.` : what);
    this.part("panel").replaceChildren(
      createElement("div", { className: "notebook-choices" }, back),
    );
    this.#takeBack = back;
    // What comes from another tab must not take the reader out of what they write.
    if (!keepsSame) back.focus();
    after();
  }

  /** The reader's notebook can't be put aside, and is not replaced without a word. */
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

  /** What a control is set to can be shared once its cell has run. */
  #runSet(cells: readonly DocumentCell[]): void {
    const set = cells.filter(({ chosen, from }) => chosen && from === undefined);
    const ids = set.map(({ id }) => id);
    const waiting = this.notebook.cells.filter(
      ({ id, outputs }) => ids.includes(id) && outputs.length === 0,
    );
    if (waiting.length > 0) void this.notebook.run(waiting.map(({ id }) => id));
  }

  /** @returns why the reader's cells can't be put aside */
  #putAside({ isEarlier = false, taken }: Replacing): StorageFault | undefined {
    const cells = cellsAsSet(this.notebook);
    const isReaders = cells.some(
      ({ source, from }) =>
        from === undefined &&
        source.trim() !== "" &&
        !this.#playground.starter.some((cell) => cell.source === source),
    );
    if (!isReaders) {
      if (taken) this.#shelf.take(taken);
      return undefined;
    }
    const document = documentOf(this.notebook.page, cells);
    return this.#shelf.put({ ...document, ...(isEarlier && { isEarlier }) }, { taken });
  }

  #offerShelved(isOpen = false): void {
    const kept = this.part("kept");
    const { notebooks } = this.#shelf;
    if (notebooks.length === 0) return kept.replaceChildren();
    const choices = {
      goBack: (notebook: Shelved) =>
        this.#replace(notebook.cells, "It is shown again.", { taken: notebook }),
      forget: (notebook: Shelved) => {
        this.#shelf.take(notebook);
        this.#offerShelved(true);
        (kept.querySelector("summary") ?? this.button("run")).focus();
      },
    };
    kept.replaceChildren(shelfList(notebooks, choices, isOpen));
  }
}

function documentOf(page: string, cells: readonly DocumentCell[]): NotebookDocument {
  return { format: FORMAT, version: VERSION, page, cells };
}

/** How cells are put in place of the reader's. */
interface Replacing {
  /** Whether cells that read the same keep their results. */
  readonly keepsSame?: boolean;
  /** Whether what was shown is an earlier state of these. */
  readonly isEarlier?: boolean;
  /** What they are on the shelf, if they come from there. */
  readonly taken?: Pick<Shelved, "cells">;
  /** Whether they take back what was shown last. */
  readonly isBack?: boolean;
  /** Called when they are shown. */
  after?(): void;
}

/** Shows the cells, which the page hides until then. */
function reveal(): void {
  document.documentElement.classList.remove("awaits-cells");
}

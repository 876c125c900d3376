import { isNotebookFragment } from "#notebook/document/link-key.ts";
import { FORMAT, VERSION, type NotebookDocument } from "#notebook/document/document.ts";
import type { CellMatch } from "#notebook/document/match-cells.ts";
import type { NotebookImport } from "#notebook/document/import-notebook.ts";
import { DocumentError, formatDocument } from "#notebook/document/read-document.ts";
import { fromFragment, LinkError } from "#notebook/document/share-link.ts";
import { browserStorage } from "#kit/storage/saved-work.ts";
import { Drafts } from "./drafts.ts";
import { outputsKey } from "./storage-keys.ts";
import { createButton, createElement } from "./elements.ts";
import { FilesButton } from "./files-button.ts";
import type { FilesPanelOptions } from "./files-panel.ts";
import { exportPanel } from "./export-panel.ts";
import { takeCrashedCell } from "./crash-marker.ts";
import { toDocumentCell, syncDrafts } from "./sync-drafts.ts";
import { conflictEntry, type ConflictingText } from "./conflicting-texts.ts";
import { LOAD_FAILED } from "./load-failed.ts";
import type { NotebookCell, PageNotebook } from "./page-notebook.ts";
import { RunBar } from "./run-bar.ts";
import { chooseFile, saveFile } from "#kit/storage/save-file.ts";
import { statusPart, watchWork } from "#kit/storage/watch-work.ts";
import { linkableControlValues } from "./linkable-control-values.ts";
import { copyLink } from "./copy-link.ts";
import { applyImportedCells } from "./apply-imported-cells.ts";
import { TimedWorkerError } from "./timed-worker.ts";

/** @param element  as rendered by NotebookBar.astro */
export function openBar(element: HTMLElement, notebook: PageNotebook): NotebookBar {
  const bar = new NotebookBar(element, notebook);
  bar.start();
  return bar;
}

/** The extensions of files that may contain a notebook. */
export const IMPORT_EXTENSIONS = [".json", ".ipynb", ".html", ".ts"];

/** A notebook from a link or a file. */
export type ImportedNotebook = Pick<NotebookImport, "document"> &
  Partial<NotebookImport>;

/** The bar with actions for all cells of a page. Loaded on first use. */
export class NotebookBar extends RunBar {
  protected readonly drafts: Drafts;
  protected readonly filesButton: FilesButton;

  constructor(element: HTMLElement, notebook: PageNotebook) {
    super(element, notebook);
    this.drafts = new Drafts(notebook.page);
    this.filesButton = new FilesButton(this, notebook, () => this.filesOptions());
  }

  start(): void {
    this.connectStorage();
    if (browserStorage()?.getItem(outputsKey(this.notebook.page))) {
      void this.notebook.restoreOutputs();
    }
    this.notebook.addEventListener("change", () => this.refresh());
    this.refresh();
    this.filesButton.start();
    this.#showStorageFaults();
    const cell = takeCrashedCell(this.notebook.page);
    if (cell !== undefined) this.say(crashMessage(cell), { bad: true });
  }

  protected connectStorage(): void {
    this.drafts.importEarlyEdits((cells) =>
      cells.map((cell) => this.drafts.save(cell)).find((fault) => fault !== undefined),
    );
    for (const match of syncDrafts(this.notebook, this.drafts)) {
      this.offerConflict(match, "Your edit", "draft", () =>
        this.drafts.remove(match.cell),
      );
    }
  }

  /** Reports storage faults: in the bar, and in the cell that is being edited. */
  #showStorageFaults(): void {
    const { page } = this.notebook;
    const { work } = this.drafts;
    const save = () =>
      saveFile(
        `${page}.json`,
        formatDocument(this.toDocument(this.notebook.cells)),
        "application/json",
      );
    const about = { what: "Your notebook", file: `unreadable ${page}`, save };
    watchWork(this.part("storage"), work, about);
    const beside = createElement("div", { className: "storage-notice", hidden: true });
    watchWork(beside, statusPart(work, "faults"), about);
    const showInCell = () => {
      const cell = document.activeElement?.closest("code-cell, text-cell");
      if (work.fault !== undefined && cell) cell.append(beside);
      return beside.isConnected;
    };
    const show = () => {
      const isFaulty = work.fault !== undefined || work.unreadable.length > 0;
      if (!showInCell() && isFaulty) this.reveal();
    };
    work.watch(show);
    show();
    this.notebook.addEventListener("change", showInCell);
  }

  /** @param action  the `data-action` of a button */
  handleAction(action: string): void {
    if (action === "run") this.runOrStop();
    else if (action === "reset") this.reset();
    else if (action === "share") void this.#share();
    else if (action === "export") this.#toggleExport();
    else if (action === "files") void this.filesButton.toggle();
    else if (action === "import")
      chooseFile(IMPORT_EXTENSIONS.join(), (file) => void this.#import(file));
  }

  protected filesOptions(): Partial<FilesPanelOptions> {
    return {};
  }

  async readLink(): Promise<void> {
    try {
      this.importCells({ document: await fromFragment(location.hash) }, "link");
      this.#clearLink();
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      this.say(error.message, { bad: true });
    }
  }

  /**
   * Clears the URL's fragment once its cells are stored as drafts, which a reload must not
   * overwrite. Until then it is their only copy.
   */
  #clearLink(): void {
    if (this.hasConflicts || !browserStorage() || !isNotebookFragment(location.hash))
      return;
    const { pathname, search } = location;
    history.replaceState(history.state, "", pathname + search);
  }

  /** Whether imported or stored texts wait for the reader's decision. */
  protected get hasConflicts(): boolean {
    return this.part("kept").childElementCount > 0;
  }

  async #import(file: File): Promise<void> {
    const reader = await import("./import-in-worker.ts").catch(() => undefined);
    if (!reader) return this.say(LOAD_FAILED, { bad: true });
    try {
      this.importCells(await reader.importFile(file), "file");
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      this.say(`${file.name} cannot be read: ${error.message}.`, { bad: true });
    }
  }

  /** Puts imported cells into the page, but never over the reader's own. */
  protected importCells({ document }: ImportedNotebook, from: "link" | "file"): void {
    const { page, cells } = document;
    const source = from === "link" ? "link" : "file";
    if (page !== this.notebook.page) {
      this.say(`This ${source} belongs to another page: “${page}”.`, { bad: true });
      return;
    }
    const { links, hasSetControls } = applyImportedCells(
      this.notebook,
      cells,
      source,
      (match) => this.offerConflict(match, `The ${source}’s text`, from, () => {}),
    );
    if (links.length === 0) {
      const nothing = hasSetControls
        ? `The controls are set as this ${source} says.`
        : `This ${source} has nothing that is not on the page already.`;
      const below = `This ${source} has texts that need your decision: see below.`;
      this.say(this.hasConflicts ? below : nothing);
      return;
    }
    const how = from === "link" ? "from a link" : "from a file";
    const count = links.length === 1 ? "1 cell has" : `${links.length} cells have`;
    const them = links.length === 1 ? "it" : "them";
    this.say(
      createElement(
        "span",
        {},
        `${count} come ${how}: read the code, then run ${them} yourself. `,
      ),
      { links },
    );
    this.offerRun();
  }

  protected offerConflict(
    match: CellMatch,
    name: string,
    from: "draft" | "link" | "file",
    discard: () => void,
  ): void {
    const text: ConflictingText = {
      match,
      name,
      use: () => {
        if (match.kind === "orphan") return;
        const { source, chosen } = match.cell;
        this.notebook.edit(match.id, source, match.cell.from ?? from);
        if (chosen) this.notebook.setControls([{ id: match.id, chosen }]);
        discard();
      },
      discard,
    };
    const onDone = () => {
      this.#clearLink();
      this.button("run").focus();
    };
    this.part("kept").append(conflictEntry(text, this.notebook, onDone));
    this.reveal();
  }

  protected reset(): void {
    const edited = this.#edited().map(toDocumentCell);
    if (edited.length === 0) {
      this.say("No cell on this page has been changed.");
      return;
    }
    this.notebook.resetAll();
    const undo = createButton("Undo", () => {
      for (const { id, source, from } of edited) {
        this.notebook.edit(id, source, from ?? "draft");
      }
      this.say("Your edits are back.");
      this.button("reset").focus();
    });
    this.say("All cells are as their author wrote them.");
    this.part("panel").replaceChildren(undo);
  }

  async #share(): Promise<void> {
    const shared = this.sharedCells();
    try {
      const document = shared.length > 0 ? this.toDocument(shared) : undefined;
      const link = await copyLink(document, shared, this.describeTexts(shared));
      this.say(link.message);
      this.part("panel").replaceChildren(link.field);
      if (!link.isCopied) link.field.focus();
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      this.say(error.message, { bad: true });
    }
  }

  #toggleExport(): void {
    const toggle = this.button("export");
    const isOpen = toggle.ariaExpanded === "true";
    this.say("");
    if (isOpen) return;
    toggle.ariaExpanded = "true";
    const library = this.element.querySelector<HTMLAnchorElement>(".notebook-library")!;
    const choices = exportPanel({
      notebook: this.notebook,
      library: library.href,
      title: this.title,
      document: () => this.toDocument(this.notebook.cells),
      onFailure: (error) => this.say(exportFailedMessage(error), { bad: true }),
    });
    this.part("panel").replaceChildren(choices);
    choices.querySelector("button")!.focus();
  }

  /** The title of a notebook without prose. */
  protected get title(): string | undefined {
    return undefined;
  }

  protected sharedCells(): NotebookCell[] {
    return this.notebook.cells.filter(
      (cell) => cell.source !== cell.base || linkableControlValues(cell) !== undefined,
    );
  }

  /** Describes the edited texts among these cells; undefined if there are none. */
  protected describeTexts(cells: readonly NotebookCell[]): string | undefined {
    const count = cells.filter(({ source, base }) => source !== base).length;
    if (count === 0) return undefined;
    return `${count === 1 ? "the cell" : `the ${count} cells`} that you changed`;
  }

  #edited(): NotebookCell[] {
    return this.notebook.cells.filter(({ source, base }) => source !== base);
  }

  protected toDocument(cells: readonly NotebookCell[]): NotebookDocument {
    return {
      format: FORMAT,
      version: VERSION,
      page: this.notebook.page,
      cells: cells.map((cell) => {
        const chosen = linkableControlValues(cell);
        return { ...toDocumentCell(cell), from: undefined, chosen };
      }),
    };
  }
}

function exportFailedMessage(error: unknown): string {
  return error instanceof TimedWorkerError && error.fault !== "missing"
    ? `This could not be saved: ${error.message}.`
    : LOAD_FAILED;
}

function crashMessage(cell: string): string {
  return `This page broke down while ${cell} ran, most likely because the cell used up all memory. Your texts are as you left them, and nothing runs until you say so.`;
}

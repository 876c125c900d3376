// Actions for all cells of a page. Loaded on first use.
import { carriesNotebook } from "../../../notebook/document/link-key.ts";
import {
  FORMAT,
  VERSION,
  type NotebookDocument,
} from "../../../notebook/document/document.ts";
import type { FoundCell } from "../../../notebook/document/match-cells.ts";
import type { ForeignNotebook } from "../../../notebook/document/read-foreign.ts";
import {
  DocumentError,
  formatDocument,
} from "../../../notebook/document/read-document.ts";
import { fromFragment, LinkError } from "../../../notebook/document/share-link.ts";
import { browserStorage } from "../../kit/storage/kept-work.ts";
import { Drafts } from "./drafts.ts";
import { outputsKey } from "./draft-key.ts";
import { button, make } from "./elements.ts";
import { FilesButton } from "./files-button.ts";
import type { FilesPlace } from "./files-panel.ts";
import { exportPanel } from "./export-panel.ts";
import { takeCutOff } from "./cut-off.ts";
import { draftOf, keepDrafts } from "./keep-drafts.ts";
import { keptText, type KeptText } from "./kept-texts.ts";
import { NOT_LOADED } from "./not-loaded.ts";
import type { NotebookCell, PageNotebook } from "./page-notebook.ts";
import { RunBar } from "./run-bar.ts";
import { chooseFile, saveFile } from "../../kit/storage/save-file.ts";
import { partOf, watchWork } from "../../kit/storage/watch-work.ts";
import { sharedValues } from "./shared-values.ts";
import { copyLink } from "./share-panel.ts";
import { takeCells } from "./take-cells.ts";
import { Unanswered } from "./timed-worker.ts";

/** @param element  as rendered by NotebookBar.astro */
export function openBar(element: HTMLElement, notebook: PageNotebook): NotebookBar {
  const bar = new NotebookBar(element, notebook);
  bar.start();
  return bar;
}

/** How the files end that may hold a notebook. */
export const IMPORTED = [".json", ".ipynb", ".html", ".ts"];

/** A notebook by others. */
export type Brought = Pick<ForeignNotebook, "document"> & Partial<ForeignNotebook>;

export class NotebookBar extends RunBar {
  protected readonly drafts: Drafts;
  protected readonly filesButton: FilesButton;

  constructor(element: HTMLElement, notebook: PageNotebook) {
    super(element, notebook);
    this.drafts = new Drafts(notebook.page);
    this.filesButton = new FilesButton(this, notebook, () => this.filesActions());
  }

  start(): void {
    this.keep();
    if (browserStorage()?.getItem(outputsKey(this.notebook.page))) {
      void this.notebook.restoreOutputs();
    }
    this.notebook.addEventListener("change", () => this.refresh());
    this.refresh();
    this.filesButton.start();
    this.#noticeStorage();
    const cell = takeCutOff(this.notebook.page);
    if (cell !== undefined) this.say(brokeDown(cell), { bad: true });
  }

  /** Connects the cells with the browser's storage. */
  protected keep(): void {
    this.drafts.takeEarly((cells) =>
      cells.map((cell) => this.drafts.save(cell)).find((fault) => fault !== undefined),
    );
    for (const found of keepDrafts(this.notebook, this.drafts)) {
      this.offer(found, "Your edit", "draft", () => this.drafts.forget(found.cell));
    }
  }

  /** Says what can't be stored or read: in the bar, and in the cell that is edited. */
  #noticeStorage(): void {
    const { page } = this.notebook;
    const { work } = this.drafts;
    const save = () =>
      saveFile(
        `${page}.json`,
        formatDocument(this.document(this.notebook.cells)),
        "application/json",
      );
    const about = { what: "Your notebook", file: `unreadable ${page}`, save };
    watchWork(this.part("storage"), work, about);
    const beside = make("div", { className: "storage-notice", hidden: true });
    watchWork(beside, partOf(work, "faults"), about);
    const follow = () => {
      const cell = document.activeElement?.closest("code-cell, text-cell");
      if (work.fault !== undefined && cell) cell.append(beside);
    };
    work.watch(follow);
    this.notebook.addEventListener("change", follow);
  }

  /** @param action  of a button of the bar */
  act(action: string): void {
    if (action === "run") this.runOrStop();
    else if (action === "reset") this.reset();
    else if (action === "share") void this.#share();
    else if (action === "export") this.#toggleExport();
    else if (action === "files") void this.filesButton.toggle();
    else if (action === "import")
      chooseFile(IMPORTED.join(), (file) => void this.#import(file));
  }

  /** What more can be done with files here. */
  protected filesActions(): Partial<FilesPlace> {
    return {};
  }

  /** Loads the cells contained in the page's address. */
  async readLink(): Promise<void> {
    try {
      this.take({ document: await fromFragment(location.hash) }, "link");
      this.#forgetLink();
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      this.say(error.message, { bad: true });
    }
  }

  /**
   * Removes the link from the address once its cells are drafts, which a reload must not
   * overwrite; before that, it is their only copy.
   */
  #forgetLink(): void {
    if (this.isUndecided || !browserStorage() || !carriesNotebook(location.hash))
      return;
    const { pathname, search } = location;
    history.replaceState(history.state, "", pathname + search);
  }

  /** Whether texts of others wait for the reader's decision. */
  protected get isUndecided(): boolean {
    return this.part("kept").childElementCount > 0;
  }

  async #import(file: File): Promise<void> {
    const reader = await import("./import-off-page.ts").catch(() => undefined);
    if (!reader) return this.say(NOT_LOADED, { bad: true });
    try {
      this.take(await reader.importFile(file), "file");
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      this.say(`${file.name} cannot be read: ${error.message}.`, { bad: true });
    }
  }

  /** Puts cells by others into the page, but never over the reader's own. */
  protected take({ document }: Brought, from: "link" | "file"): void {
    const { page, cells } = document;
    const source = from === "link" ? "link" : "file";
    if (page !== this.notebook.page) {
      this.say(`This ${source} belongs to another page: “${page}”.`, { bad: true });
      return;
    }
    const { places, isSet } = takeCells(this.notebook, cells, source, (found) =>
      this.offer(found, `The ${source}’s text`, from, () => {}),
    );
    if (places.length === 0) {
      const nothing = isSet
        ? `The controls are set as this ${source} says.`
        : `This ${source} has nothing that is not on the page already.`;
      const below = `This ${source} has texts that need your decision: see below.`;
      this.say(this.isUndecided ? below : nothing);
      return;
    }
    const how = from === "link" ? "from a link" : "from a file";
    const count = places.length === 1 ? "1 cell has" : `${places.length} cells have`;
    const them = places.length === 1 ? "it" : "them";
    this.say(
      make(
        "span",
        {},
        `${count} come ${how}: read the code, then run ${them} yourself. `,
      ),
      { links: places },
    );
    this.offerRun();
  }

  protected offer(
    found: FoundCell,
    name: string,
    from: "draft" | "link" | "file",
    forget: () => void,
  ): void {
    const text: KeptText = {
      found,
      name,
      use: () => {
        if (found.kind === "orphan") return;
        const { source, chosen } = found.cell;
        this.notebook.edit(found.id, source, found.cell.from ?? from);
        if (chosen) this.notebook.bring([{ id: found.id, chosen }]);
        forget();
      },
      forget,
    };
    const onDone = () => {
      this.#forgetLink();
      this.button("run").focus();
    };
    this.part("kept").append(keptText(text, this.notebook, onDone));
  }

  protected reset(): void {
    const edited = this.#edited().map(draftOf);
    if (edited.length === 0) {
      this.say("No cell on this page has been changed.");
      return;
    }
    this.notebook.resetAll();
    const undo = button("Undo", () => {
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
    const shared = this.shared();
    try {
      const document = shared.length > 0 ? this.document(shared) : undefined;
      const link = await copyLink(document, shared, this.inWords(shared));
      this.say(link.words);
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
      document: () => this.document(this.notebook.cells),
      onFailure: (error) => this.say(notSaved(error), { bad: true }),
    });
    this.part("panel").replaceChildren(choices);
    choices.querySelector("button")!.focus();
  }

  /** The title, if the notebook consists of its cells only. */
  protected get title(): string | undefined {
    return undefined;
  }

  /** The cells that a link contains. */
  protected shared(): NotebookCell[] {
    return this.notebook.cells.filter(
      (cell) => cell.source !== cell.base || sharedValues(cell) !== undefined,
    );
  }

  /** The texts among these cells; undefined when there is none. */
  protected inWords(cells: readonly NotebookCell[]): string | undefined {
    const count = cells.filter(({ source, base }) => source !== base).length;
    if (count === 0) return undefined;
    return `${count === 1 ? "the cell" : `the ${count} cells`} that you changed`;
  }

  #edited(): NotebookCell[] {
    return this.notebook.cells.filter(({ source, base }) => source !== base);
  }

  protected document(cells: readonly NotebookCell[]): NotebookDocument {
    return {
      format: FORMAT,
      version: VERSION,
      page: this.notebook.page,
      cells: cells.map((cell) => {
        const chosen = sharedValues(cell);
        return { ...draftOf(cell), from: undefined, chosen };
      }),
    };
  }
}

function notSaved(error: unknown): string {
  return error instanceof Unanswered && error.fault !== "missing"
    ? `This could not be saved: ${error.message}.`
    : NOT_LOADED;
}

function brokeDown(cell: string): string {
  return `This page broke down while ${cell} ran, most likely because the cell used up all memory. Your texts are as you left them, and nothing runs until you say so.`;
}

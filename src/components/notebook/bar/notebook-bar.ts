// Actions for all cells of a page. Loaded on first use.
import { carriesNotebook } from "../../../notebook/document/link-key.ts";
import {
  FORMAT,
  VERSION,
  type DocumentCell,
  type NotebookDocument,
} from "../../../notebook/document/document.ts";
import { listOf } from "../../kit/text/list-of.ts";
import { copyText } from "../../kit/widget/copy-text.ts";
import { matchCells, type FoundCell } from "../../../notebook/document/match-cells.ts";
import type { ForeignNotebook } from "../../../notebook/document/read-foreign.ts";
import { DocumentError } from "../../../notebook/document/read-document.ts";
import { fromFragment, LinkError } from "../../../notebook/document/share-link.ts";
import { browserStorage, Drafts } from "./drafts.ts";
import { outputsKey } from "./draft-key.ts";
import { button, make, showText } from "./elements.ts";
import { BarFrame, NOT_LOADED } from "./bar-frame.ts";
import { FilesButton } from "./files-button.ts";
import type { FilesPlace } from "./files-panel.ts";
import { failedInWords } from "./failed-cells.ts";
import { filesReadIn } from "./files-read-in.ts";
import { exportPanel } from "./export-panel.ts";
import { takeCutOff } from "./cut-off.ts";
import { draftOf, keepDrafts } from "./keep-drafts.ts";
import { keptText, type KeptText } from "./kept-texts.ts";
import type { NotebookCell, PageNotebook } from "./page-notebook.ts";
import { chooseFile } from "./save-file.ts";
import { sharedValues } from "./shared-values.ts";
import { addressWith, linkField } from "./share-panel.ts";

/** @param element  as rendered by NotebookBar.astro */
export function openBar(element: HTMLElement, notebook: PageNotebook): NotebookBar {
  const bar = new NotebookBar(element, notebook);
  bar.start();
  return bar;
}

/** A notebook by others. */
export type Brought = Pick<ForeignNotebook, "document"> & Partial<ForeignNotebook>;

export class NotebookBar extends BarFrame {
  protected readonly notebook: PageNotebook;
  protected readonly drafts: Drafts;
  protected readonly filesButton: FilesButton;
  /** Whether the reader is waiting for all cells to finish. */
  #isAllAsked = false;

  constructor(element: HTMLElement, notebook: PageNotebook) {
    super(element);
    this.notebook = notebook;
    this.drafts = new Drafts(notebook.page, browserStorage(), (problem) =>
      this.say(problem, { bad: true }),
    );
    this.filesButton = new FilesButton(this, notebook, () => this.filesActions());
  }

  start(): void {
    this.keep();
    if (browserStorage()?.getItem(outputsKey(this.notebook.page))) {
      void this.notebook.restoreOutputs();
    }
    this.notebook.onChange(() => this.refresh());
    this.refresh();
    this.filesButton.start();
    const cell = takeCutOff(this.notebook.page);
    if (cell !== undefined) this.say(brokeDown(cell), { bad: true });
  }

  /** Connects the cells with the browser's storage. */
  protected keep(): void {
    for (const found of keepDrafts(this.notebook, this.drafts)) {
      this.offer(found, "Your edit", "draft", () => this.drafts.forget(found.cell));
    }
  }

  /** @param action  of a button of the bar */
  act(action: string): void {
    if (action === "run") this.#runOrStop();
    else if (action === "reset") this.reset();
    else if (action === "share") void this.#share();
    else if (action === "export") this.#toggleExport();
    else if (action === "files") void this.filesButton.toggle();
    else if (action === "import")
      chooseFile(".json,.ipynb,.html,.ts", (file) => void this.#import(file));
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
    const isUndecided = this.part("kept").childElementCount > 0;
    if (isUndecided || !browserStorage() || !carriesNotebook(location.hash)) return;
    const { pathname, search } = location;
    history.replaceState(history.state, "", pathname + search);
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
    const edited = cells.filter((cell) => cell.source !== cell.base || cell.chosen);
    const places: HTMLElement[] = [];
    const set: Pick<DocumentCell, "id" | "chosen">[] = [];
    for (const found of matchCells(edited, this.notebook.cells)) {
      const { kind, cell } = found;
      const place = this.notebook.cells.findIndex(
        ({ id }) => kind !== "orphan" && id === found.id,
      );
      const now = this.notebook.cells[place];
      if (now?.source === cell.source) {
        if (cell.chosen) set.push({ id: now.id, chosen: cell.chosen });
        continue;
      }
      if (kind !== "current" || isReaders(now)) {
        this.offer(found, `The ${source}’s text`, from, () => {});
        continue;
      }
      this.notebook.edit(now.id, cell.source, from);
      if (cell.chosen) this.notebook.bring([{ id: now.id, chosen: cell.chosen }]);
      places.push(make("a", { href: `#${now.id}` }, `cell ${place + 1}`));
    }
    this.notebook.bring(set);
    if (places.length === 0) {
      const nothing =
        set.length > 0
          ? `The controls are set as this ${source} says.`
          : `This ${source} has nothing that is not in the page already.`;
      const below = `This ${source} brings texts that need your choice: see below.`;
      this.say(this.part("kept").childElementCount > 0 ? below : nothing);
      return;
    }
    const how = from === "link" ? "by a link" : "from a file";
    const count = places.length === 1 ? "1 cell has" : `${places.length} cells have`;
    const them = places.length === 1 ? "it" : "them";
    this.say(
      make("span", {}, `${count} come ${how}: look, then run ${them} yourself. `),
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

  #runOrStop(): void {
    if (this.notebook.isRunning) {
      this.#isAllAsked = false;
      this.notebook.stop();
      this.say("Stopped.");
      return;
    }
    this.#runAll({ trusted: false });
  }

  #runAll(options: { trusted: boolean }): void {
    this.say("Running…");
    this.#isAllAsked = true;
    this.notebook.runAll(options);
    this.refresh(); // there may be nothing to run
  }

  /** Offers to run code by others, which runs only when the reader says so. */
  protected offerRun(): void {
    const run = button("I have read it: run all", () => {
      this.#runAll({ trusted: true });
      this.button("run").focus();
    });
    this.part("panel").append(make("div", { className: "notebook-choices" }, run));
  }

  protected reset(): void {
    const edited = this.#edited().map(draftOf);
    if (edited.length === 0) {
      this.say("No cell of this page is changed.");
      return;
    }
    this.notebook.resetAll();
    const undo = button("Take it back", () => {
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
    let address: string;
    try {
      const isChanged = shared.length > 0;
      address = await addressWith(isChanged ? this.document(shared) : undefined);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      this.say(error.message, { bad: true });
      return;
    }
    const what =
      shared.length === 0
        ? "No cell is changed, so this is the address of the page."
        : `It carries ${this.#carried(shared)}, in ${address.length} characters.${notCarried(shared)}`;
    const isCopied = await copyText(address);
    this.say(isCopied ? `The link is copied. ${what}` : `Copy the link below. ${what}`);
    const field = linkField(address);
    this.part("panel").replaceChildren(field);
    if (!isCopied) field.focus();
  }

  #carried(cells: readonly NotebookCell[]): string {
    const texts = this.inWords(cells);
    const values = cells.some(sharedValues) ? ["what the controls are set to"] : [];
    return listOf(texts === undefined ? values : [texts, ...values]);
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
      onFailure: () => this.say(NOT_LOADED, { bad: true }),
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

  protected refresh(): void {
    const { isRunning } = this.notebook;
    showText(this.button("run"), isRunning ? "Stop" : "Run all");
    if (isRunning || !this.#isAllAsked) return;
    this.#isAllAsked = false;
    const unread = this.notebook.cells.filter(
      ({ kind, from }) => kind === "code" && from !== undefined,
    ).length;
    const failed = failedInWords(this.notebook.cells);
    if (unread === 0) {
      return this.say(failed || "Done: each cell shows what came of it.", {
        bad: failed !== "",
      });
    }
    const what = unread === 1 ? "The code of one cell" : `The code of ${unread} cells`;
    const why = `${what} came by a link or a file, and has not run: read it first.`;
    this.say(failed ? `${failed} ${why}` : why);
    this.offerRun();
  }
}

function brokeDown(cell: string): string {
  return `This page broke down while ${cell} ran, most likely because the cell used up all memory. Your texts are as you left them, and nothing runs until you say so.`;
}

/** Files stay in the reader's browser. */
function notCarried(cells: readonly NotebookCell[]): string {
  const files = filesReadIn(cells);
  if (files.length === 0) return "";
  const them = files.length === 1 ? "that file" : "those files";
  return ` It does not carry ${listOf(files)}: send ${them} as well.`;
}

/** Whether a text is the reader's own, which nothing may overwrite. */
function isReaders({ source, base, from }: NotebookCell): boolean {
  return source !== base && from === undefined;
}

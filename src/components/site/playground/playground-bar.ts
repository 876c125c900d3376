// Actions for the whole of the reader's notebook. Loaded on first use.
import { carriesNotebook } from "../../../notebook/document/link-key.ts";
import {
  FORMAT,
  VERSION,
  type DocumentCell,
  type NotebookDocument,
} from "../../../notebook/document/document.ts";
import { browserStorage } from "../../notebook/bar/drafts.ts";
import { button, make } from "../../notebook/bar/elements.ts";
import { DataFiles, FileProblem } from "../../notebook/bar/data-files.ts";
import { NotebookBar } from "../../notebook/bar/notebook-bar.ts";
import type { NotebookCell, PageNotebook } from "../../notebook/bar/page-notebook.ts";
import { readsTheSame, keepOwn, ownCells } from "./keep-own.ts";
import type { Playground } from "./playground.ts";
import { chooseFiles } from "../../notebook/bar/save-file.ts";
import { filesPanel } from "./files-panel.ts";
import { findPanel } from "./find-panel.ts";
import { outlineList } from "./outline.ts";
import { withOwnIds } from "./own-ids.ts";
import { keysList } from "./keys-list.ts";
import { Shelf } from "./shelf.ts";
import { listOf } from "../../kit/text/list-of.ts";
import { nameOfNotebook } from "./name-of-notebook.ts";

export class PlaygroundBar extends NotebookBar {
  readonly #playground: Playground;
  readonly #shelf: Shelf;
  readonly #files: DataFiles;

  constructor(element: HTMLElement, notebook: PageNotebook, playground: Playground) {
    super(element, notebook);
    this.#playground = playground;
    this.#shelf = new Shelf(notebook.page, browserStorage());
    this.#files = new DataFiles(notebook.page);
  }

  protected override keep(): void {
    keepOwn(this.notebook, this.drafts, this.#playground, (cells) =>
      this.#replace(cells, "Another tab has changed this notebook: it is shown so."),
    );
    this.#offerShelved();
    // The cells of a link are still to come.
    if (!carriesNotebook(location.hash)) reveal();
  }

  override act(action: string): void {
    if (action === "find") this.#show("", findPanel(this.notebook, showCell));
    else if (action === "outline") this.#show("", outlineList(this.notebook.cells));
    else if (action === "keys") this.#show("", keysList());
    else if (action === "files") void this.#showFiles();
    else super.act(action);
  }

  /** Keeps files that the reader has dropped or chosen, and says so. */
  override async keepFiles(files: readonly File[]): Promise<void> {
    const done: string[] = [];
    const refused: string[] = [];
    for (const file of files) {
      try {
        await this.#files.keep(file);
        done.push(file.name);
        this.notebook.fileChanged(file.name);
      } catch (error) {
        if (!(error instanceof FileProblem)) throw error;
        refused.push(error.message);
      }
    }
    const kept =
      done.length === 0
        ? []
        : [
            `${listOf(done)} ${done.length === 1 ? "is" : "are"} kept with this notebook.`,
          ];
    this.say([...kept, ...refused].join(" "), { bad: refused.length > 0 });
    await this.#putFiles();
  }

  async #showFiles(): Promise<void> {
    const isOpen = this.part("panel").querySelector(":scope > .notebook-files");
    this.say("");
    if (isOpen) return;
    const panel = await this.#putFiles();
    panel?.querySelector<HTMLElement>("button")!.focus();
  }

  async #putFiles(): Promise<HTMLElement | undefined> {
    try {
      const panel = await filesPanel(this.#files, {
        choose: () => chooseFiles("", (files) => void this.keepFiles(files)),
        remove: (name) => void this.#removeFile(name),
      });
      this.part("panel").replaceChildren(panel);
      return panel;
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      this.say(error.message, { bad: true });
      return undefined;
    }
  }

  async #removeFile(name: string): Promise<void> {
    const bytes = await this.#files.read(name);
    await this.#files.remove(name);
    this.notebook.fileChanged(name);
    this.say(`${name} is removed.`);
    const panel = await this.#putFiles();
    if (!bytes) return;
    const undo = button("Undo", () => void this.keepFiles([new File([bytes], name)]));
    panel?.prepend(make("div", { className: "notebook-choices" }, undo));
    undo.focus();
  }

  /** Opens a panel, or closes it if it is there. */
  #show(what: string, panel: HTMLElement): void {
    const { className } = panel;
    const isOpen = this.part("panel").querySelector(
      `:scope > .${className.split(" ")[0]}`,
    );
    this.say(what);
    if (isOpen) return;
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
  protected override take({ cells }: NotebookDocument, from: "link" | "file"): void {
    if (cells.length === 0) {
      this.say(`This ${from}’s notebook has no cells.`, { bad: true });
      return;
    }
    const brought = withOwnIds(cells).map(({ id, kind, source }) => {
      return { id, kind, source, from };
    });
    if (readsTheSame(brought, ownCells(this.notebook))) {
      this.say(`This ${from}’s notebook is the one that is shown here.`);
      return;
    }
    const code = brought.filter(({ kind }) => kind === "code").length;
    const run =
      code === 0 ? "" : ` Nothing of its code has run: read it, then run it yourself.`;
    this.#replace(brought, `This ${from}’s notebook is shown.${run}`);
    if (code > 0) this.offerRun();
  }

  protected override reset(): void {
    this.say("Begin with what?");
    const choose = (label: string, cells: readonly DocumentCell[]) =>
      button(label, () => this.#replace(cells, "You have started anew."));
    const choices = make(
      "div",
      { className: "notebook-choices" },
      choose("The cells that this page came with", this.#playground.starter),
      choose("An empty cell", [{ id: "cell-1", kind: "code", source: "" }]),
    );
    this.part("panel").replaceChildren(choices);
    choices.querySelector("button")!.focus();
  }

  protected override shared(): NotebookCell[] {
    const isStarter = readsTheSame(ownCells(this.notebook), this.#playground.starter);
    return isStarter ? [] : [...this.notebook.cells];
  }

  protected override inWords(count: number): string {
    return count === 1 ? "the one cell" : `all ${count} cells`;
  }

  protected override get title(): string {
    return this.#playground.title;
  }

  #replace(cells: readonly DocumentCell[], what: string): void {
    const before = ownCells(this.notebook);
    const isKept = this.#putAside();
    this.#playground.show(cells);
    this.#offerShelved();
    const undo = button("Undo", () => {
      if (isKept) this.#shelf.take(0);
      this.#putAside();
      this.#playground.show(before);
      this.#offerShelved();
      this.say("Your notebook is back.");
      this.button("run").focus();
    });
    this.say(isKept ? `${what} Yours is kept.` : what);
    const back = isKept ? "Go back to yours" : "Undo";
    undo.textContent = back;
    this.part("panel").replaceChildren(
      make("div", { className: "notebook-choices" }, undo),
    );
    undo.focus();
  }

  /** @returns whether any of the cells is the reader's own */
  #putAside(): boolean {
    const cells = ownCells(this.notebook);
    const isReaders = cells.some(
      ({ source, from }) =>
        from === undefined &&
        source.trim() !== "" &&
        !this.#playground.starter.some((cell) => cell.source === source),
    );
    const { page } = this.notebook;
    if (isReaders) this.#shelf.put({ format: FORMAT, version: VERSION, page, cells });
    return isReaders;
  }

  #offerShelved(): void {
    const entries = this.#shelf.notebooks.map((document, place) => {
      const { cells } = document;
      const count = cells.length === 1 ? "1 cell" : `${cells.length} cells`;
      return make(
        "div",
        { className: "notebook-draft" },
        make("p", {}, `“${nameOfNotebook(cells)}”, ${count}, is put aside.`),
        make(
          "div",
          { className: "notebook-choices" },
          button("Go back to it", () => {
            this.#shelf.take(place);
            this.#replace(cells, "It is shown again.");
          }),
          button("Forget it", () => {
            this.#shelf.take(place);
            this.#offerShelved();
            this.button("run").focus();
          }),
        ),
      );
    });
    this.part("kept").replaceChildren(...entries);
  }
}

function showCell(id: string): void {
  document.getElementById(id)!.scrollIntoView({ block: "nearest" });
}

/** Shows the cells, which the page hides until then. */
function reveal(): void {
  document.documentElement.classList.remove("awaits-cells");
}

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
import { NotebookBar } from "../../notebook/bar/notebook-bar.ts";
import type { NotebookCell, PageNotebook } from "../../notebook/bar/page-notebook.ts";
import { readsTheSame, keepOwn, ownCells } from "./keep-own.ts";
import type { Playground } from "./playground.ts";
import { Shelf } from "./shelf.ts";
import { nameOfNotebook } from "./name-of-notebook.ts";

export class PlaygroundBar extends NotebookBar {
  readonly #playground: Playground;
  readonly #shelf: Shelf;

  constructor(element: HTMLElement, notebook: PageNotebook, playground: Playground) {
    super(element, notebook);
    this.#playground = playground;
    this.#shelf = new Shelf(notebook.page, browserStorage());
  }

  protected override keep(): void {
    keepOwn(this.notebook, this.drafts, this.#playground);
    this.#offerShelved();
    // The cells of a link are still to come.
    if (!carriesNotebook(location.hash)) reveal();
  }

  override async readLink(): Promise<void> {
    await super.readLink();
    reveal();
  }

  /** Cells by others replace the current ones, which are set aside. */
  protected override take({ cells }: NotebookDocument, from: "link" | "file"): void {
    const brought = cells.map(({ id, kind, source }, i) => ({
      id: /^cell-\d+$/.test(id) ? id : `cell-${cells.length + i + 1}`,
      kind,
      source,
      from,
    }));
    if (readsTheSame(brought, ownCells(this.notebook))) {
      this.say(`This ${from}’s notebook is the one that is shown here.`);
      return;
    }
    const code = brought.filter(({ kind }) => kind === "code").length;
    const run =
      code === 0 ? "" : ` Nothing of its code has run: read it, then run it yourself.`;
    this.#replace(brought, `This ${from}’s notebook is shown.${run}`);
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

/** Shows the cells, which the page hides until then. */
function reveal(): void {
  document.documentElement.classList.remove("awaits-cells");
}

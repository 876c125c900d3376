// The list of the files that are kept with the notebook of a page. Loaded on first use.
import { formatFileSize } from "../../../notebook/files/format-file-size.ts";
import { DataFiles, FileError, type StoredFile } from "./data-files.ts";
import { createButton, createElement } from "./elements.ts";
import { restoreFiles } from "./store-files.ts";
import { saveFile } from "../../kit/storage/save-file.ts";

export interface FilesPanelOptions {
  readonly page: string;
  /** What it stands in, alone. */
  readonly panel: HTMLElement;
  /** What is said of the files above their list. */
  readonly about: string;
  say(words: string, options?: { bad: boolean }): void;
  /** Cells that have read a file of this name run again. */
  fileChanged(name: string): void;
  /** Lets the reader choose more; without it files come by controls only. */
  choose?(onStored: (outcome: FileChoiceResult) => void): void;
  /** Adds a cell that reads a file; without it the reader writes the code. */
  read?(name: string): void;
}

/** What came of the files that the reader has chosen. */
export interface FileChoiceResult {
  /** What they have replaced. */
  readonly replaced: readonly File[];
  /** What more can be done with them. */
  readonly panelOptions: readonly HTMLButtonElement[];
}

export class FilesPanel {
  readonly #options: FilesPanelOptions;
  readonly #files: DataFiles;
  #element: HTMLElement | undefined;
  /** What can be brought back, the last first. */
  #undoable: readonly File[] = [];
  #actions: readonly HTMLButtonElement[] = [];

  constructor(place: FilesPanelOptions) {
    this.#options = place;
    this.#files = new DataFiles(place.page);
  }

  get isOpen(): boolean {
    return this.#element !== undefined && this.#options.panel.contains(this.#element);
  }

  async open(): Promise<void> {
    this.#undoable = [];
    this.#actions = [];
    await this.#render();
    this.#element?.querySelector("button")?.focus();
  }

  /** Files were kept or removed, here or elsewhere on the page. */
  async refresh(): Promise<void> {
    if (this.isOpen) await this.#render();
  }

  async #render(): Promise<void> {
    const files = await this.#attempt(() => this.#files.list());
    if (files === undefined) return;
    const rows = files.map((file) => this.#row(file));
    const { about, choose, panel } = this.#options;
    const undo = () => void this.#undo();
    const onKept = (outcome: FileChoiceResult) => void this.#offerUndo(outcome);
    const choices = [
      ...this.#actions,
      ...(this.#undoable.length > 0 ? [createButton("Undo", undo)] : []),
      ...(choose ? [createButton("Choose files", () => choose(onKept))] : []),
    ];
    const focused = this.#focusedLabel();
    this.#element = createElement(
      "div",
      { className: "notebook-files grid" },
      createElement("p", {}, about),
      ...(choices.length > 0
        ? [createElement("div", { className: "notebook-choices" }, ...choices)]
        : []),
      rows.length > 0
        ? createElement("div", { className: "grid", role: "list" }, ...rows)
        : createElement("p", { className: "text-muted" }, "No file is kept here."),
    );
    panel.replaceChildren(this.#element);
    if (focused === undefined) return;
    const same = [...this.#element.querySelectorAll("button")].find(
      (one) => labelOf(one) === focused,
    );
    (same ?? this.#element.querySelector("button"))?.focus();
  }

  /** Says why files cannot be had; then there is no result. */
  async #attempt<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      this.#options.say(error.message, { bad: true });
      return undefined;
    }
  }

  #row({ name, size }: StoredFile): HTMLElement {
    const { read } = this.#options;
    const act = (label: string, does: () => void) => {
      const one = createButton(label, does);
      one.ariaLabel = `${label} ${name}`;
      return one;
    };
    const save = act("Save", () => void this.#attempt(() => this.#save(name)));
    const code = read ? name : `FileAttachment(${JSON.stringify(name)})`;
    return createElement(
      "div",
      { role: "listitem" },
      createElement("code", {}, code),
      createElement("span", { className: "text-muted" }, ` ${formatFileSize(size)}`),
      createElement(
        "div",
        { className: "notebook-choices" },
        ...(read ? [act("Read in a cell", () => read(name))] : []),
        save,
        act("Remove", () => void this.#attempt(() => this.#remove(name))),
      ),
    );
  }

  async #save(name: string): Promise<void> {
    saveFile(name, await this.#files.get(name), "");
  }

  async #remove(name: string): Promise<void> {
    const bytes = await this.#files.read(name);
    this.#undoable = bytes ? [new File([bytes], name)] : [];
    await this.#files.remove(name);
    this.#options.fileChanged(name);
    this.#options.say(`${name} is removed.`);
  }

  async #offerUndo({
    replaced: former,
    panelOptions: choices,
  }: FileChoiceResult): Promise<void> {
    if (former.length > 0) this.#undoable = former;
    this.#actions = choices;
    // The reader may have closed the list meanwhile, but what is undecided must be seen.
    await (choices.length > 0 ? this.#render() : this.refresh());
    choices[0]?.focus();
  }

  async #undo(): Promise<void> {
    const { fileChanged, say } = this.#options;
    const former = this.#undoable;
    this.#undoable = [];
    const { message: words, rejections: refused } = await restoreFiles(
      former,
      this.#files,
      fileChanged,
    );
    await this.refresh();
    say(words, { bad: refused.length > 0 });
  }

  /** What has the focus now, should it be a button of the list. */
  #focusedLabel(): string | undefined {
    const { activeElement } = document;
    const isHere = this.isOpen && this.#element!.contains(activeElement);
    return isHere ? labelOf(activeElement!) : undefined;
  }
}

function labelOf(element: Element): string {
  return element.ariaLabel ?? element.textContent;
}

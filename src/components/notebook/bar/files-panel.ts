import { formatFileSize } from "#notebook/files/format-file-size.ts";
import { DataFiles, FileError, type StoredFile } from "./data-files.ts";
import { createButton, createElement } from "./elements.ts";
import { restoreFiles } from "./store-files.ts";
import { saveFile } from "#kit/storage/save-file.ts";

export interface FilesPanelOptions {
  readonly page: string;
  /** The container, whose content the panel replaces. */
  readonly panel: HTMLElement;
  readonly about: string;
  say(message: string, options?: { bad: boolean }): void;
  /** Reruns the cells that have read a file of this name. */
  fileChanged(name: string): void;
  /** Lets the reader add files; without it they are added in file controls only. */
  choose?(onStored: (outcome: AddFilesFollowUp) => void): void;
  read?(name: string): void;
}

/** What the panel offers after files were added. */
export interface AddFilesFollowUp {
  readonly replaced: readonly File[];
  /** Buttons for pending decisions. */
  readonly actions: readonly HTMLButtonElement[];
}

/** The list of a page's data files. Loaded on first use. */
export class FilesPanel {
  readonly #options: FilesPanelOptions;
  readonly #files: DataFiles;
  #element: HTMLElement | undefined;
  /** The replaced or removed files that Undo restores, the last first. */
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

  async refresh(): Promise<void> {
    if (this.isOpen) await this.#render();
  }

  async #render(): Promise<void> {
    const files = await this.#attempt(() => this.#files.list());
    if (files === undefined) return;
    const rows = files.map((file) => this.#row(file));
    const { about, choose, panel } = this.#options;
    const undo = () => void this.#undo();
    const onKept = (outcome: AddFilesFollowUp) => void this.#offerUndo(outcome);
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

  /** Reports a `FileError` and returns undefined. */
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

  async #offerUndo({ replaced, actions: choices }: AddFilesFollowUp): Promise<void> {
    if (replaced.length > 0) this.#undoable = replaced;
    this.#actions = choices;
    // Pending decisions reopen the list if the reader has closed it meanwhile.
    await (choices.length > 0 ? this.#render() : this.refresh());
    choices[0]?.focus();
  }

  async #undo(): Promise<void> {
    const { fileChanged, say } = this.#options;
    const replaced = this.#undoable;
    this.#undoable = [];
    const { message, rejections } = await restoreFiles(
      replaced,
      this.#files,
      fileChanged,
    );
    await this.refresh();
    say(message, { bad: rejections.length > 0 });
  }

  /** The label of the focused button, if it is in the list. */
  #focusedLabel(): string | undefined {
    const { activeElement } = document;
    const isHere = this.isOpen && this.#element!.contains(activeElement);
    return isHere ? labelOf(activeElement!) : undefined;
  }
}

function labelOf(element: Element): string {
  return element.ariaLabel ?? element.textContent;
}

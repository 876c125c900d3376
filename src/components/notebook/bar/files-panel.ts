// The list of the files that are kept with the notebook of a page. Loaded on first use.
import { sizeInWords } from "../../../notebook/files/size-in-words.ts";
import { DataFiles, FileProblem, type KeptFile } from "./data-files.ts";
import { button, make } from "./elements.ts";
import { bringBack } from "./keep-files.ts";
import { saveFile } from "../../kit/storage/save-file.ts";

export interface FilesPlace {
  readonly page: string;
  /** What it stands in, alone. */
  readonly panel: HTMLElement;
  /** What is said of the files above their list. */
  readonly about: string;
  say(words: string, options?: { bad: boolean }): void;
  /** Cells that have read a file of this name run again. */
  fileChanged(name: string): void;
  /** Lets the reader choose more; without it files come by controls only. */
  choose?(onKept: (outcome: Outcome) => void): void;
  /** Adds a cell that reads a file; without it the reader writes the code. */
  read?(name: string): void;
}

/** What came of the files that the reader has chosen. */
export interface Outcome {
  /** What they have replaced. */
  readonly former: readonly File[];
  /** What more can be done with them. */
  readonly choices: readonly HTMLButtonElement[];
}

export class FilesPanel {
  readonly #place: FilesPlace;
  readonly #files: DataFiles;
  #element: HTMLElement | undefined;
  /** What can be brought back, the last first. */
  #former: readonly File[] = [];
  #choices: readonly HTMLButtonElement[] = [];

  constructor(place: FilesPlace) {
    this.#place = place;
    this.#files = new DataFiles(place.page);
  }

  get isOpen(): boolean {
    return this.#element !== undefined && this.#place.panel.contains(this.#element);
  }

  async open(): Promise<void> {
    this.#former = [];
    this.#choices = [];
    await this.#put();
    this.#element?.querySelector("button")?.focus();
  }

  /** Files were kept or removed, here or elsewhere on the page. */
  async refresh(): Promise<void> {
    if (this.isOpen) await this.#put();
  }

  async #put(): Promise<void> {
    const files = await this.#attempt(() => this.#files.list());
    if (files === undefined) return;
    const rows = files.map((file) => this.#row(file));
    const { about, choose, panel } = this.#place;
    const undo = () => void this.#bringBack();
    const onKept = (outcome: Outcome) => void this.#offer(outcome);
    const choices = [
      ...this.#choices,
      ...(this.#former.length > 0 ? [button("Undo", undo)] : []),
      ...(choose ? [button("Choose files", () => choose(onKept))] : []),
    ];
    const focused = this.#nameOfFocused();
    this.#element = make(
      "div",
      { className: "notebook-files grid" },
      make("p", {}, about),
      ...(choices.length > 0
        ? [make("div", { className: "notebook-choices" }, ...choices)]
        : []),
      rows.length > 0
        ? make("div", { className: "grid", role: "list" }, ...rows)
        : make("p", { className: "soft" }, "No file is kept here."),
    );
    panel.replaceChildren(this.#element);
    if (focused === undefined) return;
    const same = [...this.#element.querySelectorAll("button")].find(
      (one) => nameOf(one) === focused,
    );
    (same ?? this.#element.querySelector("button"))?.focus();
  }

  /** Says why files cannot be had; then there is no result. */
  async #attempt<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      this.#place.say(error.message, { bad: true });
      return undefined;
    }
  }

  #row({ name, size }: KeptFile): HTMLElement {
    const { read } = this.#place;
    const act = (label: string, does: () => void) => {
      const one = button(label, does);
      one.ariaLabel = `${label} ${name}`;
      return one;
    };
    const save = act("Save", () => void this.#attempt(() => this.#save(name)));
    const code = read ? name : `FileAttachment(${JSON.stringify(name)})`;
    return make(
      "div",
      { role: "listitem" },
      make("code", {}, code),
      make("span", { className: "soft" }, ` ${sizeInWords(size)}`),
      make(
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
    this.#former = bytes ? [new File([bytes], name)] : [];
    await this.#files.remove(name);
    this.#place.fileChanged(name);
    this.#place.say(`${name} is removed.`);
  }

  async #offer({ former, choices }: Outcome): Promise<void> {
    if (former.length > 0) this.#former = former;
    this.#choices = choices;
    // The reader may have closed the list meanwhile, but what is undecided must be seen.
    await (choices.length > 0 ? this.#put() : this.refresh());
    choices[0]?.focus();
  }

  async #bringBack(): Promise<void> {
    const { fileChanged, say } = this.#place;
    const former = this.#former;
    this.#former = [];
    const { words, refused } = await bringBack(former, this.#files, fileChanged);
    await this.refresh();
    say(words, { bad: refused.length > 0 });
  }

  /** What has the focus now, should it be a button of the list. */
  #nameOfFocused(): string | undefined {
    const { activeElement } = document;
    const isHere = this.isOpen && this.#element!.contains(activeElement);
    return isHere ? nameOf(activeElement!) : undefined;
  }
}

function nameOf(element: Element): string {
  return element.ariaLabel ?? element.textContent;
}

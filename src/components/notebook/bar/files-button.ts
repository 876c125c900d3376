// The button of a bar that opens the list of the files that are kept with the page.
import type { BarFrame } from "./bar-frame.ts";
import { FILES_CHANGED, filesKey } from "./storage-keys.ts";
import { browserStorage } from "../../kit/storage/kept-work.ts";
import { createElement } from "./elements.ts";
import type { FilesPanel, FilesPanelOptions } from "./files-panel.ts";
import { LOAD_FAILED } from "./load-failed.ts";
import type { PageNotebook } from "./page-notebook.ts";

export class FilesButton {
  readonly #bar: BarFrame;
  readonly #notebook: PageNotebook;
  readonly #options: () => Partial<FilesPanelOptions>;
  #panel: Promise<FilesPanel> | undefined;

  /** @param actions  what more can be done with files here */
  constructor(
    bar: BarFrame,
    notebook: PageNotebook,
    actions: () => Partial<FilesPanelOptions>,
  ) {
    this.#bar = bar;
    this.#notebook = notebook;
    this.#options = actions;
  }

  /** Shows the button when there are files, and the files as they are. */
  start(): void {
    const areKept = browserStorage()?.getItem(filesKey(this.#notebook.page));
    if (typeof areKept === "string") this.#addButton();
    addEventListener(FILES_CHANGED, () => {
      this.#addButton();
      void this.#panel?.then((panel) => panel.refresh());
    });
  }

  /** The list of the files that are kept with this page; loaded when there is one. */
  #load(): Promise<FilesPanel> {
    this.#panel ??= import("./files-panel.ts").then(
      ({ FilesPanel }) =>
        new FilesPanel({
          page: this.#notebook.page,
          panel: this.#bar.part("panel"),
          say: (words, options) =>
            this.#bar.say(words, { ...options, keepsPanel: true }),
          fileChanged: (name) => this.#notebook.fileChanged(name),
          about:
            "Files that you have chosen at controls of this page. They stay in this browser.",
          ...this.#options(),
        }),
    );
    this.#panel.catch(() => (this.#panel = undefined)); // the next click tries again
    return this.#panel;
  }

  async toggle(): Promise<void> {
    const panel = await this.#load().catch(() => undefined);
    if (!panel) return this.#bar.say(LOAD_FAILED, { bad: true });
    const { isOpen } = panel;
    this.#bar.say("");
    if (!isOpen) await this.show();
  }

  async show(): Promise<void> {
    const panel = await this.#load();
    this.#bar.button("files").ariaExpanded = "true";
    await panel.open();
  }

  /** A page that has files has a button that lists them. */
  #addButton(): void {
    if (this.#bar.part("actions").querySelector('[data-action="files"]')) return;
    const files = createElement(
      "button",
      { type: "button", className: "button" },
      "Files",
    );
    files.dataset["action"] = "files";
    files.ariaExpanded = "false";
    this.#bar.part("actions").append(files);
  }
}

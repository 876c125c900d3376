import type { NotebookBarBase } from "./notebook-bar-base.ts";
import { FILES_CHANGED, filesKey } from "./storage-keys.ts";
import { browserStorage } from "#kit/storage/saved-work.ts";
import { createElement } from "./elements.ts";
import type { FilesPanel, FilesPanelOptions } from "./files-panel.ts";
import { LOAD_FAILED } from "./load-failed.ts";
import type { PageNotebook } from "./page-notebook.ts";

/** The bar's button that lists the data files stored with the page. */
export class FilesButton {
  readonly #bar: NotebookBarBase;
  readonly #notebook: PageNotebook;
  readonly #options: () => Partial<FilesPanelOptions>;
  #panel: Promise<FilesPanel> | undefined;

  /** @param actions  further options of the panel */
  constructor(
    bar: NotebookBarBase,
    notebook: PageNotebook,
    actions: () => Partial<FilesPanelOptions>,
  ) {
    this.#bar = bar;
    this.#notebook = notebook;
    this.#options = actions;
  }

  /** Adds the button once there are files, and keeps the open list current. */
  start(): void {
    const flag = browserStorage()?.getItem(filesKey(this.#notebook.page));
    if (typeof flag === "string") this.#addButton();
    addEventListener(FILES_CHANGED, () => {
      this.#addButton();
      void this.#panel?.then((panel) => panel.refresh());
    });
  }

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

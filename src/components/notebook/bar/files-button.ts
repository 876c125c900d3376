// The button of a bar that opens the list of the files that are kept with the page.
import type { BarFrame } from "./bar-frame.ts";
import { FILES_CHANGED, filesKey } from "./draft-key.ts";
import { browserStorage } from "../../kit/storage/kept-work.ts";
import { make } from "./elements.ts";
import type { FilesPanel, FilesPlace } from "./files-panel.ts";
import { NOT_LOADED } from "./not-loaded.ts";
import type { PageNotebook } from "./page-notebook.ts";

export class FilesButton {
  readonly #bar: BarFrame;
  readonly #notebook: PageNotebook;
  readonly #actions: () => Partial<FilesPlace>;
  #panel: Promise<FilesPanel> | undefined;

  /** @param actions  what more can be done with files here */
  constructor(
    bar: BarFrame,
    notebook: PageNotebook,
    actions: () => Partial<FilesPlace>,
  ) {
    this.#bar = bar;
    this.#notebook = notebook;
    this.#actions = actions;
  }

  /** Shows the button when there are files, and the files as they are. */
  start(): void {
    const areKept = browserStorage()?.getItem(filesKey(this.#notebook.page));
    if (typeof areKept === "string") this.#offer();
    addEventListener(FILES_CHANGED, () => {
      this.#offer();
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
          ...this.#actions(),
        }),
    );
    this.#panel.catch(() => (this.#panel = undefined)); // the next click tries again
    return this.#panel;
  }

  async toggle(): Promise<void> {
    const panel = await this.#load().catch(() => undefined);
    if (!panel) return this.#bar.say(NOT_LOADED, { bad: true });
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
  #offer(): void {
    if (this.#bar.part("actions").querySelector('[data-action="files"]')) return;
    const files = make("button", { type: "button", className: "button" }, "Files");
    files.dataset["action"] = "files";
    files.ariaExpanded = "false";
    this.#bar.part("actions").append(files);
  }
}

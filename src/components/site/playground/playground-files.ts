import { formatFileSize } from "#notebook/files/format-file-size.ts";
import {
  DataFiles,
  FileError,
  isUtf8Text,
  MAX_FILE_BYTES,
  MAX_TOTAL_BYTES,
} from "#components/notebook/bar/data-files.ts";
import { createButton } from "#components/notebook/bar/elements.ts";
import type {
  FilesPanelOptions,
  AddFilesFollowUp,
} from "#components/notebook/bar/files-panel.ts";
import { restoreFiles, storeFiles } from "#components/notebook/bar/store-files.ts";
import type { ImportedNotebook } from "#components/notebook/bar/notebook-bar.ts";
import type { PageNotebook } from "#components/notebook/bar/page-notebook.ts";
import { chooseFiles } from "#kit/storage/save-file.ts";
import { type DropPosition, showDropNote } from "./drop-note.ts";
import { tryImportNotebook } from "./try-import-notebook.ts";
import type { Playground } from "./playground.ts";

/** The functions of the bar that are used here. */
interface FilesBar {
  readonly notebook: PageNotebook;
  readonly playground: Playground;
  say(words: string, options: { bad: boolean; keepsPanel?: boolean }): void;
  /**
   * Replaces the notebook by an imported one.
   * @param left  buttons for the other files that were added with it
   */
  importNotebook(
    brought: ImportedNotebook,
    undecided: readonly HTMLButtonElement[],
  ): void;
  showFiles(): Promise<void>;
}

/** Added files, sorted into data to store and notebooks to decide about. */
interface SortedFiles {
  readonly data: readonly File[];
  readonly words: readonly string[];
  readonly isBad: boolean;
  readonly choices: readonly HTMLButtonElement[];
}

/** Adds files to a notebook: data is stored with it, and notebooks can be imported. */
export class PlaygroundFiles {
  readonly #bar: FilesBar;
  readonly #files: DataFiles;

  constructor(bar: FilesBar) {
    this.#bar = bar;
    this.#files = new DataFiles(bar.notebook.page);
  }

  get panelOptions(): Partial<FilesPanelOptions> {
    const [one, all] = [MAX_FILE_BYTES, MAX_TOTAL_BYTES].map(formatFileSize);
    return {
      about: `Drop files anywhere on this page, up to ${one} each and ${all} together: CSV, TSV, JSON and other text; of any other file, a cell can read the bytes. They stay in this browser, and a link does not carry them.`,
      choose: (onKept) =>
        chooseFiles("", (files) => void this.#addChosen(files, onKept)),
      read: (name) => void this.#addReadingCell(name),
    };
  }

  async addDropped(files: readonly File[], at: DropPosition): Promise<void> {
    await this.#sort(files, (sorted) => this.#storeDropped(sorted, at));
  }

  async #addChosen(
    files: readonly File[],
    onKept: (outcome: AddFilesFollowUp) => void,
  ): Promise<void> {
    await this.#sort(files, async ({ data, words, isBad, choices }) => {
      const report = await storeFiles(data, this.#files, this.#onFileChanged);
      this.#bar.say([report.message, ...words].join(" ").trim(), {
        bad: isBad || report.rejections.length > 0,
        keepsPanel: true,
      });
      onKept({ replaced: report.replaced, actions: choices });
    });
  }

  /**
   * Separates notebooks, which the reader may import, from data.
   * @param store  called with all files, and again with a notebook that the reader keeps as data
   */
  async #sort(
    files: readonly File[],
    store: (sorted: SortedFiles) => Promise<void>,
  ): Promise<void> {
    const data: File[] = [];
    const words: string[] = [];
    const problems: string[] = [];
    const choices = new Map<File, HTMLButtonElement[]>();
    const undecided = () => [...choices.values()].flat();
    for (const file of files) {
      const imported = await tryImportNotebook(file);
      if (!imported || "problem" in imported) {
        data.push(file);
        const why = `${file.name} cannot be imported as a notebook`;
        if (imported) problems.push(`${why}: ${imported.problem}.`);
        continue;
      }
      const it = files.length === 1 ? "it" : file.name;
      const keepAsData = () => {
        choices.delete(file);
        void store({ data: [file], words: [], isBad: false, choices: undecided() });
      };
      words.push(`${file.name} is a notebook.`);
      choices.set(file, [
        createButton(`Import ${it}`, () => {
          choices.delete(file);
          this.#bar.importNotebook(imported, undecided());
        }),
        createButton(`Keep ${it} as data`, keepAsData),
      ]);
    }
    const isBad = problems.length > 0;
    await store({ data, words: [...words, ...problems], isBad, choices: undecided() });
  }

  async #storeDropped(
    { data, words: messages, isBad, choices }: SortedFiles,
    at: DropPosition,
  ): Promise<void> {
    const { playground } = this.#bar;
    const report = await storeFiles(data, this.#files, this.#onFileChanged);
    const { names, replaced, rejections } = report;
    const words = [report.message, ...messages].join(" ").trim();
    playground.say(words);
    const undo = async () => {
      const back = await restoreFiles(replaced, this.#files, this.#onFileChanged);
      playground.say(back.message);
      showDropNote(at, back.message, { bad: back.rejections.length > 0, buttons: [] });
    };
    const [only] = names;
    const it = choices.length > 0 ? only : "it";
    const buttons = [
      ...choices,
      ...(replaced.length > 0 ? [createButton("Undo", () => void undo())] : []),
      ...(names.length === 1
        ? [
            createButton(
              `Read ${it} in a cell`,
              () => void this.#addReadingCell(only, at.slot),
            ),
          ]
        : []),
      ...(names.length > 0
        ? [createButton("All files", () => void this.#bar.showFiles())]
        : []),
    ];
    showDropNote(at, words, { bad: isBad || rejections.length > 0, buttons });
  }

  readonly #onFileChanged = (name: string) => this.#bar.notebook.fileChanged(name);

  /** Adds a cell that reads a file, and runs it. */
  async #addReadingCell(name: string, after?: HTMLElement): Promise<void> {
    const { notebook, playground } = this.#bar;
    let bytes: ArrayBuffer;
    try {
      bytes = await this.#files.get(name);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      return this.#bar.say(error.message, { bad: true });
    }
    const { fileReadingCode } = await import("./file-reading-code.ts");
    const sources = notebook.cells
      .filter(({ kind }) => kind === "code")
      .map(({ source }) => source);
    playground.addCode(fileReadingCode(name, isUtf8Text(bytes), sources), after);
  }
}

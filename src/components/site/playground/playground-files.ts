// The files that a reader brings into a notebook: data is kept with it, and a notebook can
// be imported instead. Loaded with the bar.
import { formatFileSize } from "../../../notebook/files/format-file-size.ts";
import {
  DataFiles,
  FileError,
  isUtf8Text,
  MAX_FILE_BYTES,
  MAX_TOTAL_BYTES,
} from "../../notebook/bar/data-files.ts";
import { createButton } from "../../notebook/bar/elements.ts";
import type {
  FilesPanelOptions,
  FileChoiceResult,
} from "../../notebook/bar/files-panel.ts";
import { restoreFiles, storeFiles } from "../../notebook/bar/store-files.ts";
import type { ImportedNotebook } from "../../notebook/bar/notebook-bar.ts";
import type { PageNotebook } from "../../notebook/bar/page-notebook.ts";
import { chooseFiles } from "../../kit/storage/save-file.ts";
import { type DropPosition, showDropNote } from "./drop-note.ts";
import { tryImportNotebook } from "./try-import-notebook.ts";
import type { Playground } from "./playground.ts";

/** What the bar does for the files. */
interface FilesBar {
  readonly notebook: PageNotebook;
  readonly playground: Playground;
  say(words: string, options: { bad: boolean; keepsPanel?: boolean }): void;
  /**
   * Shows the cells of a file in place of the reader's.
   * @param left  what can be done with other files that came with it
   */
  importNotebook(brought: ImportedNotebook, left: readonly HTMLButtonElement[]): void;
  /** Opens the list of the files. */
  showFiles(): Promise<void>;
}

/** What is to be kept of the files that came, and what else to say of them and to do. */
interface SortedFiles {
  readonly data: readonly File[];
  readonly words: readonly string[];
  readonly isBad: boolean;
  readonly choices: readonly HTMLButtonElement[];
}

export class PlaygroundFiles {
  readonly #bar: FilesBar;
  readonly #files: DataFiles;

  constructor(bar: FilesBar) {
    this.#bar = bar;
    this.#files = new DataFiles(bar.notebook.page);
  }

  /** What can be done in their list. */
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
    onKept: (outcome: FileChoiceResult) => void,
  ): Promise<void> {
    await this.#sort(files, async ({ data, words, isBad, choices }) => {
      const kept = await storeFiles(data, this.#files, this.#onFileChanged);
      this.#bar.say([kept.message, ...words].join(" ").trim(), {
        bad: isBad || kept.rejections.length > 0,
        keepsPanel: true,
      });
      onKept({ replaced: kept.replaced, panelOptions: choices });
    });
  }

  /**
   * Tells notebooks, which the reader may import, from data.
   * @param keep  called with all that came, and again with a notebook that is to be data
   */
  async #sort(
    files: readonly File[],
    keep: (sorted: SortedFiles) => Promise<void>,
  ): Promise<void> {
    const data: File[] = [];
    const words: string[] = [];
    const problems: string[] = [];
    const choices = new Map<File, HTMLButtonElement[]>();
    const left = () => [...choices.values()].flat();
    for (const file of files) {
      const found = await tryImportNotebook(file);
      if (!found || "problem" in found) {
        data.push(file);
        const why = `${file.name} cannot be imported as a notebook`;
        if (found) problems.push(`${why}: ${found.problem}.`);
        continue;
      }
      const it = files.length === 1 ? "it" : file.name;
      const keepAsData = () => {
        choices.delete(file);
        void keep({ data: [file], words: [], isBad: false, choices: left() });
      };
      words.push(`${file.name} is a notebook.`);
      choices.set(file, [
        createButton(`Import ${it}`, () => {
          choices.delete(file);
          this.#bar.importNotebook(found, left());
        }),
        createButton(`Keep ${it} as data`, keepAsData),
      ]);
    }
    const isBad = problems.length > 0;
    await keep({ data, words: [...words, ...problems], isBad, choices: left() });
  }

  async #storeDropped(
    { data, words: more, isBad, choices }: SortedFiles,
    at: DropPosition,
  ): Promise<void> {
    const { playground } = this.#bar;
    const kept = await storeFiles(data, this.#files, this.#onFileChanged);
    const { names, replaced, rejections } = kept;
    const words = [kept.message, ...more].join(" ").trim();
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

// Notebooks that were replaced, by opening a link or by starting a new one. Each can be
// restored.
import type { NotebookDocument } from "../../../notebook/document/document.ts";
import {
  formatDocument,
  isRecord,
  parseDocument,
} from "../../../notebook/document/read-document.ts";
import { savedNotebooksKey } from "../../notebook/bar/storage-keys.ts";
import { KeptWork, type StorageFault } from "../../kit/storage/kept-work.ts";
import { containsText } from "./contains-text.ts";
import { hasSameText } from "./document-cells.ts";
import { withUniqueIds } from "./unique-ids.ts";

export interface SavedNotebook extends NotebookDocument {
  /** When it was put aside, in milliseconds since 1970; unknown of older ones. */
  readonly at?: number;
  /**
   * Whether another tab has gone on from it: then it is no more than an earlier state, and
   * makes room for the next of its kind.
   */
  readonly isEarlier?: boolean;
}

export class SavedNotebooks {
  readonly work: KeptWork<readonly SavedNotebook[]>;
  /** Used while the page is open where storage is forbidden. */
  #inMemory: readonly SavedNotebook[] | undefined;

  constructor(page: string) {
    this.work = new KeptWork(savedNotebooksKey(page), {
      read: parseEntries,
      write: (notebooks) => JSON.stringify(notebooks.map(toEntry)),
    });
  }

  /** The most recent first. */
  get notebooks(): readonly SavedNotebook[] {
    return this.#inMemory ?? this.work.read() ?? [];
  }

  /**
   * Puts a notebook on the shelf. It takes the place of those that say nothing that it does
   * not say.
   * @param options  a notebook that is taken off the shelf at once
   * @returns        why there is no room for it: then the shelf is as it was
   */
  add(
    notebook: NotebookDocument & Pick<SavedNotebook, "isEarlier">,
    { at = Date.now(), taken }: { at?: number; taken?: Cells | undefined } = {},
  ): StorageFault | undefined {
    const others = this.#without(taken).filter(
      ({ cells, isEarlier }) =>
        !(isEarlier && notebook.isEarlier) && !containsText(notebook.cells, cells),
    );
    return this.#write([{ ...notebook, at }, ...others]);
  }

  /**
   * Takes off the one that reads like this one, if it is still there: another tab has the
   * same shelf.
   */
  remove(wanted: Cells): void {
    const others = this.#without(wanted);
    if (others.length < this.notebooks.length) this.#write(others);
  }

  #without(wanted: Cells | undefined): readonly SavedNotebook[] {
    return this.notebooks.filter(
      ({ cells }) => !wanted || !hasSameText(cells, wanted.cells),
    );
  }

  #write(notebooks: readonly SavedNotebook[]): StorageFault | undefined {
    const fault = this.work.write(notebooks.length === 0 ? undefined : notebooks);
    this.#inMemory = fault === "forbidden" ? notebooks : undefined;
    return fault === "forbidden" ? undefined : fault;
  }
}

type Cells = Pick<NotebookDocument, "cells">;

/** One that can't be read does not take the others along. */
function parseEntries(text: string) {
  const entries: unknown = JSON.parse(text);
  if (!Array.isArray(entries)) throw new Error("it is not a list of notebooks");
  const flaws: string[] = [];
  const value = entries.flatMap((entry) => {
    try {
      return [parseEntry(entry)];
    } catch (error) {
      flaws.push((error as Error).message);
      return [];
    }
  });
  return { value, flaw: flaws[0] };
}

/** As it is stored: the text of the notebook, with what else is known of it. */
function toEntry({ at, isEarlier, ...notebook }: SavedNotebook): unknown {
  const text = formatDocument(notebook);
  return at === undefined ? text : { at, text, ...(isEarlier && { isEarlier }) };
}

/** @throws {DocumentError} when it is no notebook of these pages */
function parseEntry(entry: unknown): SavedNotebook {
  const { at, text, isEarlier } = isRecord(entry) ? entry : { text: entry };
  const document = parseDocument(typeof text === "string" ? text : "");
  const shelved = { ...document, cells: withUniqueIds(document.cells) };
  const more = isEarlier === true && { isEarlier };
  return { ...shelved, ...(isTime(at) && { at }), ...more };
}

function isTime(at: unknown): at is number {
  return typeof at === "number" && !Number.isNaN(new Date(at).getTime());
}

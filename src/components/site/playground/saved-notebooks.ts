import type { NotebookDocument } from "#notebook/document/document.ts";
import {
  formatDocument,
  isRecord,
  parseDocument,
} from "#notebook/document/read-document.ts";
import { savedNotebooksKey } from "#components/notebook/bar/storage-keys.ts";
import { SavedWork, type StorageFault } from "#kit/storage/saved-work.ts";
import { containsText } from "./contains-text.ts";
import { hasSameText } from "./document-cells.ts";
import { withUniqueIds } from "./unique-ids.ts";

/** A notebook that was replaced and can be restored. */
export interface SavedNotebook extends NotebookDocument {
  /** When it was saved, as from `Date.now`; older entries have no time. */
  readonly at?: number;
  /** Whether another tab has continued from it. Only the last such version is kept. */
  readonly isEarlier?: boolean;
}

/** The notebooks that were replaced, by opening a link or by starting over. */
export class SavedNotebooks {
  readonly work: SavedWork<readonly SavedNotebook[]>;
  #inMemory: readonly SavedNotebook[] | undefined;

  constructor(page: string) {
    this.work = new SavedWork(savedNotebooksKey(page), {
      read: parseEntries,
      write: (notebooks) => JSON.stringify(notebooks.map(toEntry)),
    });
  }

  /** The most recent first. */
  get notebooks(): readonly SavedNotebook[] {
    return this.#inMemory ?? this.work.read() ?? [];
  }

  /**
   * Saves a notebook, replacing those whose text it contains.
   * @param options  `remove` is a notebook to remove at the same time
   * @returns        why it can't be saved; the list is then unchanged
   */
  add(
    notebook: NotebookDocument & Pick<SavedNotebook, "isEarlier">,
    { at = Date.now(), remove }: { at?: number; remove?: Cells | undefined } = {},
  ): StorageFault | undefined {
    const others = this.#without(remove).filter(
      ({ cells, isEarlier }) =>
        !(isEarlier && notebook.isEarlier) && !containsText(notebook.cells, cells),
    );
    return this.#write([{ ...notebook, at }, ...others]);
  }

  /** Removes the notebook with the same text, if another tab has not done so. */
  remove(removed: Cells): void {
    const others = this.#without(removed);
    if (others.length < this.notebooks.length) this.#write(others);
  }

  #without(removed: Cells | undefined): readonly SavedNotebook[] {
    return this.notebooks.filter(
      ({ cells }) => !removed || !hasSameText(cells, removed.cells),
    );
  }

  #write(notebooks: readonly SavedNotebook[]): StorageFault | undefined {
    const fault = this.work.write(notebooks.length === 0 ? undefined : notebooks);
    this.#inMemory = fault === "forbidden" ? notebooks : undefined;
    return fault === "forbidden" ? undefined : fault;
  }
}

type Cells = Pick<NotebookDocument, "cells">;

/** Parses the stored list; entries that can't be read are left out. */
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

function toEntry({ at, isEarlier, ...notebook }: SavedNotebook): unknown {
  const text = formatDocument(notebook);
  return at === undefined ? text : { at, text, ...(isEarlier && { isEarlier }) };
}

/** @throws {DocumentError} when it is not a notebook */
function parseEntry(entry: unknown): SavedNotebook {
  const { at, text, isEarlier } = isRecord(entry) ? entry : { text: entry };
  const document = parseDocument(typeof text === "string" ? text : "");
  const notebook = { ...document, cells: withUniqueIds(document.cells) };
  const more = isEarlier === true && { isEarlier };
  return { ...notebook, ...(isTime(at) && { at }), ...more };
}

function isTime(at: unknown): at is number {
  return typeof at === "number" && !Number.isNaN(new Date(at).getTime());
}

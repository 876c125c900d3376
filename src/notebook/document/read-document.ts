import { areControlValues } from "./control-values.ts";
import {
  FORMAT,
  VERSION,
  type DocumentCell,
  type NotebookDocument,
} from "./document.ts";

export const MAX_CELLS = 500;
export const MAX_SOURCE = 100_000;
/** The maximum length of a document, in UTF-16 code units. */
export const MAX_DOCUMENT = 2_000_000;

/** An invalid document, with a message for the reader. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";
}

/** A document in a newer format than this version of the site can read. */
export class NewerDocumentError extends DocumentError {}

/**
 * Parses an untrusted document. Unknown fields, wrong types and oversized values are
 * rejected.
 * @throws {DocumentError} naming the problem and where it is
 */
export function parseDocument(text: string): NotebookDocument {
  assertLength(text);
  return readDocument(parseJson(text));
}

function assertLength({ length }: string): void {
  if (length <= MAX_DOCUMENT) return;
  throw new DocumentError(
    `this is too long for a notebook: ${length} characters; expected ${MAX_DOCUMENT} at most`,
  );
}

/** Serialises a document, so that `parseDocument` can read it. */
export function formatDocument({ page, cells }: NotebookDocument): string {
  const ordered = cells.map(({ id, kind, source, base, from, chosen }) => ({
    id,
    kind,
    source,
    base,
    from,
    chosen,
  }));
  const document = { format: FORMAT, version: VERSION, page, cells: ordered };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DocumentError("this is not a notebook: its text is not JSON");
  }
}

/** The valid part of a stored document. */
export interface SalvagedDocument {
  readonly value: NotebookDocument;
  /** The problem of the first cell that was dropped; undefined if none was. */
  readonly flaw: string | undefined;
}

/**
 * Parses a stored document and drops invalid cells.
 * @throws {DocumentError} if the text is not a document of a known version
 */
export function salvageDocument(text: string): SalvagedDocument {
  assertLength(text);
  const { page, cells } = readHead(parseJson(text));
  const validCells: DocumentCell[] = [];
  const flaws: string[] = [];
  if (cells.length > MAX_CELLS) flaws.push(tooManyCells().message);
  const assertNoDuplicate = duplicateChecker();
  cells.slice(0, MAX_CELLS).forEach((one, i) => {
    try {
      const cell = readCell(one, `cell ${i + 1}`);
      assertNoDuplicate(cell, i);
      validCells.push(cell);
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      flaws.push(error.message);
    }
  });
  const [flaw] = flaws;
  return {
    value: { format: FORMAT, version: VERSION, page, cells: validCells },
    flaw,
  };
}

/**
 * Validates a value as a document.
 * @throws {DocumentError} naming the problem and where it is
 */
export function readDocument(value: unknown): NotebookDocument {
  const { page, cells } = readHead(value);
  if (cells.length > MAX_CELLS) throw tooManyCells();
  const validCells = cells.map((cell, i) => readCell(cell, `cell ${i + 1}`));
  validCells.forEach(duplicateChecker());
  return { format: FORMAT, version: VERSION, page, cells: validCells };
}

function tooManyCells(): DocumentError {
  return invalidField("the notebook", "cells", `hold ${MAX_CELLS} cells at most`);
}

function readHead(value: unknown): { page: string; cells: readonly unknown[] } {
  if (!isRecord(value) || value["format"] !== FORMAT) {
    throw new DocumentError(
      `this is not a notebook of these pages: its “format” is not “${FORMAT}”`,
    );
  }
  const { version } = value;
  if (typeof version === "number" && version > VERSION) {
    throw new NewerDocumentError(
      `this notebook was written by a newer version of these pages (format ${version}, and only ${VERSION} is known here): reload the page`,
    );
  }
  if (version !== VERSION)
    throw invalidField("the notebook", "version", `be ${VERSION}`);
  assertKnownFields("the notebook", value, ["format", "version", "page", "cells"]);
  const { page, cells } = value;
  if (typeof page !== "string" || !/^[a-z0-9-]{1,64}$/.test(page)) {
    throw invalidField(
      "the notebook",
      "page",
      "be the name of a page, such as “indexing”",
    );
  }
  if (!Array.isArray(cells)) throw invalidField("the notebook", "cells", "be a list");
  return { page, cells };
}

function readCell(cell: unknown, where: string): DocumentCell {
  if (!isRecord(cell)) throw new DocumentError(`${where} is not a cell`);
  assertKnownFields(where, cell, ["id", "kind", "source", "base", "from", "chosen"]);
  const { id, kind, source, base, from, chosen } = cell;
  if (typeof id !== "string" || !/^[A-Za-z0-9_-]{1,64}$/.test(id)) {
    throw invalidField(where, "id", "be a name of letters, digits, “-” and “_”");
  }
  if (kind !== "code" && kind !== "text") {
    throw invalidField(where, "kind", "be “code” or “text”");
  }
  assertText(where, "source", source);
  if (base !== undefined) assertText(where, "base", base);
  if (from !== undefined && from !== "link" && from !== "file") {
    throw invalidField(where, "from", "be “link” or “file”");
  }
  if (chosen !== undefined && !areControlValues(chosen)) {
    throw invalidField(where, "chosen", "be a short list of what controls are set to");
  }
  return {
    id,
    kind,
    source,
    ...(base === undefined ? {} : { base }),
    ...(from === undefined ? {} : { from }),
    ...(chosen === undefined ? {} : { chosen }),
  };
}

function assertText(
  where: string,
  field: string,
  text: unknown,
): asserts text is string {
  if (typeof text !== "string") throw invalidField(where, field, "be a text");
  if (text.length <= MAX_SOURCE) return;
  throw invalidField(where, field, `have ${MAX_SOURCE} characters at most`);
}

/** Also rejects `__proto__`, which JSON.parse treats as an ordinary field. */
function assertKnownFields(
  where: string,
  record: Record<string, unknown>,
  known: readonly string[],
): void {
  const unknownField = Object.keys(record).find((key) => !known.includes(key));
  if (unknownField === undefined) return;
  throw new DocumentError(
    `${where} has a field “${unknownField.slice(0, 40)}”, which is not known`,
  );
}

/**
 * Creates a check that throws at a duplicate cell. Two texts of the same cell aren't
 * duplicates if they started from different texts of the author.
 */
function duplicateChecker(): (cell: DocumentCell, i: number) => void {
  const indices = new Map<string, number>();
  return ({ id, base }, i) => {
    const key = JSON.stringify([id, base]);
    const first = indices.get(key);
    if (first !== undefined) {
      throw new DocumentError(
        `cell ${i + 1} has the same “id” as cell ${first + 1}: “${id}”`,
      );
    }
    indices.set(key, i);
  };
}

function invalidField(
  where: string,
  field: string,
  requirement: string,
): DocumentError {
  return new DocumentError(`${where}: its “${field}” must ${requirement}`);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

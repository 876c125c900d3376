// Imports notebook files: this site's own formats, Jupyter's .ipynb and Observable's
// .html. Code in other languages becomes text, which can be read but not run.
import { describeValue } from "../../lib/indexing/check-input.ts";
import { sharedNames } from "../code/bindings.ts";
import { usedNames } from "../code/cell-names.ts";
import { inlineAttachments } from "./jupyter-attachments.ts";
import { controlValuesIn, unchangedSource, withoutPreamble } from "./cell-metadata.ts";
import {
  FORMAT,
  VERSION,
  type DocumentCell,
  type NotebookDocument,
} from "./document.ts";
import { EXPECTED_FORMATS, describeWrongFile } from "./describe-wrong-file.ts";
import { MAX_IMPORT_BYTES } from "./import-limit.ts";
import {
  type ExportHelpers,
  exportHelpersIn,
  restoreExportedCode,
} from "./restore-exported-code.ts";
import {
  DocumentError,
  isRecord,
  MAX_CELLS,
  MAX_SOURCE,
  parseDocument,
  readDocument,
} from "./read-document.ts";
import { isExportedScript, readExportedScript } from "./exported-script.ts";

type Draft = Pick<DocumentCell, "kind" | "source" | "chosen"> & {
  readonly id?: string;
  /** The language of code that was imported as text, if the file names one. */
  readonly language?: string;
};

export interface NotebookImport {
  readonly document: NotebookDocument;
  /** The languages of code that was imported as text, each with its number of cells. */
  readonly unsupportedLanguages: readonly (readonly [
    language: string,
    count: number,
  ])[];
}

const PLAYGROUND = "playground";
/** In characters: a cell of maximum length, with deep indentation. */
const MAX_SCRIPT_LENGTH = 10 * MAX_SOURCE;

/**
 * Parses a notebook file of any supported format.
 * @throws {DocumentError} naming the problem and where it is
 */
export function readAnyNotebook(text: string): NotebookImport {
  if (/^(<!doctype html>\s*)?<notebook[\s>]/i.test(text.trimStart().slice(0, 1000))) {
    return toNotebookImport(observableCells(text));
  }
  if (isExportedScript(text))
    return { document: readExportedScript(text), unsupportedLanguages: [] };
  if (text.length > MAX_IMPORT_BYTES) return importOwnDocument(text); // throws with the length
  const { json, flaw: jsonError } = parseJson(text);
  if (isRecord(json) && "nbformat" in json) return readJupyter(json);
  if (isRecord(json) && json["format"] === FORMAT) return importOwnDocument(text);
  throw new DocumentError(
    `this is not a notebook: ${describeWrongFile(text, json, jsonError)}; ${EXPECTED_FORMATS}`,
  );
}

function importOwnDocument(text: string): NotebookImport {
  return { document: parseDocument(text), unsupportedLanguages: [] };
}

function toNotebookImport(drafts: readonly Draft[]): NotebookImport {
  const counts = new Map<string, number>();
  for (const { language } of drafts) {
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return { document: toDocument(drafts), unsupportedLanguages: [...counts] };
}

function parseJson(text: string): { readonly json: unknown; readonly flaw?: string } {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    return { json: undefined, flaw: (error as Error).message };
  }
}

function readJupyter(json: Readonly<Record<string, unknown>>): NotebookImport {
  const { nbformat, metadata, cells } = json;
  if (nbformat !== 4) {
    if (typeof nbformat !== "number") {
      throw new DocumentError("its “nbformat” must be a number");
    }
    throw new DocumentError(
      `it uses Jupyter’s format ${nbformat}; expected format 4: save it with a newer Jupyter`,
    );
  }
  if (!Array.isArray(cells)) {
    throw new DocumentError(`its “cells” ${mismatchMessage("a list", cells)}`);
  }
  const language = languageOf(metadata);
  let helpers: ExportHelpers | undefined;
  const drafts = cells.flatMap((cell: unknown, i): Draft[] => {
    const where = `cell ${i + 1}`;
    if (!isRecord(cell)) throw new DocumentError(`${where} is not a cell`);
    const cellMetadata = cellMetadataIn(cell["metadata"]);
    if (cellMetadata["added"] === true) {
      if (cell["cell_type"] === "code") helpers = exportHelpersIn(textOf(cell, where));
      return [];
    }
    return [
      jupyterCell(cell, textOf(cell, where), { cellMetadata, language, helpers }),
    ];
  });
  return toNotebookImport(drafts);
}

function textOf({ source }: Readonly<Record<string, unknown>>, where: string): string {
  const lines: unknown[] = Array.isArray(source) ? source : [source];
  return lines
    .map((line, i) => {
      if (typeof line === "string") return line;
      const what = Array.isArray(source) ? `line ${i + 1} of its` : "its";
      throw new DocumentError(
        `${where}: ${what} “source” ${mismatchMessage("a text", line)}`,
      );
    })
    .join("");
}

function mismatchMessage(expected: string, actual: unknown): string {
  return `is ${actual === undefined ? "missing" : describeValue(actual)}; expected ${expected}`;
}

interface JupyterContext {
  readonly cellMetadata: Readonly<Record<string, unknown>>;
  readonly language: string;
  /** Defined for a notebook that was exported from this site. */
  readonly helpers: ExportHelpers | undefined;
}

function jupyterCell(
  { cell_type: type, id, attachments }: Readonly<Record<string, unknown>>,
  text: string,
  { cellMetadata, language, helpers }: JupyterContext,
): Draft {
  const chosen = controlValuesIn(cellMetadata);
  const common = {
    ...(typeof id === "string" && { id }),
    ...(chosen && { chosen }),
  };
  if (type !== "code") {
    return { ...common, kind: "text", source: inlineAttachments(text, attachments) };
  }
  const original = unchangedSource(cellMetadata, text);
  if (original !== undefined) return { ...common, kind: "code", source: original };
  if (/^(type|java)script$/i.test(language)) {
    if (!helpers) return { ...common, kind: "code", source: text };
    return {
      ...common,
      kind: "code",
      source: restoreExportedCode(withoutPreamble(cellMetadata, text), helpers),
    };
  }
  return { ...common, kind: "text", source: fencedCode(text, language), language };
}

function languageOf(metadata: unknown): string {
  if (!isRecord(metadata)) return "";
  const { language_info: info, kernelspec: kernel } = metadata;
  if (isRecord(info) && typeof info["name"] === "string") return info["name"];
  if (isRecord(kernel) && typeof kernel["language"] === "string") {
    return kernel["language"];
  }
  return "";
}

function cellMetadataIn(metadata: unknown): Readonly<Record<string, unknown>> {
  const cellMetadata = isRecord(metadata) ? metadata["every-cube"] : undefined;
  return isRecord(cellMetadata) ? cellMetadata : {};
}

const OBSERVABLE_GLOBALS =
  /\b(Plot|d3|Inputs|view|display|FileAttachment|width|invalidation)\b/;

/** Imports for the global names that the code uses and doesn't declare. */
function missingImports(code: readonly string[]): string[] {
  const candidates = code.filter((source) => OBSERVABLE_GLOBALS.test(source));
  const used = candidates.flatMap((source) => [...usedNames(source)]);
  const declared = candidates.flatMap(sharedNames);
  const needsImport = (name: string) => used.includes(name) && !declared.includes(name);
  const notebookNames = [
    "Inputs",
    "view",
    "display",
    "FileAttachment",
    "width",
    "invalidation",
  ]
    .filter(needsImport)
    .join(", ");
  return [
    ...(needsImport("Plot") ? ['import * as Plot from "@observablehq/plot";'] : []),
    ...(needsImport("d3") ? ['import * as d3 from "d3";'] : []),
    ...(notebookNames
      ? [`import { ${notebookNames} } from "every-cube/notebook";`]
      : []),
  ];
}

function observableCells(html: string): Draft[] {
  const drafts: Draft[] = [];
  for (const [attributes, body] of scriptsIn(html)) {
    if (body.length > MAX_SCRIPT_LENGTH) throw cellTooLong(drafts.length + 1);
    const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? "module";
    const source = dedent(body.replaceAll("<\\/script>", "</script>"));
    if (source === "") continue;
    if (type === "module" || type === "text/x-typescript") {
      drafts.push({ kind: "code", source });
    } else if (type === "application/vnd.observable.javascript") {
      drafts.push({ kind: "code", source: fromLegacySyntax(source) });
    } else if (type === "text/markdown") drafts.push({ kind: "text", source });
    else {
      const language = type.split(/[/.-]/).at(-1)!;
      drafts.push({ kind: "text", source: fencedCode(source, language), language });
    }
  }
  const title = decodeEntities(/<title>([^<]*)<\/title>/i.exec(html)?.[1].trim() ?? "");
  if (title !== "" && headingOf(drafts[0]) !== title) {
    drafts.unshift({ kind: "text", source: `# ${title}` });
  }
  const code = drafts.filter(({ kind }) => kind === "code").map(({ source }) => source);
  const imports = missingImports(code);
  if (imports.length > 0) drafts.push({ kind: "code", source: imports.join("\n") });
  return drafts;
}

/**
 * Converts `x = 1` and `viewof x = …`, from Observable's first notebook format, to
 * declarations. Code that cannot be converted is kept; running it reports the problem.
 */
function fromLegacySyntax(source: string): string {
  const [, viewof, name, value] =
    /^\s*(?:(viewof)\s+)?([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*=(?![=>])\s*([^]*?);?\s*$/u.exec(
      source,
    ) ?? [];
  const expression = blockExpression(value ?? source);
  if (name === undefined) return expression ?? source;
  if (viewof) return `const ${name} = view(${expression ?? value});`;
  return `const ${name} = ${expression ?? value};`;
}

/** Converts a block with a `return` to an expression; undefined for anything else. */
function blockExpression(source: string): string | undefined {
  const isBlock = /^\{[^]*\breturn\b[^]*\}$/.test(source.trim());
  return isBlock ? `await (async () => ${source.trim()})()` : undefined;
}

function headingOf(draft: Draft | undefined): string | undefined {
  if (draft?.kind !== "text") return undefined;
  return /^#[ \t]+(.*?)[ \t]*#*[ \t]*(?:\n|$)/.exec(draft.source)?.[1];
}

/**
 * The attributes and contents of each script element. A single regular expression would
 * scan the rest of the file for every unclosed script.
 */
function* scriptsIn(html: string): Generator<[attributes: string, body: string]> {
  const begins = /<script\b([^<>]*)>/gi;
  const ends = /<\/script>/gi;
  for (let begin = begins.exec(html); begin !== null; begin = begins.exec(html)) {
    ends.lastIndex = begins.lastIndex;
    const end = ends.exec(html);
    if (end === null) return;
    yield [begin[1], html.slice(begins.lastIndex, end.index)];
    begins.lastIndex = ends.lastIndex;
  }
}

function dedent(text: string): string {
  const lines = text
    .replace(/^\s*\n/, "")
    .trimEnd()
    .split("\n");
  const indents = lines
    .filter((line) => line.trim() !== "")
    .map((line) => line.search(/\S/));
  const indent = indents.reduce((least, indent) => Math.min(least, indent), 80);
  return lines.map((line) => line.slice(indent)).join("\n");
}

function cellTooLong(number: number): DocumentError {
  return new DocumentError(
    `cell ${number}: its “source” must have ${MAX_SOURCE} characters at most`,
  );
}

function decodeEntities(text: string): string {
  const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&" };
  return text.replaceAll(/&(lt|gt|quot|amp);/g, (_, name: string) => entities[name]);
}

function fencedCode(source: string, language: string): string {
  const backticks = source.match(/`+/g) ?? [];
  const longest = backticks.reduce((most, { length }) => Math.max(most, length), 2);
  const fence = "`".repeat(longest + 1);
  return `${fence}${language.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}\n${source}\n${fence}`;
}

/**
 * Builds a document. Missing, invalid and duplicate ids are replaced.
 * @throws {DocumentError} if there are too many cells, or one is too long
 */
function toDocument(drafts: readonly Draft[]): NotebookDocument {
  if (drafts.length > MAX_CELLS) {
    throw new DocumentError(
      `it has ${drafts.length} cells; expected ${MAX_CELLS} at most`,
    );
  }
  const usedIds = new Set<string>();
  const cells = drafts.map(({ id, kind, source, chosen }, i) => {
    const isUsable =
      id !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(id) && !usedIds.has(id);
    let newId = isUsable ? id : `cell-${i + 1}`;
    for (let n = drafts.length + 1; usedIds.has(newId); n++) newId = `cell-${n}`;
    usedIds.add(newId);
    return { id: newId, kind, source, ...(chosen && { chosen }) };
  });
  return readDocument({ format: FORMAT, version: VERSION, page: PLAYGROUND, cells });
}

import ts from "typescript";
import { findProvider, dependenciesOf, type LabelledCell } from "./cell-file.ts";
import { completionsAt, type Completions } from "./completions-at.ts";
import {
  cellIndexOf,
  NotebookFiles,
  cellPath,
  type TypeFiles,
} from "./notebook-files.ts";
import { importSuggester } from "./suggest-imports.ts";
import { signatureAt, type Signature } from "./signature-at.ts";
import { toTypeInfo, type TypeInfo } from "./type-info.ts";
import {
  readableMessage,
  grammarProblems,
  toTypeProblems,
  type TypeProblem,
} from "./type-problems.ts";

/** A part of a cell's text. */
export interface CellRange {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/** Type, docs and range of the name at an offset. */
export interface Hover extends TypeInfo {
  readonly from: number;
  readonly to: number;
  /** The URL of its entry in the reference, for a name of the library. */
  readonly address: string | undefined;
}

/**
 * Where a name is defined: in a cell, or in the library; or why that can't be said, as a
 * sentence for the reader.
 */
export type Definition =
  | CellRange
  | { readonly address: string }
  | { readonly refusal: string };

/**
 * Type information for cells that share names. Cells are given by index, positions by
 * offset. Results are cached, so that only the first answer takes long.
 */
export class NotebookService {
  readonly #files: NotebookFiles;
  readonly #addresses: TypeFiles["addresses"];
  readonly #registry = ts.createDocumentRegistry();
  #service: ts.LanguageService;
  #cells: readonly LabelledCell[] = [];
  /** A cell's problems, by the texts of the cell and its dependencies. */
  #known = new Map<string, readonly TypeProblem[]>();

  constructor(types: TypeFiles) {
    this.#files = new NotebookFiles(types);
    this.#addresses = types.addresses;
    this.#service = this.#start();
  }

  /** Adds declarations of importable modules. */
  add(files: TypeFiles["files"]): void {
    this.#files.add(files);
    this.#known.clear();
    this.#service = this.#start();
  }

  /** Sets the cells for all following calls. */
  setCells(cells: readonly LabelledCell[]): void {
    this.#cells = cells;
    this.#files.setCells(cells);
  }

  /**
   * The errors of changed cells and their dependents: syntax errors or, if there are
   * none, type errors. Cells that depend on one with syntax errors are skipped.
   *
   * @param changed  indices of cells
   * @returns        the problems by index
   */
  problems(changed: readonly number[]): Map<number, readonly TypeProblem[]> {
    const broken = this.#cells.map(({ source }) => grammarProblems(source));
    const found = new Map<number, readonly TypeProblem[]>();
    const known = new Map<string, readonly TypeProblem[]>();
    for (const [index, { source }] of this.#cells.entries()) {
      const needed = [...dependenciesOf(this.#cells, index)];
      if (!needed.some((other) => changed.includes(other))) continue;
      if (broken[index].length > 0) found.set(index, broken[index]);
      else if (needed.every((other) => broken[other].length === 0)) {
        const key = JSON.stringify([
          index,
          needed.map((i) => [i, this.#cells[i].source]),
        ]);
        const problems = this.#known.get(key) ?? this.#problemsOf(index, source);
        known.set(key, problems);
        found.set(index, problems);
      }
    }
    this.#known = known;
    return found;
  }

  /** The type and the docs of the name at an offset. */
  hover(index: number, offset: number): Hover | undefined {
    const info = this.#service.getQuickInfoAtPosition(cellPath(index), offset);
    if (!info || !this.#isOwn(index, info.textSpan)) return undefined;
    const { start, length } = info.textSpan;
    const found = this.definition(index, offset);
    const told = toTypeInfo(info);
    return {
      ...told,
      docs: told.docs ?? this.#docsOf(found),
      type: readableMessage(told.type, this.#files.modules),
      from: start,
      to: start + length,
      address: "address" in found ? found.address : undefined,
    };
  }

  /** The signature of the call around an offset. */
  signature(index: number, offset: number): Signature | undefined {
    const items = this.#service.getSignatureHelpItems(
      cellPath(index),
      offset,
      undefined,
    );
    return items && signatureAt(items, this.#files.modules);
  }

  /** The completions at an offset. */
  completions(index: number, offset: number): Completions {
    const { length } = this.#cells[index].source;
    return completionsAt(this.#service, cellPath(index), offset, length);
  }

  /** The definition of the name at an offset, or why there is none. */
  definition(index: number, offset: number): Definition {
    const path = cellPath(index);
    const found = this.#service.getDefinitionAndBoundSpan(path, offset);
    if (!found?.definitions?.length || !this.#isOwn(index, found.textSpan)) {
      return { refusal: "There is no name here." };
    }
    const { start, length } = found.textSpan;
    const word = this.#cells[index].source.slice(start, start + length);
    for (const { fileName, textSpan, name, containerName } of found.definitions) {
      const cell = cellIndexOf(fileName);
      if (cell !== undefined) {
        const place = { from: textSpan.start, to: textSpan.start + textSpan.length };
        if (this.#isOwn(cell, textSpan)) return { index: cell, ...place };
        const given = findProvider(this.#cells, cell, name);
        if (!given) continue;
        const { offset: from } = given;
        return { index: given.index, from, to: from + name.length };
      }
      const entry = [name, containerName].find((key) => key in this.#addresses);
      if (fileName.startsWith("/src/lib/") && entry !== undefined) {
        return { address: this.#addresses[entry] };
      }
    }
    return { refusal: `“${word}” is defined neither in a cell nor in the library.` };
  }

  #start(): ts.LanguageService {
    return ts.createLanguageService(this.#files.host, this.#registry);
  }

  #problemsOf(index: number, source: string): readonly TypeProblem[] {
    const { modules } = this.#files;
    const found = this.#service.getSemanticDiagnostics(cellPath(index));
    return toTypeProblems(
      source,
      found,
      modules,
      importSuggester(this.#service, modules),
    );
  }

  /** The docstring of a variable in its own cell; other cells see only its value. */
  #docsOf(found: Definition): string | undefined {
    if (!("index" in found)) return undefined;
    const { index, from } = found;
    const info = this.#service.getQuickInfoAtPosition(cellPath(index), from);
    return info && toTypeInfo(info).docs;
  }

  /** Whether a range is in the cell's own text, not in appended code. */
  #isOwn(index: number, { start, length }: ts.TextSpan): boolean {
    return start + length <= this.#cells[index].source.length;
  }
}

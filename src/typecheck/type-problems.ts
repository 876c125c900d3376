import ts from "typescript";
import {
  importLine,
  type SuggestedImport,
} from "../notebook/code/suggested-imports.ts";
import { whyUnavailable } from "../notebook/code/unavailable-globals.ts";
import { COMPILER_OPTIONS } from "./compiler-options.ts";
import type { TypeFiles } from "./notebook-files.ts";

/** An error in the compiler's words, between two offsets of the cell's text. */
export interface TypeProblem {
  readonly from: number;
  readonly to: number;
  readonly message: string;
  /** The import that mends it. */
  readonly missingImport?: SuggestedImport;
}

/**
 * Checks the grammar of the cell's own text only: otherwise the code appended in its file
 * would be reported too.
 */
export function grammarProblems(source: string): TypeProblem[] {
  const { diagnostics = [] } = ts.transpileModule(source, {
    reportDiagnostics: true,
    compilerOptions: COMPILER_OPTIONS,
  });
  return toTypeProblems(source, diagnostics, {});
}

/**
 * What the compiler calls a name that it does not find, however it is used; the last is of a
 * name that scripts which are no modules would find.
 */
const UNKNOWN_NAME_CODES = new Set([2304, 2503, 2552, 2584, 2686]);

/** What the compiler calls the import of a type that does not say so. */
const TYPE_AS_VALUE_CODE = 1484;

/**
 * Whether the compiler only misses a type: plain JavaScript is welcome. Without its option
 * `noImplicitAny` it would take an empty list for one that nothing can be added to.
 */
function isUntyped(code: number): boolean {
  return 7000 <= code && code < 7100;
}

/**
 * What the compiler has found in a cell's own text.
 * @param importFor  the import that brings a name, if a module has it
 */
export function toTypeProblems(
  source: string,
  diagnostics: readonly ts.Diagnostic[],
  modules: TypeFiles["modules"],
  importFor: (name: string) => SuggestedImport | undefined = () => undefined,
): TypeProblem[] {
  return diagnostics.flatMap(({ start, length = 0, messageText, code }) => {
    if (start === undefined || start > source.length) return [];
    if (isUntyped(code)) return [];
    const to = Math.min(start + length, source.length);
    const range = { from: start, to };
    if (code === TYPE_AS_VALUE_CODE) {
      const name = source.slice(start, to);
      return { ...range, message: `${name} is a type: write “type ${name}”.` };
    }
    if (UNKNOWN_NAME_CODES.has(code)) {
      const name = source.slice(start, to);
      const why = whyUnavailable(name);
      if (why !== undefined) {
        return { ...range, message: `${name} cannot be used: ${why}.` };
      }
      const missingImport = importFor(name);
      const message =
        missingImport && `It is not imported here: ${importLine(missingImport)}`;
      if (missingImport && message) return { ...range, message, missingImport };
    }
    const message = ts.flattenDiagnosticMessageText(messageText, "\n");
    return { ...range, message: readableMessage(message, modules) };
  });
}

/** Replaces file names, which mean nothing to readers, with module names. */
export function readableMessage(
  message: string,
  modules: TypeFiles["modules"],
): string {
  return message
    .replace(/ Do you need to (change|install) [^]*$/, "") // there are no such options here
    .replace(/import\("[^"]*"\)\./g, "")
    .replace(/import\("([^"]*)"\)/g, (_, file: string) => {
      const isModuleFile = ([, path]: [string, string]) =>
        path.replace(/^\./, "").replace(/(\.d)?\.ts$/, "") === file;
      const name = Object.entries(modules).find(isModuleFile)?.[0];
      return name === undefined ? "module" : `import("${name}")`;
    });
}

import ts from "typescript";
import {
  importLine,
  type SuggestedImport,
} from "../notebook/code/suggested-imports.ts";
import { whyUnavailable } from "../notebook/code/unavailable-globals.ts";
import { COMPILER_OPTIONS } from "./compiler-options.ts";
import type { TypeFiles } from "./notebook-files.ts";

/** A compiler error, with its range in the cell's text. */
export interface TypeProblem {
  readonly from: number;
  readonly to: number;
  readonly message: string;
  /** The import that fixes it. */
  readonly missingImport?: SuggestedImport;
}

/** Syntax errors in a cell's own text; the code appended in its file is not checked. */
export function grammarProblems(source: string): TypeProblem[] {
  const { diagnostics = [] } = ts.transpileModule(source, {
    reportDiagnostics: true,
    compilerOptions: COMPILER_OPTIONS,
  });
  return toTypeProblems(source, diagnostics, {});
}

/** The compiler's codes for unknown names. */
const UNKNOWN_NAME_CODES = new Set([2304, 2503, 2552, 2584, 2686]);

/** The code for a type imported without `type`. */
const TYPE_AS_VALUE_CODE = 1484;

/**
 * Ignores missing annotations: plain JavaScript is welcome. `noImplicitAny` stays on,
 * because without it an empty array would get the type never[].
 */
function isUntyped(code: number): boolean {
  return 7000 <= code && code < 7100;
}

/**
 * Converts the compiler's diagnostics for a cell's own text.
 * @param importFor  returns the import for a name, if any
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
        missingImport && `It is not imported: ${importLine(missingImport)}`;
      if (missingImport && message) return { ...range, message, missingImport };
    }
    const message = ts.flattenDiagnosticMessageText(messageText, "\n");
    return { ...range, message: readableMessage(message, modules) };
  });
}

/** Replaces the compiler's file names with module names. */
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

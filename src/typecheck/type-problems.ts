import ts from "typescript";
import { COMPILER_OPTIONS } from "./compiler-options.ts";
import type { TypeFiles } from "./notebook-files.ts";

/** An error in the compiler's words, between two offsets of the cell's text. */
export interface TypeProblem {
  readonly from: number;
  readonly to: number;
  readonly message: string;
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
  return problemsOf(source, diagnostics, {});
}

/** What the compiler calls a name that it does not find, however it is used. */
const UNKNOWN_NAMES = new Set([2304, 2503, 2552]);

/**
 * What the compiler has found in a cell's own text.
 * @param importFor  the import that brings a name, if a module has it
 */
export function problemsOf(
  source: string,
  diagnostics: readonly ts.Diagnostic[],
  modules: TypeFiles["modules"],
  importFor: (name: string) => string | undefined = () => undefined,
): TypeProblem[] {
  return diagnostics.flatMap(({ start, length = 0, messageText, code }) => {
    if (start === undefined || start > source.length) return [];
    const to = Math.min(start + length, source.length);
    const message = ts.flattenDiagnosticMessageText(messageText, "\n");
    const missing = UNKNOWN_NAMES.has(code)
      ? importFor(source.slice(start, to))
      : undefined;
    const says = missing ? `It is not imported here: ${missing}` : message;
    return { from: start, to, message: forReaders(says, modules) };
  });
}

/** Replaces file names, which mean nothing to readers, with module names. */
export function forReaders(message: string, modules: TypeFiles["modules"]): string {
  return message
    .replace(/ Do you need to (change|install) [^]*$/, "") // there are no such options here
    .replace(/import\("[^"]*"\)\./g, "")
    .replace(/import\("([^"]*)"\)/g, (_, file: string) => {
      const isThis = ([, path]: [string, string]) =>
        path.replace(/^\./, "").replace(/(\.d)?\.ts$/, "") === file;
      const name = Object.entries(modules).find(isThis)?.[0];
      return name === undefined ? "module" : `import("${name}")`;
    });
}

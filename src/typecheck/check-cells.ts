import ts from "typescript";
import { cellFile, LIVE_TYPE, type Cell } from "./cell-file.ts";
import { COMPILER_OPTIONS } from "./compiler-options.ts";

export type { Cell } from "./cell-file.ts";

/**
 * An error in the compiler's words. Lines and columns count from 1; the end is exclusive.
 */
export interface TypeProblem {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly message: string;
}

/** The modules that cells can import, and the language itself; see `virtual:type-files`. */
export interface TypeFiles {
  readonly files: Readonly<Record<string, string>>;
  /** The path of each module that a cell can import. */
  readonly modules: Readonly<Record<string, string>>;
}

type CheckCells = (cells: readonly Cell[], id: string) => TypeProblem[];

/**
 * Returns a function that finds the errors of a cell: its syntax errors or, if there are
 * none, its type errors. Parsed files are cached, so that only the first check takes long.
 */
export function cellChecker({ files, modules }: TypeFiles): CheckCells {
  const fixed = new Map(Object.entries({ ...files, "/live.d.ts": LIVE_TYPE }));
  const options: ts.CompilerOptions = {
    ...COMPILER_OPTIONS,
    noLib: true, // the language is one of the files
    skipLibCheck: true,
    paths: {
      ...Object.fromEntries(
        Object.entries(modules).map(([name, path]) => [name, [path]]),
      ),
      "*": ["./node_modules/@types/*/index.d.ts"],
    },
  };
  const ambient = [...fixed.keys()].filter((path) => !path.includes("/node_modules/"));
  const sources = new Map<string, ts.SourceFile>();
  let program: ts.Program | undefined;

  return (cells, id) => {
    const index = cells.findIndex((cell) => cell.id === id);
    const { source } = cells[index];
    const broken = grammarProblems(source);
    if (broken.length > 0) return broken;

    const texts = new Map(fixed);
    cells.forEach((_, i) => texts.set(pathOf(i), cellFile(cells, i, moduleOf)));
    const roots = [...ambient, ...cells.map((_, i) => pathOf(i))];
    program = ts.createProgram(roots, options, host(texts, sources), program);
    const found = program.getSemanticDiagnostics(program.getSourceFile(pathOf(index)));
    return problemsOf(source, found, modules);
  };
}

const pathOf = (index: number) => `/cell-${index}.ts`;
const moduleOf = (index: number) => `.${pathOf(index)}`;

/** A compiler host whose file system consists of these texts only. */
function host(
  texts: ReadonlyMap<string, string>,
  sources: Map<string, ts.SourceFile>,
): ts.CompilerHost {
  return {
    getSourceFile(path, target) {
      const text = texts.get(path);
      if (text === undefined) return undefined;
      const known = sources.get(path);
      if (known?.text === text) return known;
      const source = ts.createSourceFile(path, text, target);
      sources.set(path, source);
      return source;
    },
    fileExists: (path) => texts.has(path),
    readFile: (path) => texts.get(path),
    writeFile() {},
    getDefaultLibFileName: () => "",
    getCurrentDirectory: () => "/",
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
  };
}

/**
 * Checks the cell's own text only: otherwise the code appended in its file would be
 * reported too.
 */
function grammarProblems(source: string): TypeProblem[] {
  const { diagnostics = [] } = ts.transpileModule(source, {
    reportDiagnostics: true,
    compilerOptions: COMPILER_OPTIONS,
  });
  return problemsOf(source, diagnostics, {});
}

function problemsOf(
  source: string,
  diagnostics: readonly ts.Diagnostic[],
  modules: TypeFiles["modules"],
): TypeProblem[] {
  const text = ts.createSourceFile("cell.ts", source, ts.ScriptTarget.Latest);
  const place = (offset: number) => {
    const { line, character } = text.getLineAndCharacterOfPosition(offset);
    return { line: line + 1, column: character + 1 };
  };
  return diagnostics.flatMap(({ start, length = 0, messageText }) => {
    if (start === undefined || start > source.length) return [];
    const from = place(start);
    const to = place(Math.min(start + length, source.length));
    const message = ts.flattenDiagnosticMessageText(messageText, "\n");
    return {
      ...from,
      endLine: to.line,
      endColumn: to.column,
      message: forReaders(message, modules),
    };
  });
}

/** Replaces file names, which mean nothing to readers, with module names. */
function forReaders(message: string, modules: TypeFiles["modules"]): string {
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

import ts from "typescript";
import { cellFile, LIVE_TYPE, type Cell } from "./cell-file.ts";
import { COMPILER_OPTIONS } from "./compiler-options.ts";

export type { Cell } from "./cell-file.ts";

/** A mistake, in the compiler's words. Lines and columns count from 1; the end is excluded. */
export interface TypeProblem {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly message: string;
}

/** What cells can import, and the language itself: `virtual:type-files` has it. */
export interface TypeFiles {
  readonly files: Readonly<Record<string, string>>;
  /** The path of each module that a cell can import. */
  readonly modules: Readonly<Record<string, string>>;
}

type CheckCells = (cells: readonly Cell[], id: string) => TypeProblem[];

/**
 * Makes a function that finds the mistakes in a cell: first those against the grammar
 * and, if there are none, those against the types. It keeps what it has read, so that
 * only the first check takes long.
 */
export function cellChecker({ files, modules }: TypeFiles): CheckCells {
  const fixed = new Map(Object.entries({ ...files, "/live.d.ts": LIVE_TYPE }));
  const options: ts.CompilerOptions = {
    ...COMPILER_OPTIONS,
    noLib: true, // one of the files is the language
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

/** What the compiler needs to know of a world in which there are only these texts. */
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

/** Asked of the cell's own text: what stands below it in its file would be blamed too. */
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

/** Without names of files, which mean nothing here: modules are known by their names. */
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

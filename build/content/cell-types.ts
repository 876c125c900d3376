// The types of all modules that a cell can import, generated from the sources: a list of
// names for the editor's completion, and declaration files for its compiler.
import { join, relative } from "node:path/posix";
import ts from "typescript";
import { COMPILER_OPTIONS } from "#src/typecheck/compiler-options.ts";
import {
  describeSymbol,
  type SymbolDescription,
  summaryOf,
} from "#src/typecheck/describe-symbol.ts";
import type { TypeFiles } from "#src/typecheck/notebook-files.ts";
import { CELL_MODULES, FOREIGN_MODULES, GLOBALS } from "./cell-modules.ts";
import { readLibraryDocs } from "./library-docs.ts";

const ROOT = join(import.meta.dirname.replaceAll("\\", "/"), "../..");

/** An export that a cell can import. */
export interface CellName extends SymbolDescription {
  readonly kind: "function" | "constant" | "type";
}

export interface ModuleNames {
  readonly module: string;
  readonly names: readonly CellName[];
}

/** The program that compiles all modules a cell can import. */
export function compileCellModules(): ts.Program {
  const modules = [...Object.values(CELL_MODULES), ...Object.values(FOREIGN_MODULES)];
  return ts.createProgram(
    [GLOBALS, ...modules].map((path) => join(ROOT, path)),
    {
      ...COMPILER_OPTIONS,
      lib: ["lib.es2023.d.ts"],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: ROOT,
      outDir: "/",
    },
  );
}

/**
 * The names that each module exports, without deprecated ones, in the order of its file; a
 * name that several export is listed with the first. For third-party modules, only the
 * module's name.
 */
export function cellNames(program: ts.Program): ModuleNames[] {
  const checker = program.getTypeChecker();
  const listed = new Set<string>();
  const own = Object.entries(CELL_MODULES).map(([module, path]) => {
    const file = program.getSourceFile(join(ROOT, path))!;
    const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(file)!);
    const current = exported.filter(
      (symbol) => !isDeprecated(checker, symbol) && !listed.has(symbol.name),
    );
    for (const { name } of current) listed.add(name);
    return { module, names: current.map((symbol) => describe(checker, symbol)) };
  });
  const foreign = Object.keys(FOREIGN_MODULES).map((module) => ({ module, names: [] }));
  return [...own, ...foreign];
}

/** All files that the compiler needs, with their docs. */
export function typeFiles(program: ts.Program): {
  types: TypeFiles;
  /** Files of the drawing libraries: they are large, and few cells need them. */
  drawing: TypeFiles["files"];
} {
  const files: Record<string, string> = { [LANGUAGE]: "" };
  const drawing: Record<string, string> = {};
  for (const file of program.getSourceFiles()) {
    const text = file.text.replaceAll(NOT_NEEDED, "");
    const path = `/${relative(ROOT, file.fileName)}`;
    if (program.isSourceFileDefaultLibrary(file)) files[LANGUAGE] += text;
    else if (path.startsWith("/node_modules/"))
      drawing[path] = withPatchedBins(path, text);
    else if (file.isDeclarationFile) files[path] = text;
  }
  program.emit(undefined, (path, text) => (files[path] = text), undefined, true);
  const modules = { ...CELL_MODULES, ...FOREIGN_MODULES };
  const entries = readLibraryDocs().flatMap((group) => group.entries);
  const addresses = Object.fromEntries(
    entries.map(({ name, address }) => [name, address.replace("/reference/", "")]),
  );
  return { types: { files, modules, addresses }, drawing };
}

/**
 * Plot's bin transforms lose a mark's options when the mark is unknown or its options are
 * optional: TypeScript would report `tip` and all others as unknown properties.
 */
function withPatchedBins(path: string, text: string): string {
  if (!path.endsWith("/plot/src/transforms/bin.d.ts")) return text;
  const wrong = /= Omit<T, /g;
  if (!wrong.test(text)) throw new Error(`${path} no longer needs this patch`);
  const options = 'import type {MarkOptions} from "../mark.js";\n';
  const known = "= Omit<unknown extends T ? MarkOptions : NonNullable<T>, ";
  return options + text.replaceAll(wrong, known);
}

/** All of the language's declarations go into a single file. */
const LANGUAGE = "/language.d.ts";
/** Licences, which the site lists elsewhere, and references, which the compiler doesn't need. */
const NOT_NEEDED = /^\/\*! [^]*?\*\/|^\/\/\/ <reference .*\n/gm;

function isDeprecated(checker: ts.TypeChecker, exported: ts.Symbol): boolean {
  return exported.getJsDocTags(checker).some(({ name }) => name === "deprecated");
}

function describe(checker: ts.TypeChecker, exported: ts.Symbol): CellName {
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  const { name } = exported;
  if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const isInterface = (symbol.flags & ts.SymbolFlags.Interface) !== 0;
    const written = isInterface
      ? "interface"
      : checker.typeToString(type, undefined, WHOLE_ALIAS);
    return { name, kind: "type", type: written, summary: summaryOf(checker, symbol) };
  }
  const isFunction = checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;
  const kind = isFunction ? "function" : "constant";
  return { ...describeSymbol(checker, symbol), name, kind };
}

const WHOLE_ALIAS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

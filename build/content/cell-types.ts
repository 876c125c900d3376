// What the compiler knows of all modules that a cell can import, read from the real
// sources: as a list of names for the editor's completion, and as files for the type check.
import { join, relative } from "node:path/posix";
import ts from "typescript";
import { COMPILER_OPTIONS } from "../../src/typecheck/compiler-options.ts";
import { CELL_MODULES, FOREIGN_MODULES, GLOBALS } from "./cell-modules.ts";

const ROOT = join(import.meta.dirname.replaceAll("\\", "/"), "../..");

/** What completion offers after a dot. */
export interface Member {
  readonly name: string;
  readonly type: string;
  readonly summary: string;
}

/** An export that a cell can import. */
export interface CellName {
  readonly name: string;
  readonly kind: "function" | "constant" | "type";
  readonly type: string;
  /** The first sentence of its docstring. */
  readonly summary: string;
  /** The members of an interface, or of an object whose type has no name. */
  readonly members?: readonly Member[];
  /** The interface of the constant, or of the function's result. */
  readonly holds?: string;
}

export interface ModuleNames {
  readonly module: string;
  readonly names: readonly CellName[];
}

/**
 * Everything that `checkCells` reads, by path; `modules` maps a module's name to its path.
 */
export interface TypeFiles {
  readonly files: Readonly<Record<string, string>>;
  readonly modules: Readonly<Record<string, string>>;
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
      removeComments: true,
      rootDir: ROOT,
      outDir: "/",
    },
  );
}

/**
 * The names that each module exports, in the order of its file; for third-party modules,
 * only the module's name.
 */
export function cellNames(program: ts.Program): ModuleNames[] {
  const checker = program.getTypeChecker();
  const own = Object.entries(CELL_MODULES).map(([module, path]) => {
    const file = program.getSourceFile(join(ROOT, path))!;
    const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(file)!);
    return { module, names: exported.map((symbol) => describe(checker, symbol)) };
  });
  const foreign = Object.keys(FOREIGN_MODULES).map((module) => ({ module, names: [] }));
  return [...own, ...foreign];
}

/**
 * All files needed to check a cell, without comments; the language itself is a single file.
 */
export function typeFiles(program: ts.Program): TypeFiles {
  const files: Record<string, string> = { [LANGUAGE]: "" };
  const printer = ts.createPrinter({ removeComments: true });
  for (const file of program.getSourceFiles()) {
    const text = () => printer.printFile(file).replace(REFERENCE, "");
    if (program.isSourceFileDefaultLibrary(file)) files[LANGUAGE] += text();
    else if (file.isDeclarationFile)
      files[`/${relative(ROOT, file.fileName)}`] = text();
  }
  program.emit(undefined, (path, text) => (files[path] = text), undefined, true);
  const modules = { ...CELL_MODULES, ...FOREIGN_MODULES };
  return { files, modules };
}

const LANGUAGE = "/language.d.ts";
/** Not needed: all files are loaded anyway. */
const REFERENCE = /^\/\/\/ <reference .*\n/gm;

function describe(checker: ts.TypeChecker, exported: ts.Symbol): CellName {
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  const common = { name: exported.name, summary: summaryOf(checker, symbol) };
  if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const written = checker.typeToString(type, undefined, WHOLE | IN_ALIAS);
    const isInterface = (symbol.flags & ts.SymbolFlags.Interface) !== 0;
    return {
      ...common,
      kind: "type",
      type: isInterface ? "interface" : written,
      ...(isInterface ? { members: membersOf(checker, type) } : {}),
    };
  }
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type.getCallSignatures();
  const value = signature ? signature.getReturnType() : type;
  return {
    ...common,
    kind: signature ? "function" : "constant",
    type: signature
      ? checker.signatureToString(signature, undefined, WHOLE)
      : checker.typeToString(type, undefined, WHOLE),
    ...holding(checker, value),
  };
}

const WHOLE = ts.TypeFormatFlags.NoTruncation;
const IN_ALIAS = ts.TypeFormatFlags.InTypeAlias;

/** The members of a constant or a result: of our own types, not of arrays. */
function holding(
  checker: ts.TypeChecker,
  type: ts.Type,
): Pick<CellName, "holds" | "members"> {
  const own = checker.getPropertiesOfType(type).filter(isOurs);
  if (own.length === 0) return {};
  const declaration = type.symbol.declarations?.[0];
  if (declaration && ts.isInterfaceDeclaration(declaration)) {
    return { holds: type.symbol.name };
  }
  return { members: membersOf(checker, type) };
}

function isOurs({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some(
    (declaration) => !/\/node_modules\//.test(declaration.getSourceFile().fileName),
  );
}

function membersOf(checker: ts.TypeChecker, type: ts.Type): Member[] {
  return checker.getPropertiesOfType(type).map((member) => {
    const memberType = checker.getTypeOfSymbol(member);
    const [signature] = memberType.getCallSignatures();
    return {
      name: member.name,
      type: signature
        ? checker.signatureToString(signature, undefined, WHOLE)
        : checker.typeToString(memberType, undefined, WHOLE),
      summary: summaryOf(checker, member),
    };
  });
}

function summaryOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const docs = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const [paragraph] = docs.split(/\n{2,}/);
  const text = paragraph.replace(/\s+/g, " ").trim();
  return /^.*?[.!?](?= [A-Z]|$)/.exec(text)?.[0] ?? text;
}

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import ts from "typescript";
import { cellFile, LIVE_TYPE } from "../../src/typecheck/cell-file.ts";
import { COMPILER_OPTIONS } from "../../src/typecheck/compiler-options.ts";
import { CELL_MODULES, CHECKER_MODULES, GLOBALS } from "./cell-modules.ts";

/** What the compiler knows of a name. */
export interface TypeInfo {
  /** Its type as an editor shows it. */
  readonly type: string;
  readonly docs: string | undefined;
  /** The tags of its docstring, each with its text. */
  readonly tags: readonly (readonly [tag: string, text: string | undefined])[];
}

export interface NameInfo extends TypeInfo {
  /** Offset in the code. */
  readonly start: number;
  readonly length: number;
}

/** Code that is shown, and where it stands. */
export interface Shown {
  readonly code: string;
  /** Its file, from the project's root. */
  readonly file: string;
  /** Of the file, counting from 1. */
  readonly firstLine: number;
  /** Its indentation in the file, which is removed from the code. */
  readonly indent: number;
}

const ROOT = process.cwd().replaceAll("\\", "/");
const MODULES = Object.entries({ ...CELL_MODULES, ...CHECKER_MODULES });

/** Files that are on no disk, by path, each made when it is read. */
const texts = new Map<string, () => string>();
/** Counts the questions; each is about one file. */
let questions = 0;
let asked = "";
let service: ts.LanguageService | undefined;

/**
 * Lets the compiler read cells.
 *
 * @param sources  of all cells that see each other's names
 * @returns        the file of each, from the project's root
 */
export function addCells(sources: readonly string[]): string[] {
  const cells = sources.map((source, i) => ({ id: String(i), source }));
  const page = createHash("sha256").update(JSON.stringify(sources)).digest("hex");
  const names = cells.map((_, i) => `cell-${page}-${i}.ts`);
  const moduleOf = (index: number) => `./${names[index]}`;
  cells.forEach((_, i) =>
    texts.set(join(ROOT, names[i]), () => cellFile(cells, i, moduleOf)),
  );
  return names;
}

/**
 * What the compiler knows of the names in a piece of a file, in their order.
 *
 * @throws {Error} in the compiler's words, when the file does not compile
 */
export function namesIn({ code, file, firstLine, indent }: Shown): NameInfo[] {
  service ??= startService();
  const path = join(ROOT, file);
  // What the compiler says of a type depends on the types it has met before. So each
  // question counts as a change, and is asked of a new program, which takes over all that
  // has been read.
  questions += 1;
  asked = path;
  const source = service.getProgram()!.getSourceFile(path)!;
  const lines = code.split("\n");
  const starts = lines.map(
    (_, i) => lines.slice(0, i).join("\n").length + Math.sign(i),
  );
  const names: NameInfo[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isIdentifier(node)) return;
    const offset = node.getStart(source);
    const { line, character } = source.getLineAndCharacterOfPosition(offset);
    const lineStart = starts[line + 1 - firstLine];
    if (lineStart === undefined) return;
    const info = service!.getQuickInfoAtPosition(path, offset);
    if (!info?.displayParts) return;
    const place = {
      start: lineStart + character - indent,
      length: node.getWidth(source),
    };
    names.push({ ...place, ...toTexts(info) });
  };
  visit(source);
  const problems = [
    ...service.getSyntacticDiagnostics(path),
    ...service.getSemanticDiagnostics(path),
  ];
  if (problems.length === 0) return names.sort((a, b) => a.start - b.start);
  const told = problems.map(({ start = 0, messageText }) => {
    const { line } = source.getLineAndCharacterOfPosition(start);
    return `line ${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
  throw new Error(told.join("\n"));
}

function versionOf(path: string): string {
  if (path.includes("/node_modules/")) return "";
  // While the pages are edited, the library may be, too.
  const time = texts.has(path) ? "" : ts.sys.getModifiedTime!(path)?.getTime();
  return path === asked ? `${time} ${questions}` : String(time);
}

function toTexts(info: ts.QuickInfo): TypeInfo {
  const { displayParts, documentation = [], tags = [] } = info;
  return {
    type: ts.displayPartsToString(displayParts),
    docs: documentation.map(({ text }) => text).join("\n") || undefined,
    tags: tags.map((tag) => [tag.name, tag.text && ts.displayPartsToString(tag.text)]),
  };
}

function startService(): ts.LanguageService {
  const globals = join(ROOT, "globals.d.ts");
  texts.set(globals, () => `${readFileSync(GLOBALS, "utf8")}\n${LIVE_TYPE}`);
  const options: ts.CompilerOptions = {
    ...COMPILER_OPTIONS,
    lib: ["lib.es2023.d.ts"],
    skipLibCheck: true,
    // Two cells that import nothing may each have a name of their own.
    moduleDetection: ts.ModuleDetectionKind.Force,
    paths: Object.fromEntries(
      MODULES.map(([module, path]) => [module, [join(ROOT, path)]]),
    ),
  };
  const readFile = (path: string) => texts.get(path)?.() ?? ts.sys.readFile(path);
  // Each new program asks for all of them.
  const snapshots = new Map<string, [version: string, ts.IScriptSnapshot]>();
  const registry = ts.createDocumentRegistry();
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [globals, asked],
    // Without it, all files would be looked at before each answer.
    getProjectVersion: () => String(questions),
    getScriptVersion: versionOf,
    getScriptSnapshot(path) {
      const version = versionOf(path);
      const known = snapshots.get(path);
      if (known?.[0] === version) return known[1];
      const text = readFile(path);
      if (text === undefined) return undefined;
      const snapshot = ts.ScriptSnapshot.fromString(text);
      snapshots.set(path, [version, snapshot]);
      return snapshot;
    },
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => texts.has(path) || ts.sys.fileExists(path),
    readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath!,
  };
  // What one question has read is kept for the next, though the program between them may
  // do without it.
  const keeping = { ...registry, releaseDocumentWithKey() {}, releaseDocument() {} };
  return ts.createLanguageService(host, keeping);
}

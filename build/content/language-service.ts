import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path/posix";
import ts from "typescript";
import { cellFileText, LIVE_TYPE } from "#src/typecheck/cell-file.ts";
import { COMPILER_OPTIONS } from "#src/typecheck/compiler-options.ts";
import { toTypeInfo, type TypeInfo } from "#src/typecheck/type-info.ts";
import { CELL_MODULES, CHECKER_MODULES, GLOBALS } from "./cell-modules.ts";

export interface NameInfo extends TypeInfo {
  /** Offset into the code. */
  readonly start: number;
  readonly length: number;
}

/** Code shown on a page, and where it comes from. */
export interface Shown {
  readonly code: string;
  /** The file that contains it, from the project's root. */
  readonly file: string;
  /** Its line in the file, counting from 1. */
  readonly firstLine: number;
  /** Its indentation in the file, which is stripped. */
  readonly indent: number;
}

const ROOT = process.cwd().replaceAll("\\", "/");
const MODULES = Object.entries({ ...CELL_MODULES, ...CHECKER_MODULES });

/** Virtual files by path, each created when it is first read. */
const texts = new Map<string, () => string>();
/** Counts the queries; each is about one file. */
let questions = 0;
let queriedPath = "";
let service: ts.LanguageService | undefined;

/**
 * Makes cells known to the compiler.
 *
 * @param sources  all cells that see each other's names
 * @returns        the path of each cell's file, from the project's root
 */
export function addCells(sources: readonly string[]): string[] {
  const cells = sources.map((source, i) => ({ label: String(i), source }));
  const page = createHash("sha256").update(JSON.stringify(sources)).digest("hex");
  const names = cells.map((_, i) => `cell-${page}-${i}.ts`);
  const moduleOf = (index: number) => `./${names[index]}`;
  cells.forEach((_, i) =>
    texts.set(join(ROOT, names[i]), () => cellFileText(cells, i, moduleOf)),
  );
  return names;
}

/**
 * The types and docs of the names in a part of a file, in order of appearance.
 *
 * @throws {Error} with the compiler's message, when the file does not compile
 */
export function namesIn({ code, file, firstLine, indent }: Shown): NameInfo[] {
  service ??= startService();
  const path = join(ROOT, file);
  // How the compiler prints a type depends on the types it has seen before. So each query
  // counts as a change and gets a new program, which reuses all parsed files.
  questions += 1;
  queriedPath = path;
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
    names.push({ ...place, ...toTypeInfo(info) });
  };
  visit(source);
  const problems = [
    ...service.getSyntacticDiagnostics(path),
    ...service.getSemanticDiagnostics(path),
  ];
  if (problems.length === 0) return names.sort((a, b) => a.start - b.start);
  const messages = problems.map(({ start = 0, messageText }) => {
    const { line } = source.getLineAndCharacterOfPosition(start);
    return `line ${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
  throw new Error(messages.join("\n"));
}

function versionOf(path: string): string {
  if (path.includes("/node_modules/")) return "";
  // In development, the library may change as well.
  const time = texts.has(path) ? "" : ts.sys.getModifiedTime!(path)?.getTime();
  return path === queriedPath ? `${time} ${questions}` : String(time);
}

function startService(): ts.LanguageService {
  const globals = join(ROOT, "globals.d.ts");
  texts.set(globals, () => `${readFileSync(GLOBALS, "utf8")}\n${LIVE_TYPE}`);
  const options: ts.CompilerOptions = {
    ...COMPILER_OPTIONS,
    lib: ["lib.es2023.d.ts"],
    skipLibCheck: true,
    // Two cells without imports may declare the same name.
    moduleDetection: ts.ModuleDetectionKind.Force,
    paths: Object.fromEntries(
      MODULES.map(([module, path]) => [module, [join(ROOT, path)]]),
    ),
  };
  const readFile = (path: string) => texts.get(path)?.() ?? ts.sys.readFile(path);
  // Each new program requests all of them.
  const snapshots = new Map<string, [version: string, ts.IScriptSnapshot]>();
  const registry = ts.createDocumentRegistry();
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [globals, queriedPath],
    // Without it, the service would check all files for changes before each query.
    getProjectVersion: () => String(questions),
    getScriptVersion: versionOf,
    getScriptSnapshot(path) {
      const version = versionOf(path);
      const cached = snapshots.get(path);
      if (cached?.[0] === version) return cached[1];
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
  // Parsed files are kept for later queries, even if the program in between doesn't use
  // them.
  const keeping = { ...registry, releaseDocumentWithKey() {}, releaseDocument() {} };
  return ts.createLanguageService(host, keeping);
}

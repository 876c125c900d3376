import ts from "typescript";
import { cellFileText, LIVE_TYPE, type LabelledCell } from "./cell-file.ts";
import { COMPILER_OPTIONS } from "./compiler-options.ts";

/** Declarations of modules and of the language; see `virtual:type-files`. */
export interface TypeFiles {
  readonly files: Readonly<Record<string, string>>;
  /** The path of each module that a cell can import. */
  readonly modules: Readonly<Record<string, string>>;
  /** The path of each library export below the reference's URL. */
  readonly addresses: Readonly<Record<string, string>>;
}

export const cellPath = (index: number): string => `/cell-${index}.ts`;

/** The index of the cell in a file; undefined for any other file. */
export function cellIndexOf(path: string): number | undefined {
  const match = /^\/cell-(\d+)\.ts$/.exec(path);
  return match ? Number(match[1]) : undefined;
}

/** The compiler's virtual file system: cells, and everything that they can import. */
export class NotebookFiles {
  readonly modules: TypeFiles["modules"];
  readonly host: ts.LanguageServiceHost;
  readonly #fixed: Map<string, string>;
  #cells: string[] = [];
  /** Incremented whenever files change. */
  #version = 0;
  /** The version of the last change of each cell's file. */
  #changed: number[] = [];

  constructor({ files, modules }: TypeFiles) {
    this.modules = modules;
    this.#fixed = new Map(Object.entries({ ...files, "/live.d.ts": LIVE_TYPE }));
    const options: ts.CompilerOptions = {
      ...COMPILER_OPTIONS,
      // Reports types imported without `type`, because no such export exists at run
      // time.
      verbatimModuleSyntax: true,
      noLib: true, // included in the files
      skipLibCheck: true,
      // Two cells without imports may declare the same name.
      moduleDetection: ts.ModuleDetectionKind.Force,
      paths: {
        ...Object.fromEntries(
          Object.entries(modules).flatMap(([name, path]) =>
            [name, `npm:${name}`, `npm:${name}@*`].map((key) => [key, [path]]),
          ),
        ),
        "npm:*": ["./node_modules/@types/*/index.d.ts"],
        "*": ["./node_modules/@types/*/index.d.ts"],
      },
    };
    const isAmbient = (path: string) => !path.includes("/node_modules/");
    const ambient = [...this.#fixed.keys()].filter(isAmbient);
    // The compiler recognises an unchanged file by its snapshot.
    const snapshots = new Map<string, [text: string, made: ts.IScriptSnapshot]>();
    this.host = {
      getCompilationSettings: () => options,
      getProjectVersion: () => String(this.#version),
      getScriptFileNames: () => [...ambient, ...this.#cells.map((_, i) => cellPath(i))],
      getScriptVersion: (path) => String(this.#changed[cellIndexOf(path) ?? -1] ?? ""),
      getScriptSnapshot: (path) => {
        const text = this.#read(path);
        if (text === undefined) return undefined;
        const cached = snapshots.get(path);
        if (cached?.[0] === text) return cached[1];
        const snapshot = ts.ScriptSnapshot.fromString(text);
        snapshots.set(path, [text, snapshot]);
        return snapshot;
      },
      getCurrentDirectory: () => "/",
      getDefaultLibFileName: () => "",
      fileExists: (path) => this.#read(path) !== undefined,
      readFile: (path) => this.#read(path),
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => "\n",
    };
  }

  setCells(cells: readonly LabelledCell[]): void {
    const texts = cells.map((_, i) =>
      cellFileText(cells, i, (index) => `.${cellPath(index)}`),
    );
    const isSame = (text: string, i: number) => text === this.#cells[i];
    if (texts.length === this.#cells.length && texts.every(isSame)) return;
    this.#version += 1;
    this.#changed = texts.map((text, i) =>
      isSame(text, i) ? this.#changed[i] : this.#version,
    );
    this.#cells = texts;
  }

  /** Adds files. Recreate a service that was started without one of them. */
  add(files: TypeFiles["files"]): void {
    for (const [path, text] of Object.entries(files)) this.#fixed.set(path, text);
    this.#version += 1;
  }

  #read(path: string): string | undefined {
    return this.#fixed.get(path) ?? this.#cells[cellIndexOf(path) ?? -1];
  }
}

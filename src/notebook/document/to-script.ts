import type { CellImport } from "../code/cell-imports.ts";
import { isErasable, stripTypes } from "../code/erase-types.ts";
import { parseCell } from "../code/parse-cell.ts";
import {
  aboutSeen,
  freeName,
  placeCells,
  type PlacedCell,
  type PortableCell,
  rewriteCell,
  settingOf,
} from "./portable-cells.ts";
import { carriedBy, provided } from "./carried-modules.ts";
import { constantsOf, field, WIDTH } from "./import-constants.ts";
import type { WholeNotebook } from "./whole-notebook.ts";

/**
 * A notebook as one TypeScript file that Node runs on its own. It reads like the chapter,
 * in order: the text as comments, the cells as code. The library follows below.
 * @param library  the source of the library's module, as the site serves it
 * @param address  of the page it comes from
 * @param scripts  by name, the bundles of the modules that `carriedBy` finds
 */
export function toScript(
  notebook: WholeNotebook,
  library: string,
  address: string,
  scripts: Readonly<Record<string, string>> = {},
): string {
  const carried = carriedBy(notebook.cells).map(({ name }) => {
    const local = freeName(name === "d3" ? "d3Module" : "plotModule", notebook.cells);
    return { name, local };
  });
  const names: Names = {
    show: freeName("show", notebook.cells),
    seen: freeName("seen", notebook.cells),
    library: freeName("everyCube", notebook.cells),
    chapter: freeName("chapter", notebook.cells),
    modules: new Map(carried.map(({ name, local }) => [name, local])),
  };
  const file = `${notebook.page}.ts`;
  const cells = cellsOf(placeCells(notebook.cells), names);
  const isSeen = cells.some((cell) => cell.includes(`await ${names.seen}(`));
  const drawn =
    carried.length === 0 ? "" : ", and writes each drawing into a file beside this one";
  const about = `${notebook.title}, exported from ${address}

Node 22.18 or newer runs this file by itself: node ${file}

It prints what the cells show on the page${drawn}. The library is at the end of the file.${isSeen ? `\n\n${aboutSeen(names.seen)}` : ""}`;
  const fields = ["console", field("show", names.show)];
  if (isSeen) fields.push(field("seen", names.seen));
  return [
    `// @ts-nocheck: the library below is written without its types.\n//\n${comment(about)}`,
    `async function ${names.chapter}() {`,
    `"use strict";\nconst { ${fields.join(", ")} } = ${names.library};`,
    ...cells,
    "}",
    comment("The library, and what stands in for the page."),
    `const ${names.library} = (() => {\n"use strict";\n${asBody(library)}\n})();`,
    ...carried.map(({ name, local }) => provided(scripts[name], local)),
    `${names.chapter}();\n`,
  ].join("\n\n");
}

interface Names {
  readonly show: string;
  readonly seen: string;
  readonly library: string;
  readonly chapter: string;
  /** Of the modules that the file carries besides the library. */
  readonly modules: ReadonlyMap<string, string>;
}

function cellsOf(cells: readonly PlacedCell[], names: Names): string[] {
  /** What each name of the chapter's function refers to. */
  const known = new Map<string, string>([
    ["console", ""],
    [names.show, ""],
    [names.seen, ""],
  ]);
  return cells.map((cell) => {
    if ("text" in cell) return comment(cell.text);
    if (cell.problem !== undefined) {
      return comment(`A cell that is left out (${cell.problem}):\n\n${indented(cell)}`);
    }
    const imports = [...cell.borrowed, ...cell.imports].filter(
      (binding) => known.get(binding.local) !== meaningOf(binding),
    );
    const defined = new Map([
      ...cell.defines.map((name) => [name, `of ${cell.id}`] as const),
      ...imports.map((binding) => [binding.local, meaningOf(binding)] as const),
    ]);
    const code = codeOf(cell, imports, names);
    if (cell.alone) return enclosed(code, "a cell that stands by itself", []);
    if ([...defined.keys()].some((name) => known.has(name))) {
      const used = cell.defines.filter((name) => cell.shared.has(name));
      const given = used.filter((name) => !known.has(name));
      for (const name of given) known.set(name, defined.get(name)!);
      return enclosed(code, "some of these names have another meaning above", given);
    }
    for (const [name, meaning] of defined) known.set(name, meaning);
    return code;
  });
}

/**
 * Only a function limits the scope of names declared by `var`.
 * @param given  the names that cells below use
 */
function enclosed(code: string, why: string, given: readonly string[]): string {
  if (given.length === 0 && !/\bvar\b/.test(code)) return `{ // ${why}\n${code}\n}`;
  const call = (body: string) => `await (async () => { // ${why}\n${body}\n})();`;
  if (given.length === 0) return call(code);
  const names = `{ ${given.join(", ")} }`;
  return `const ${names} = ${call(`${code}\nreturn ${names};`)}`;
}

/** @param imports  those that the chapter's function does not import yet */
function codeOf(
  cell: PortableCell,
  imports: readonly CellImport[],
  names: Names,
): string {
  const borrowed = imports.filter((binding) => cell.borrowed.includes(binding));
  const isNew = (binding: CellImport) => imports.some((one) => isSame(one, binding));
  const { above, code: rewritten } = rewriteCell(cell, {
    show: names.show,
    seen: names.seen,
    importDeclaration: (_, wanted) => destructured(wanted.filter(isNew), names),
    importCall: (module) => {
      const here = isOurs(module) ? names.library : names.modules.get(module);
      return here ? `Promise.resolve(${here})` : `import(${JSON.stringify(module)})`;
    },
  });
  const written = above + rewritten;
  const code = isErasable(parseCell(cell.source))
    ? written
    : `// Here without its types: Node would not know what to do with some of them.\n${stripTypes(written)}`;
  return [
    ...settingOf(cell, names.library),
    ...borrowed.map((binding) => constantsOf([binding], sourceOf(binding, names))),
    code,
  ].join("\n");
}

/** Replaces the import from one module. */
function destructured(imports: readonly CellImport[], names: Names): string {
  if (imports.length === 0) return "";
  return constantsOf(imports, sourceOf(imports[0], names));
}

function sourceOf({ module }: CellImport, names: Names): string {
  if (isOurs(module)) return names.library;
  return names.modules.get(module) ?? `await import(${JSON.stringify(module)})`;
}

function isOurs(module: string): boolean {
  return /^every-cube(\/|$)/.test(module);
}

function meaningOf({ module, name }: CellImport): string {
  return `${name} from ${module}`;
}

function isSame(a: CellImport, b: CellImport): boolean {
  return a.local === b.local && meaningOf(a) === meaningOf(b);
}

/**
 * Wraps a module as the body of a function that returns its exports.
 * @throws {Error} when it does not end with its list of exports
 */
function asBody(module: string): string {
  const exported = /\nexport \{([^{}]*)\};?\s*$/.exec(module);
  if (!exported) throw new Error("the library's module has no list of exports");
  const fields = exported[1]
    .split(",")
    .map((entry) => entry.trim().split(/\s+as\s+/))
    .filter(([local]) => local !== "")
    .map(([local, name = local]) => field(name, local));
  return `${module.slice(0, exported.index)}\nreturn {\n${fields.join(",\n")}\n};`;
}

function indented({ source }: PortableCell): string {
  return source.replace(/^/gm, "    ");
}

/**
 * Text as lines that begin with //, wrapped between words; code in it is not wrapped, and
 * lines of one paragraph are wrapped as a whole.
 */
function comment(text: string): string {
  let isCode = false;
  let isOpen = false;
  const lines: { text: string; isFixed: boolean }[] = [];
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    if (line.startsWith("```")) isCode = !isCode;
    const isFixed = isCode || /^(\||```| {4})/.test(line);
    const isPlain = !isFixed && /^\s*\S/.test(line) && !BEGINS_BLOCK.test(line);
    if (isOpen && isPlain) lines.at(-1)!.text += ` ${line.trim()}`;
    else lines.push({ text: line, isFixed });
    // A heading, or a line that ends as written.
    isOpen = !isFixed && /\S/.test(line) && !/^\s*#|(\\| {2})$/.test(line);
  }
  return lines
    .flatMap((line) => (line.isFixed ? [line.text] : wrapped(line.text)))
    .map((line) => `// ${line}`.trimEnd())
    .join("\n");
}

/** A line that does not go on with the paragraph above it. */
const BEGINS_BLOCK = /^\s*(#|>|[-*+] |\d+[.)] |[-=*_]{3,}\s*$|\$\$)/;

/** Continuation lines of lists and quotations are indented as in Markdown. */
function wrapped(line: string): string[] {
  const [, indent, mark] = /^(\s*)(> |[*-] |\d+\. )?/.exec(line)!;
  const hang = indent + (mark === "> " ? mark : " ".repeat(mark?.length ?? 0));
  const [first, ...words] = line.slice(indent.length).split(" ");
  const lines = [indent + first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (longer.length <= WIDTH - 3) lines.splice(-1, 1, longer);
    else lines.push(hang + word);
  }
  return lines;
}

import type { CellImport } from "../code/cell-imports.ts";
import { isErasable, stripTypes } from "../code/erase-types.ts";
import { parseCell } from "../code/parse-cell.ts";
import {
  seenComment,
  unusedName,
  orderCells,
  type OrderedCell,
  type PortableCell,
  rewriteCell,
  controlSettings,
} from "./portable-cells.ts";
import { bundledModulesIn, bundleConstant } from "./bundled-modules.ts";
import { importConstants, propertyText, MAX_LINE_WIDTH } from "./import-constants.ts";
import type { NotebookSnapshot } from "./notebook-snapshot.ts";

/**
 * Converts a notebook to one TypeScript file that Node can run. It reads like the
 * chapter: text as comments, cells as code, and the library at the end.
 * @param library  the source of the library's module, as the site serves it
 * @param address  the page's URL
 * @param scripts  the scripts of the bundled modules, by name
 */
export function toScript(
  notebook: NotebookSnapshot,
  library: string,
  address: string,
  scripts: Readonly<Record<string, string>> = {},
): string {
  const bundles = bundledModulesIn(notebook.cells).map(({ name }) => {
    const local = unusedName(name === "d3" ? "d3Module" : "plotModule", notebook.cells);
    return { name, local };
  });
  const names: ScriptNames = {
    show: unusedName("show", notebook.cells),
    seen: unusedName("seen", notebook.cells),
    cell: unusedName("cell", notebook.cells),
    library: unusedName("everyCube", notebook.cells),
    chapter: unusedName("chapter", notebook.cells),
    modules: new Map(bundles.map(({ name, local }) => [name, local])),
  };
  const file = `${notebook.page}.ts`;
  const cells = cellsOf(orderCells(notebook.cells), names);
  const usesSeen = cells.some((cell) => cell.includes(`await ${names.seen}(`));
  const drawingNote =
    bundles.length === 0 ? "" : ", and writes each drawing into a file beside this one";
  const about = `${notebook.title}, exported from ${address}

Node 22.18 or newer runs this file by itself: node ${file}

It prints what the cells show on the page${drawingNote}. The library is at the end of the file.${usesSeen ? `\n\n${seenComment(names.seen)}` : ""}`;
  const fields = [
    "console",
    propertyText("cell", names.cell),
    propertyText("show", names.show),
  ];
  if (usesSeen) fields.push(propertyText("seen", names.seen));
  return [
    `// @ts-nocheck: the library below is written without its types.\n//\n${lineComments(about)}`,
    `async function ${names.chapter}() {`,
    `"use strict";\nconst { ${fields.join(", ")} } = ${names.library};`,
    ...cells,
    "}",
    lineComments("The library, and replacements for the page’s modules."),
    `const ${names.library} = (() => {\n"use strict";\n${functionBody(library)}\n})();`,
    ...bundles.map(({ name, local }) => bundleConstant(scripts[name], local)),
    `${names.chapter}();\n`,
  ].join("\n\n");
}

interface ScriptNames {
  readonly show: string;
  readonly seen: string;
  readonly cell: string;
  readonly library: string;
  readonly chapter: string;
  readonly modules: ReadonlyMap<string, string>;
}

function cellsOf(cells: readonly OrderedCell[], names: ScriptNames): string[] {
  return cells.map((cell) => {
    if ("text" in cell) return lineComments(cell.text);
    if (cell.problem !== undefined) {
      return lineComments(
        `A cell that is left out (${cell.problem}):\n\n${indentedSource(cell)}`,
      );
    }
    // The whole script uses the library's console.
    const returned = cell.defines.filter(
      (name) => cell.exportedNames.has(name) && name !== "console",
    );
    const fields = `{ ${returned.join(", ")} }`;
    const [before, after] =
      returned.length > 0 ? [`const ${fields} = `, `\nreturn ${fields};`] : ["", ""];
    const call = [cell.label, ...cell.needs].map((label) => JSON.stringify(label));
    return `${before}await ${names.cell}(${call.join(", ")}, async () => {\n${scriptCode(cell, names)}${after}\n});`;
  });
}

function scriptCode(cell: PortableCell, names: ScriptNames): string {
  const { above, code: rewritten } = rewriteCell(cell, {
    show: names.show,
    seen: names.seen,
    importDeclaration: (_, imports) => destructuredImport(imports, names),
    importCall: (module) => {
      const variable = isLibraryModule(module)
        ? names.library
        : names.modules.get(module);
      return variable
        ? `Promise.resolve(${variable})`
        : `import(${JSON.stringify(module)})`;
    },
  });
  const written = above + rewritten;
  const code = isErasable(parseCell(cell.source))
    ? written
    : `// Here without its types: Node would not know what to do with some of them.\n${stripTypes(written)}`;
  return [
    ...controlSettings(cell, names.library),
    ...cell.inheritedImports.map((binding) =>
      importConstants([binding], moduleExpression(binding, names)),
    ),
    code,
  ].join("\n");
}

function destructuredImport(
  imports: readonly CellImport[],
  names: ScriptNames,
): string {
  if (imports.length === 0) return "";
  return importConstants(imports, moduleExpression(imports[0], names));
}

function moduleExpression({ module }: CellImport, names: ScriptNames): string {
  if (isLibraryModule(module)) return names.library;
  return names.modules.get(module) ?? `await import(${JSON.stringify(module)})`;
}

function isLibraryModule(module: string): boolean {
  return /^every-cube(\/|$)/.test(module);
}

/**
 * Turns a module into a function body that returns its exports.
 * @throws {Error} if it does not end with a list of exports
 */
function functionBody(module: string): string {
  const exportList = /\nexport \{([^{}]*)\};?\s*$/.exec(module);
  if (!exportList) throw new Error("the library's module has no list of exports");
  const fields = exportList[1]
    .split(",")
    .map((entry) => entry.trim().split(/\s+as\s+/))
    .filter(([local]) => local !== "")
    .map(([local, name = local]) => propertyText(name, local));
  return `${module.slice(0, exportList.index)}\nreturn {\n${fields.join(",\n")}\n};`;
}

function indentedSource({ source }: PortableCell): string {
  return source.replace(/^/gm, "    ");
}

/** Formats text as comment lines. Paragraphs are wrapped; code is not. */
function lineComments(text: string): string {
  let isCode = false;
  let isOpen = false;
  const lines: { text: string; isFixed: boolean }[] = [];
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    if (line.startsWith("```")) isCode = !isCode;
    const isFixed = isCode || /^(\||```| {4})/.test(line);
    const isPlain = !isFixed && /^\s*\S/.test(line) && !STARTS_BLOCK.test(line);
    if (isOpen && isPlain) lines.at(-1)!.text += ` ${line.trim()}`;
    else lines.push({ text: line, isFixed });
    // Headings and hard line breaks end a paragraph.
    isOpen = !isFixed && /\S/.test(line) && !/^\s*#|(\\| {2})$/.test(line);
  }
  return lines
    .flatMap((line) => (line.isFixed ? [line.text] : wrapLine(line.text)))
    .map((line) => `// ${line}`.trimEnd())
    .join("\n");
}

/** Starts a Markdown block, so it doesn't continue the paragraph above. */
const STARTS_BLOCK = /^\s*(#|>|[-*+] |\d+[.)] |[-=*_]{3,}\s*$|\$\$)/;

/** Wraps a line, indenting lists and quotations as in Markdown. */
function wrapLine(line: string): string[] {
  const [, indent, mark] = /^(\s*)(> |[*-] |\d+\. )?/.exec(line)!;
  const hang = indent + (mark === "> " ? mark : " ".repeat(mark?.length ?? 0));
  const [first, ...words] = line.slice(indent.length).split(" ");
  const lines = [indent + first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (longer.length <= MAX_LINE_WIDTH - 3) lines.splice(-1, 1, longer);
    else lines.push(hang + word);
  }
  return lines;
}

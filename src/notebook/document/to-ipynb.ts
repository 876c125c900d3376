import type { CellImport } from "../code/cell-imports.ts";
import type { Output } from "../output/output.ts";
import {
  seenComment,
  unusedName,
  orderCells,
  type PortableCell,
  rewriteCell,
  type RewrittenCell,
  controlSettings,
} from "./portable-cells.ts";
import {
  UNWRAP_DEFAULT,
  bundledModulesIn,
  bundleFile,
  LIBRARY_FILE,
} from "./bundled-modules.ts";
import { type CellMetadata, createCellMetadata } from "./cell-metadata.ts";
import { importConstants } from "./import-constants.ts";
import { drawingMimeBundle } from "./save-drawing.ts";
import type { NotebookSnapshot } from "./notebook-snapshot.ts";

/**
 * Converts a notebook to nbformat 4.5 for Jupyter's Deno kernel, with its outputs. Each
 * cell shows all of its values; Jupyter alone would show only the last one.
 * @param address  the page's URL
 */
export function toIpynb(notebook: NotebookSnapshot, address: string): string {
  const show = unusedName("show", notebook.cells);
  const seen = unusedName("seen", notebook.cells);
  const shown = unusedName("shown", notebook.cells);
  const ids = new Set(notebook.cells.map(({ id }) => id));
  const idOf = (id: string) => (ids.has(id) ? `${id}-${ids.size}` : id);
  let count = 1;
  const cells = orderCells(notebook.cells).map((cell) => {
    if ("text" in cell) return textCell(cell.id, cell.text);
    const { above, code: own } = jupyterCode(cell, { show, seen, shown });
    const code = above + own;
    const isRewritten = code !== cell.source || cell.chosen !== undefined;
    const cellMetadata = isRewritten
      ? createCellMetadata(cell, code, above)
      : undefined;
    return codeCell(cell.id, code, outputsOf(cell.outputs), ++count, cellMetadata);
  });
  const usesSeen = cells.some(({ source }) =>
    source.some((line) => line.includes(`await ${seen}(`)),
  );
  const files = [
    LIBRARY_FILE,
    ...bundledModulesIn(notebook.cells).map(({ file }) => file),
  ];
  const about = aboutText(notebook.title, address, { show, shown }, files);
  const ipynb = {
    cells: [
      textCell(
        idOf("about"),
        usesSeen ? `${about} ${seenComment(seen)}` : about,
        ADDED_METADATA,
      ),
      codeCell(
        idOf("library"),
        setupCode({ show, shown, ...(usesSeen && { seen }) }),
        [],
        1,
        ADDED_METADATA,
      ),
      ...cells,
    ],
    metadata: {
      kernelspec: { display_name: "Deno", language: "typescript", name: "deno" },
      language_info: {
        codemirror_mode: "typescript",
        file_extension: ".ts",
        mimetype: "text/x.typescript",
        name: "typescript",
        nbconvert_exporter: "script",
        pygments_lexer: "typescript",
        version: "5.0.0",
      },
      title: notebook.title,
    },
    nbformat: 4,
    nbformat_minor: 5,
  };
  return `${JSON.stringify(ipynb, undefined, 1)}\n`;
}

function aboutText(
  title: string,
  address: string,
  { show, shown }: Omit<HelperNames, "seen">,
  files: readonly string[],
): string {
  const quotedFiles = files.map((file) => `\`${file}\``).join(" and ");
  const fileList =
    files.length === 1 ? `the file ${quotedFiles}` : `the files ${quotedFiles}`;
  return `*${title}*, exported from [the live page](${address}).

To run it, install Deno and its kernel (\`deno jupyter --install\`), and put ${fileList}, which the page offers beside this one, into the same folder. \`${show}\` prints a value as the page does: Jupyter by itself shows only the last value of a cell. \`${shown}\` waits until Jupyter has what the cell shows.`;
}

/** The local names of the imported helpers, which no cell uses otherwise. */
interface HelperNames {
  readonly show: string;
  readonly seen: string;
  readonly shown: string;
}

function setupCode(names: Partial<HelperNames>): string {
  const fields = Object.entries(names).map(([name, local]) =>
    importSpecifier(name, local),
  );
  return `import { ${["console", ...fields].join(", ")} } from "./${LIBRARY_FILE}";`;
}

function jupyterCode(
  cell: PortableCell,
  { show, seen, shown }: HelperNames,
): RewrittenCell {
  const { above, code } = rewriteCell(cell, {
    show,
    seen,
    importDeclaration: (text, imports) =>
      isBundled(imports[0])
        ? importConstants(imports, bundleExpression(imports[0]))
        : relocateImport(text, imports),
    importCall: (module) => {
      const file = bundleFile(module);
      return file
        ? `import("./${file}")${UNWRAP_DEFAULT}`
        : `import(${moduleComment(module)}${JSON.stringify(denoSpecifier(module))})`;
    },
  });
  const inheritedImports = cell.inheritedImports.map((binding) => {
    if (isBundled(binding))
      return `${importConstants([binding], bundleExpression(binding))}\n`;
    const { module, name, local } = binding;
    const names =
      name === "*" ? `* as ${local}` : `{ ${importSpecifier(name, local)} }`;
    return `import ${names} from ${JSON.stringify(denoSpecifier(module))};\n`;
  });
  const settings = controlSettings(cell, `(await import("./${LIBRARY_FILE}"))`);
  const end = cell.problem === undefined ? [`await ${shown}();`] : [];
  return {
    above: [...inheritedImports, ...settings.map((line) => `${line}\n`), above].join(
      "",
    ),
    code: [code, ...end].join("\n"),
  };
}

function importSpecifier(name: string, local: string): string {
  return local === name ? name : `${name} as ${local}`;
}

/** An import declaration with only its module specifier replaced. */
function relocateImport(declaration: string, imports: readonly CellImport[]): string {
  const isNamespace = imports.some(({ name }) => name === "*");
  return declaration.replace(
    /(["'])([^"']*)\1(?=[\s;]*$)/,
    (_, quote: string, module: string) =>
      [
        isNamespace || !NAMES_TELL.test(module) ? moduleComment(module) : "",
        quote,
        denoSpecifier(module),
        quote,
      ].join(""),
  );
}

/** Modules that the imported names identify when a notebook is imported again. */
const NAMES_TELL = /^every-cube\/(notebook|page)$/;

/**
 * A comment that names the page's module, for reimporting: the library's file contains
 * all of them.
 */
function moduleComment(module: string): string {
  return /^every-cube\//.test(module) ? `/* ${module} */ ` : "";
}

/** Whether it comes from a bundle, which has only a default export. */
function isBundled(binding: CellImport | undefined): binding is CellImport {
  return binding !== undefined && bundleFile(binding.module) !== undefined;
}

function bundleExpression({ module }: CellImport): string {
  return `(await import("./${bundleFile(module)}")).default`;
}

function denoSpecifier(module: string): string {
  if (/^every-cube(\/|$)/.test(module)) return `./${LIBRARY_FILE}`;
  return /^(\.|\w+:)/.test(module) ? module : `npm:${module}`;
}

const ADDED_METADATA: CellMetadata = { added: true };

function textCell(id: string, source: string, cellMetadata?: CellMetadata) {
  const metadata = cellMetadata ? { "every-cube": cellMetadata } : {};
  return { cell_type: "markdown", id, metadata, source: linesOf(source) };
}

function codeCell(
  id: string,
  source: string,
  outputs: object[],
  count: number,
  cellMetadata?: CellMetadata,
) {
  return {
    cell_type: "code",
    execution_count: outputs.length > 0 ? count : null,
    id,
    metadata: cellMetadata ? { "every-cube": cellMetadata } : {},
    outputs,
    source: linesOf(source),
  };
}

/** Converts outputs to nbformat. Consecutive texts form one stream, as when running. */
function outputsOf(outputs: readonly Output[]): object[] {
  const cellOutputs: object[] = [];
  let lines: string[] = [];
  const flush = () => {
    if (lines.length > 0)
      cellOutputs.push({ name: "stdout", output_type: "stream", text: lines });
    lines = [];
  };
  for (const { text, view } of outputs) {
    if (view?.kind === "input") continue;
    lines.push(...linesOf(`${text}\n`));
    if (view?.kind !== "drawing") continue;
    flush();
    const data = Object.entries(drawingMimeBundle(view)).map(([type, text]) => [
      type,
      linesOf(text),
    ]);
    cellOutputs.push({
      ...{ data: Object.fromEntries(data), metadata: {} },
      output_type: "display_data",
    });
  }
  flush();
  return cellOutputs;
}

/** Splits a text as nbformat stores it: into lines with their line breaks. */
function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/);
}

// Restores code that was exported for Jupyter and edited there: undoes the rewriting of
// to-ipynb.ts and leaves everything else unchanged.
import { importedModule } from "../code/add-import.ts";
import { importsOf } from "../code/cell-imports.ts";
import { parseCell } from "../code/parse-cell.ts";
import {
  childrenOf,
  findNodes,
  parseTypeScript,
  type SyntaxNode,
} from "../code/syntax-tree.ts";
import { type Edit, applyEdits } from "../code/text-edits.ts";
import { PAGE_MODULE } from "../run/live-values.ts";
import { UNWRAP_DEFAULT, LIBRARY_FILE, moduleOfFile } from "./bundled-modules.ts";

/** The local names of the helper functions that an exported notebook imports. */
export type ExportHelpers = Readonly<Partial<Record<string, string>>>;

/** Finds the helpers imported by the first cell of an exported notebook. */
export function exportHelpersIn(code: string): ExportHelpers {
  const imports = parseCell(code).statements.flatMap(({ node }) =>
    node.type === "ImportDeclaration" ? importsOf(node) : [],
  );
  return Object.fromEntries(imports.map(({ name, local }) => [name, local]));
}

/**
 * Undoes the export's rewriting of a cell.
 * @param code  the cell's code in Jupyter
 */
export function restoreExportedCode(
  code: string,
  { show, shown, seen }: ExportHelpers,
): string {
  const textOf = ({ from, to }: SyntaxNode) => code.slice(from, to);
  const edits: Edit[] = [];
  const replace = (from: number, to: number, text: string) =>
    edits.push({ from, to, text });
  /** Replaces a call of the named function with its argument. */
  const unwrap = (node: SyntaxNode, call: SyntaxNode, name: string | undefined) => {
    const [callee, list] = childrenOf(call);
    if (call.name !== "CallExpression" || textOf(callee) !== name) return;
    const [, argument, end] = childrenOf(list);
    if (!end || textOf(end) !== ")") return;
    const { from, to } = sequenceIn(argument) ?? argument;
    const needsParentheses = NEEDS_PARENTHESES.test(code.slice(from, to));
    replace(node.from, from, needsParentheses ? "(" : "");
    replace(to, node.to, needsParentheses ? ")" : "");
  };

  const tree = parseTypeScript(code);
  const statements = childrenOf(tree);
  for (const statement of statements) {
    const { name, from, to } = statement;
    const [first] = childrenOf(statement);
    if (name === "ExpressionStatement") unwrap(first, first, show);
    if (name === "ImportDeclaration") {
      replace(
        from,
        to,
        restoreImport(textOf(statement), importedModule(statement, code)),
      );
    }
    const [, names, file] = CONSTANTS.exec(textOf(statement)) ?? [];
    if (file !== undefined)
      replace(from, to, importOfConstants(names, moduleAtPath(`./${file}`)));
  }
  for (const awaited of findNodes(tree, "AwaitExpression")) {
    unwrap(awaited, childrenOf(awaited)[1], seen);
  }
  for (const call of findNodes(tree, "DynamicImport")) {
    const { from, to } = call;
    const [, module, path] = IMPORT_CALL.exec(textOf(call)) ?? [];
    if (path === undefined || edits.some((edit) => edit.from <= from && to <= edit.to))
      continue;
    const end = code.startsWith(UNWRAP_DEFAULT, to) ? to + UNWRAP_DEFAULT.length : to;
    replace(from, end, `import(${JSON.stringify(module ?? moduleAtPath(path))})`);
  }
  const last = statements.at(-1);
  if (last && textOf(last) === `await ${shown}();`) replace(last.from, last.to, "");
  return applyEdits(code, edits).trimEnd();
}

/** An expression that would be a statement of another kind without parentheses. */
const NEEDS_PARENTHESES = /^(\{|(async\s+)?function\b|class\b|let\s*\[)/;
const CONSTANTS =
  /^const (\w+|\{[^{}]*\}) = \(await import\("\.\/([^"]*)"\)\)\.default;$/;
/** A comment that names the page's module that was imported. */
const MODULE_COMMENT = String.raw`(?:/\* (every-cube/[\w-]+) \*/ )?`;
const IMPORT_CALL = new RegExp(String.raw`^import\(${MODULE_COMMENT}"([^"]*)"\)$`);

function sequenceIn(argument: SyntaxNode): SyntaxNode | undefined {
  if (argument.name !== "ParenthesizedExpression") return undefined;
  return childrenOf(argument).find(({ name }) => name === "SequenceExpression");
}

/** The module that cells import, for a path in exported code. */
function moduleAtPath(path: string): string {
  if (path === `./${LIBRARY_FILE}`) return "every-cube";
  return moduleOfFile(path.replace("./", "")) ?? path.replace(/^npm:/, "");
}

/**
 * An import that replaces a constant of a bundle's exports.
 * @param names  the constant, or an object pattern
 */
function importOfConstants(names: string, module: string): string {
  const imported = names.startsWith("{")
    ? names.replaceAll(":", " as")
    : `* as ${names}`;
  return `import ${imported} from ${JSON.stringify(module)};`;
}

/** Splits an import from the library's file into imports from the page's modules. */
function restoreImport(declaration: string, path = ""): string {
  const end = new RegExp(String.raw`${MODULE_COMMENT}(["'])[^"']*\2(;?)$`);
  const [, commentedModule] = end.exec(declaration) ?? [];
  const [, begin, list = ""] = /^(import\b[^{"']*)\{([^}]*)\}/.exec(declaration) ?? [];
  const names = list.split(",").flatMap((entry) => entry.trim() || []);
  const isLibrary = path === `./${LIBRARY_FILE}`;
  const modules = isLibrary ? [...new Set(names.map(moduleOfExport))] : [];
  if (modules.length < 2) {
    const module = commentedModule ?? modules[0] ?? moduleAtPath(path);
    return declaration.replace(end, `$2${module}$2$3`);
  }
  return modules
    .map((module) => {
      const moduleNames = names.filter((name) => moduleOfExport(name) === module);
      return `${begin}{ ${moduleNames.join(", ")} } from "${module}";`;
    })
    .join("\n");
}

/** The page's module that has an export of the library's file. */
function moduleOfExport(entry: string): string {
  const [name] = entry.replace(/^type\s+/, "").split(/\s/);
  if (/^(set)?reader(Cube|Permutation)$/i.test(name)) return PAGE_MODULE;
  return NOTEBOOK_EXPORT.test(name) ? "every-cube/notebook" : "every-cube";
}

const NOTEBOOK_EXPORT =
  /^(view|display|width|invalidation|FileAttachment|Inputs|(cube|histogram|permutation|table)View)$/;

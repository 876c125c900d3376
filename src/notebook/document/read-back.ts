// Code that was exported for Jupyter and changed there, as the page writes it: what to-ipynb.ts
// writes otherwise is undone, and all else is left as it is.
import { importsOf } from "../code/cell-imports.ts";
import {
  childrenOf,
  findNodes,
  parseTypeScript,
  type SyntaxNode,
} from "../code/syntax-tree.ts";
import { type Edit, withEdits } from "../code/text-edits.ts";
import { PAGE_MODULE } from "../run/live-values.ts";
import { LIBRARY_FILE, moduleIn } from "./carried-modules.ts";

/** What a notebook calls the functions that its first cell imports. */
export type Helpers = Readonly<Partial<Record<string, string>>>;

/** The names that the cell gives which an export puts first. */
export function helpersIn(code: string): Helpers {
  const [declaration] = findNodes(parseTypeScript(code), "ImportDeclaration");
  if (!declaration) return {};
  const { imports } = importsOf(declaration, code);
  return Object.fromEntries(imports.map(({ name, local }) => [name, local]));
}

/** @param written  a cell's code, as it stands in Jupyter */
export function readBack(written: string, { show, shown, seen }: Helpers): string {
  const code = written
    .replace(SETTING, "")
    .replaceAll(NOTE, "")
    .replace(`await ${shown}();`, "")
    .trimEnd();
  const textOf = ({ from, to }: SyntaxNode) => code.slice(from, to);
  const edits: Edit[] = [];
  /** Keeps only the argument of a call, if it is one of a function with this name. */
  const unwrap = (whole: SyntaxNode, call: SyntaxNode, name: string | undefined) => {
    const [callee, list] = childrenOf(call);
    if (call.name !== "CallExpression" || textOf(callee) !== name) return;
    const [, argument, end] = childrenOf(list);
    if (!end || textOf(end) !== ")") return;
    const { from, to } = listIn(argument) ?? argument;
    edits.push({ from: whole.from, to: from, text: "" });
    edits.push({ from: to, to: whole.to, text: "" });
  };

  const tree = parseTypeScript(code);
  for (const statement of childrenOf(tree)) {
    const { name, from, to } = statement;
    const [first] = childrenOf(statement);
    if (name === "ExpressionStatement") unwrap(first, first, show);
    if (name === "ImportDeclaration") {
      edits.push({ from, to, text: importOnPage(textOf(statement)) });
    }
  }
  for (const waiting of findNodes(tree, "AwaitExpression")) {
    unwrap(waiting, childrenOf(waiting)[1], seen);
  }
  return withEdits(code, edits)
    .replaceAll(CONSTANTS, constantsOnPage)
    .replaceAll(
      CALL,
      (_, place: string) => `import(${JSON.stringify(moduleAt(place))})`,
    );
}

/** What an export puts before the code, where a reader has set controls. */
const SETTING = /^\(await import\(.*\)\)\.choose\(.*\); \/\/ as set on the page\n/m;
const NOTE =
  /^\/\/ On the page, other cells see what \w+ gives; here, \w+ itself\.\n/gm;
const CONSTANTS =
  /^const (\w+|\{[^{}]*\}) = \(await import\("(\.\/[^"]*)"\)\)\.default;/gm;
const CALL =
  /\bimport\("((?:\.\/|npm:)[^"]*)"\)(?:\.then\(\(\{ default: all \}\) => all\))?/g;

/** `a, b` in `(a, b)`. */
function listIn(argument: SyntaxNode): SyntaxNode | undefined {
  if (argument.name !== "ParenthesizedExpression") return undefined;
  return childrenOf(argument).find(({ name }) => name === "SequenceExpression");
}

/** The module that cells import from a place. */
function moduleAt(place: string): string {
  if (place === `./${LIBRARY_FILE}`) return "every-cube";
  return moduleIn(place.replace("./", "")) ?? place.replace(/^npm:/, "");
}

function constantsOnPage(_: string, names: string, place: string): string {
  const imported = names.startsWith("{")
    ? names.replaceAll(":", " as")
    : `* as ${names}`;
  return `import ${imported} from ${JSON.stringify(moduleAt(place))};`;
}

/** An import, as one for each of the modules of the page that the library's file holds. */
function importOnPage(declaration: string): string {
  const [, place = ""] = /["']([^"']*)["'];?$/.exec(declaration) ?? [];
  const [, begin, list = ""] = /^(import\b[^{"']*)\{([^}]*)\}/.exec(declaration) ?? [];
  const names = list.split(",").map((entry) => entry.trim());
  const modules = [...new Set(names.filter(Boolean).map(moduleOfName))];
  if (place !== `./${LIBRARY_FILE}` || modules.length < 2) {
    const isOurs = place === `./${LIBRARY_FILE}` && modules.length === 1;
    const module = isOurs ? modules[0] : moduleAt(place);
    return declaration.replace(/(["'])[^"']*\1(;?)$/, `$1${module}$1$2`);
  }
  return modules
    .map((module) => {
      const own = names.filter((name) => name !== "" && moduleOfName(name) === module);
      return `${begin}{ ${own.join(", ")} } from "${module}";`;
    })
    .join("\n");
}

/** Where a page has what the library's file has, too. */
function moduleOfName(entry: string): string {
  const [name] = entry.replace(/^type\s+/, "").split(/\s/);
  if (/^(set)?reader(Cube|Permutation)$/i.test(name)) return PAGE_MODULE;
  return NOTEBOOK.test(name) ? "every-cube/notebook" : "every-cube";
}

const NOTEBOOK =
  /^(view|display|FileAttachment|Inputs|(cube|histogram|permutation|table)View)$/;

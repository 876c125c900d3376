import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";

/** The parsed docstring of an export. */
export interface Docs {
  /** Its paragraphs; an indented one, such as a drawing, keeps its line breaks. */
  readonly description: readonly string[];
  readonly params: readonly NamedText[];
  readonly returns: string | undefined;
  /** One entry per type of error. */
  readonly throws: readonly NamedText[];
  readonly cost: string | undefined;
  readonly source: string | undefined;
  /** Lines of code, some ending in `// → value`; empty when there is no example. */
  readonly example: string;
}

export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** An export of the library. */
export interface Entry extends Docs {
  readonly name: string;
  readonly kind: "function" | "constant" | "type";
  /** Relative to src/lib: "indexing/permutation.ts". */
  readonly file: string;
  /** The URL of its section: "/reference/indexing/#rankPermutation". */
  readonly address: string;
  /** The declaration without its body. */
  readonly signature: string;
}

/** Exports of an entry point that are grouped under one comment: `// name: about`. */
export interface Group {
  readonly name: string;
  readonly about: string;
  readonly entries: readonly Entry[];
}

/** The entry points of the package, besides its root: files of src/lib without ".ts". */
export const ENTRY_POINTS = [
  ...(["indexing", "cube", "puzzles", "scan"] as const),
  ...(["big-cube", "lessons"] as const),
] as const;

/** The entry points whose exports "every-cube" itself doesn't have. */
const SEPARATE_ENTRY_POINTS = ["big-cube", "lessons"];

/** The reference of src/lib on disk, below the working directory. */
export function readLibraryDocs(): Group[] {
  return documentLibrary(ENTRY_POINTS, (file) =>
    readFileSync(join("src/lib", file), "utf8"),
  );
}

/**
 * The module of the package from which to import each export, without types.
 */
export function modulesOf(groups: readonly Group[]): ReadonlyMap<string, string> {
  return new Map(
    groups.flatMap(({ name: group, entries }) =>
      entries
        .filter(({ kind }) => kind !== "type")
        .map(({ name }) => [
          name,
          SEPARATE_ENTRY_POINTS.includes(group) ? `every-cube/${group}` : "every-cube",
        ]),
    ),
  );
}

/** Former names of exports, by the present one. */
export function readFormerNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  const text = readFileSync("src/lib/deprecated.ts", "utf8");
  for (const { exportClause } of parse("deprecated.ts", text).statements.filter(
    ts.isExportDeclaration,
  )) {
    if (!isNamed(exportClause)) continue;
    for (const { propertyName, name } of exportClause.elements) {
      const present = (propertyName ?? name).text;
      names.set(present, [...(names.get(present) ?? []), name.text]);
    }
  }
  return names;
}

/**
 * Every export of the library with its documentation, in the order of the entry points.
 *
 * @param entryPoints  files of the library that list its exports, without ".ts"
 * @param read         returns the text of a file of the library
 * @throws {Error} naming the file, on syntax that this parser does not handle: better no
 *                 page than an incomplete one
 */
export function documentLibrary(
  entryPoints: readonly string[],
  read: (file: string) => string,
): Group[] {
  const groups: { name: string; about: string; entries: Entry[] }[] = [];
  const documented = new Set<string>();
  const lists = entryPoints.map((name) => parse(`${name}.ts`, read(`${name}.ts`)));
  for (const statement of lists.flatMap(({ statements }) => [...statements])) {
    if (!ts.isExportDeclaration(statement) || !isNamed(statement.exportClause)) {
      const { fileName } = statement.getSourceFile();
      throw new Error(`${fileName}: “${statement.getText()}” is no list of exports`);
    }
    const heading = headingAbove(statement);
    if (heading) groups.push({ ...heading, entries: [] });
    const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
    const file = posix.normalize(specifier);
    const tree = parse(file, read(file));
    const group = groups[groups.length - 1];
    for (const { name } of statement.exportClause.elements) {
      // An export of two entry points is documented with the first.
      if (documented.has(name.text)) continue;
      documented.add(name.text);
      group.entries.push(documentExport(tree, name.text, group.name));
    }
  }
  return groups;
}

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

function isNamed(
  clause: ts.NamedExportBindings | undefined,
): clause is ts.NamedExports {
  return clause !== undefined && ts.isNamedExports(clause);
}

function headingAbove(statement: ts.Statement) {
  const above = statement.getFullText().slice(0, statement.getLeadingTriviaWidth());
  const [, name, about] = /^\/\/ ([\w-]+): (.+)$/m.exec(above) ?? [];
  return name === undefined ? undefined : { name, about };
}

function documentExport(tree: ts.SourceFile, name: string, group: string): Entry {
  const declarations = tree.statements.filter((node) => declares(node, name));
  const overloads = declarations.filter(isOverload);
  const [statement] = declarations;
  if (!statement) throw new Error(`${tree.fileName} declares no “${name}”`);
  const docs = parseDocstring(docstringOf(statement), `${name} in ${tree.fileName}`);
  return {
    name,
    kind: kindOf(statement),
    file: tree.fileName,
    address: `/reference/${group}/#${name}`,
    signature: (overloads.length > 0 ? overloads : [statement])
      .map((node) => signatureOf(node, docs))
      .join("\n"),
    ...docs,
  };
}

function declares(node: ts.Statement, name: string): boolean {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations[0].name.getText() === name;
  }
  const isNamed = ts.isFunctionDeclaration(node) || isType(node);
  return isNamed && node.name?.text === name;
}

function isOverload(node: ts.Statement): boolean {
  return ts.isFunctionDeclaration(node) && node.body === undefined;
}

function isType(
  node: ts.Statement,
): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

function kindOf(statement: ts.Statement): Entry["kind"] {
  if (ts.isFunctionDeclaration(statement)) return "function";
  return ts.isVariableStatement(statement) ? "constant" : "type";
}

function docstringOf(statement: ts.Statement): string {
  const text = statement.getSourceFile().text;
  const comments = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? [];
  const last = comments[comments.length - 1];
  return last ? text.slice(last.pos, last.end) : "";
}

const TAGS = ["param", "returns", "throws", "cost", "example", "source"];

/**
 * Parses the text of a docstring.
 *
 * @param where  how errors name the comment
 * @throws {Error} on a tag that this project doesn't use
 */
export function parseDocstring(comment: string, where: string): Docs {
  const text = comment
    .replace(/^\/\*\*/, "")
    .replace(/\*\/$/, "")
    .replaceAll(/^[ \t]*\* ?/gm, "");
  const [description, ...parts] = text.split(/^\s*@(?=\w)/m);
  const tags = parts.map((part) => {
    const [, tag, content] = /^(\w+)\s?([^]*)$/.exec(part)!;
    if (!TAGS.includes(tag)) throw new Error(`${where}: unknown tag @${tag}`);
    return { tag, content };
  });
  const all = (name: string) =>
    tags.filter(({ tag }) => tag === name).map(({ content }) => content);
  const only = (name: string) => {
    const [first, second] = all(name);
    if (second !== undefined) throw new Error(`${where}: two tags @${name}`);
    return first === undefined ? undefined : inOneLine(first);
  };
  return {
    description: description
      .split(/\n[ \t]*(?=\n)/)
      .map((paragraph) => paragraph.replaceAll(/^\n+|\s+$/g, ""))
      .filter((paragraph) => paragraph !== "")
      .map((paragraph) => (isDrawing(paragraph) ? paragraph : inOneLine(paragraph))),
    params: all("param").map((content) => splitName(/^(\S+)\s+(.+)$/, content, where)),
    returns: only("returns"),
    throws: all("throws").map((content) =>
      splitName(/^\{(.+?)\}\s+(.+)$/, content, where),
    ),
    cost: only("cost"),
    source: only("source"),
    example: all("example").map(withoutMargin).join("\n"),
  };
}

/** A paragraph whose line breaks must be kept. */
export function isDrawing(paragraph: string): boolean {
  return paragraph.split("\n").every((line) => line.startsWith("    "));
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function splitName(form: RegExp, content: string, where: string): NamedText {
  const [, name, text] = form.exec(inOneLine(content)) ?? [];
  if (name === undefined) throw new Error(`${where}: “${content}” says too little`);
  return { name, text };
}

/** Code that starts on the line of its tag, or below it. */
function withoutMargin(code: string): string {
  const lines = code.trimEnd().split("\n");
  return [lines[0].trimStart(), ...lines.slice(1)].join("\n").replace(/^\n/, "");
}

function signatureOf(statement: ts.Statement, docs: Docs): string {
  if (ts.isFunctionDeclaration(statement)) return functionSignature(statement, docs);
  if (ts.isVariableStatement(statement)) return constantSignature(statement);
  return statement.getText().replace(/^export /, "");
}

/**
 * Without body, semicolon and default values; a destructured parameter gets its name from the docs.
 */
function functionSignature(node: ts.FunctionDeclaration, { params }: Docs): string {
  const text = node.getSourceFile().text;
  const names = node.parameters.map(({ name }) => name);
  const plain = names.filter(ts.isIdentifier).map((name) => name.text);
  const undeclared = params
    .map(({ name }) => name)
    .filter((name) => !plain.includes(name));
  let signature = `function ${node.name!.text}`;
  let done = node.name!.end;
  for (const { name, type, initializer } of node.parameters) {
    signature += text.slice(done, name.getStart());
    signature += ts.isIdentifier(name) ? name.text : nextName();
    if (initializer) signature += "?";
    signature += text.slice(name.end, type!.end);
    done = (initializer ?? type!).end;
  }
  if (undeclared.length > 0)
    throw new Error(`${node.name!.text} has no parameter ${undeclared[0]}`);
  const end = node.body?.getStart() ?? node.end;
  return (signature + text.slice(done, end)).trimEnd().replace(/;$/, "");

  function nextName(): string {
    const name = undeclared.shift();
    if (name) return name;
    throw new Error(`${node.name!.text}: the docs name no destructured parameter`);
  }
}

function constantSignature({ declarationList }: ts.VariableStatement): string {
  const { name, type, initializer } = declarationList.declarations[0];
  if (type) return `const ${name.getText()}: ${type.getText()}`;
  if (initializer && ts.isLiteralExpression(initializer)) {
    return `const ${name.getText()} = ${initializer.getText()}`;
  }
  const file = declarationList.getSourceFile().fileName;
  throw new Error(`${file}: ${name.getText()} needs a type annotation`);
}

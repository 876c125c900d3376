import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import ts from "typescript";

/** Of package.json: what `#kit/*` and the like stand for. */
const ALIASES: Readonly<Record<string, string>> = JSON.parse(
  readFileSync("package.json", "utf8"),
).imports;

/** One import statement; both paths are relative to the root that was read. */
export interface Import {
  from: string;
  /** The specifier. */
  specifier: string;
  /** The imported file; undefined for a package, and for the URL of a folder. */
  to: string | undefined;
}

/** All imports in the code and pages of some folders. */
export function readImports(root: string, folders: readonly string[]): Import[] {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx,js,mjs,astro,mdx}`);
  const files = globSync(patterns, { cwd: root }).sort();
  return files.flatMap((from) => importsOf(root, from));
}

/** The imports in one file of code, or page. */
export function importsOf(root: string, from: string): Import[] {
  const text = readFileSync(join(root, from), "utf8");
  return findSpecifiers(codeOf(from, text)).map((specifier) => ({
    from,
    specifier,
    to: resolve(from, specifier),
  }));
}

/** The script in a file: all of it, or the parts of the file that contain code. */
export function codeOf(path: string, text: string): string {
  if (path.endsWith(".astro")) {
    const frontmatter = /^---\n(.*?)\n---/s.exec(text)?.[1] ?? "";
    const scripts = Array.from(text.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs));
    return [frontmatter, ...scripts.map(([, script]) => script)].join("\n");
  }
  if (path.endsWith(".mdx")) {
    const prose = text.replace(/^( *)(`{3,}|~{3,})[^]*?^\1\2/gm, "");
    return prose
      .split(/\n\s*\n/)
      .filter((block) => /^(import|export)\b/.test(block))
      .join("\n");
  }
  return text;
}

/** What a script imports, by any statement, expression, type or worker URL. */
export function findSpecifiers(code: string): string[] {
  const specifiers: string[] = [];
  visit(
    ts.createSourceFile(
      "file.tsx",
      code,
      // What comments say takes a third of the time, and imports nothing.
      {
        languageVersion: ts.ScriptTarget.Latest,
        jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
      },
      false,
      ts.ScriptKind.TSX,
    ),
  );
  return specifiers;

  function visit(node: ts.Node) {
    const named = specifierOf(node);
    if (named && ts.isStringLiteralLike(named)) specifiers.push(named.text);
    ts.forEachChild(node, visit);
  }
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return node.moduleSpecifier;
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return node.argument.literal;
  }
  if (
    ts.isCallExpression(node) &&
    node.expression.kind === ts.SyntaxKind.ImportKeyword
  ) {
    return node.arguments[0];
  }
  if (
    ts.isNewExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === "URL" &&
    node.arguments?.[1] &&
    ts.isPropertyAccessExpression(node.arguments[1]) &&
    ts.isMetaProperty(node.arguments[1].expression)
  ) {
    return node.arguments[0];
  }
  return undefined;
}

function resolve(from: string, specifier: string): string | undefined {
  if (specifier === "every-cube") return "src/lib/index.ts";
  const path = specifier.replace(/\?.*/, "");
  for (const [alias, folder] of Object.entries(ALIASES)) {
    const name = alias.replace("*", "");
    if (path.startsWith(name))
      return join(folder.replace("*", path.slice(name.length)));
  }
  if (!path.startsWith(".") || /(^|\/)\.{0,2}$/.test(path)) return undefined;
  return join(dirname(from), path);
}

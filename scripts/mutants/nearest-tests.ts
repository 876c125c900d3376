import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import ts from "typescript";

/** What a file imports from another: some names, or (undefined) everything. */
interface Import {
  to: string;
  names: string[] | undefined;
}

interface Module {
  imports: Import[];
  /** Re-exported names, with the modules they come from. */
  passedOn: Map<string, Import & { name: string }>;
}

/** The package's own name in imports. */
const PACKAGE = { name: "every-cube", index: "src/lib/index.ts" };

/**
 * Finds the test files that import a file, directly or indirectly. The nearest come first:
 * by their place in test, which mirrors src, then by the number of steps. A file that
 * re-exports names isn't a step: only the named one is followed.
 */
export function findNearestTests(root: string): (file: string) => string[] {
  const modules = readModules(root);
  const importers = new Map<string, Set<string>>();
  for (const [from, { imports }] of modules) {
    for (const to of imports.flatMap((one) => declaredIn(one, modules))) {
      importers.set(to, (importers.get(to) ?? new Set()).add(from));
    }
  }
  return (file) => {
    const steps = new Map([[file, 0]]);
    for (const [at, count] of steps) {
      for (const from of importers.get(at) ?? []) {
        if (!steps.has(from)) steps.set(from, count + 1);
      }
    }
    const tests = Array.from(steps.keys()).filter((path) =>
      /^test\/.*\.test\.tsx?$/.test(path),
    );
    const shared = (test: string) => countShared(test, file);
    return tests.sort(
      (a, b) =>
        shared(b) - shared(a) || steps.get(a)! - steps.get(b)! || (a < b ? -1 : 1),
    );
  };
}

/** How many folders, and possibly the name, two paths share below test and src. */
function countShared(test: string, file: string): number {
  const parts = (path: string) =>
    path
      .replace(/(\.test)?\.\w+$/, "")
      .split("/")
      .slice(1);
  const [ofTest, ofFile] = [parts(test), parts(file)];
  const end = ofTest.findIndex((part, i) => part !== ofFile[i]);
  return end === -1 ? ofTest.length : end;
}

/** The files that declare the imported names. */
function declaredIn({ to, names }: Import, modules: Map<string, Module>): string[] {
  const module = modules.get(to);
  if (!module) return [];
  if (!names) return [to];
  return names.flatMap((name) => {
    const passedOn = module.passedOn.get(name);
    if (!passedOn) return [to];
    return declaredIn({ to: passedOn.to, names: [passedOn.name] }, modules);
  });
}

function readModules(root: string): Map<string, Module> {
  const paths = globSync("{src,test,build,bench,scripts}/**/*.{ts,tsx,js,mjs}", {
    cwd: root,
  }).map((path) => path.replaceAll("\\", "/"));
  return new Map(
    paths
      .sort()
      .map((path) => [path, readModule(path, readFileSync(join(root, path), "utf8"))]),
  );
}

/** The imports of the file at a path below the root; type imports don't count. */
function readModule(path: string, code: string): Module {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const module: Module = { imports: [], passedOn: new Map() };
  visit(file);
  return module;

  function add(specifier: ts.Node | undefined, names?: string[]): void {
    if (specifier && ts.isStringLiteralLike(specifier)) addPath(specifier.text, names);
  }

  function addPath(specifier: string, names?: string[]): void {
    const to = resolve(path, specifier);
    if (to) module.imports.push({ to, names });
  }

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) {
      const clause = node.importClause;
      const bindings = clause?.namedBindings;
      if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
      if (clause && !clause.name && bindings && ts.isNamedImports(bindings)) {
        const values = bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly);
        const names = values.map(
          ({ name, propertyName }) => (propertyName ?? name).text,
        );
        add(node.moduleSpecifier, names);
      } else add(node.moduleSpecifier);
    } else if (ts.isExportDeclaration(node) && !node.isTypeOnly) {
      add(node.moduleSpecifier);
      passOn(node);
    } else if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword
    ) {
      add(node.arguments[0]);
    } else if (ts.isTemplateExpression(node)) {
      // A test that loads a module anew, as a copy of its own.
      const [, specifier] = /^(\..*)\?copy=$/.exec(node.head.text) ?? [];
      if (specifier) addPath(specifier);
    } else if (ts.isNewExpression(node) && node.expression.getText() === "URL") {
      add(node.arguments?.[0]);
    }
    ts.forEachChild(node, visit);
  }

  function passOn({ exportClause, moduleSpecifier }: ts.ExportDeclaration): void {
    if (!moduleSpecifier || !ts.isStringLiteralLike(moduleSpecifier)) return;
    const to = resolve(path, moduleSpecifier.text);
    if (!to || !exportClause || !ts.isNamedExports(exportClause)) return;
    for (const { name, propertyName } of exportClause.elements) {
      const original = (propertyName ?? name).text;
      module.passedOn.set(name.text, { to, names: [original], name: original });
    }
  }
}

function resolve(from: string, specifier: string): string | undefined {
  if (specifier === PACKAGE.name) return PACKAGE.index;
  // With a query, the import is the file's text, its URL, or something generated from it.
  if (!specifier.startsWith(".") || specifier.includes("?")) return undefined;
  return join(dirname(from), specifier);
}

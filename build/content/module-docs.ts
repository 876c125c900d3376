// The docs of the modules that cells can import besides the library.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { CELL_MODULES } from "./cell-modules.ts";
import { type Docs, parseDocstring } from "./library-docs.ts";

/** A name that a module gives to cells, such as `view`, or `Inputs.range`. */
export interface ModuleName extends Pick<Docs, "description" | "example"> {
  readonly name: string;
}

export interface ModuleDocs {
  /** As cells import it: "every-cube/notebook". */
  readonly module: string;
  readonly names: readonly ModuleName[];
}

/** A declaration and its file. */
interface Found {
  readonly file: string;
  readonly statement: ts.Statement;
}

/** @throws {Error} with the name, when it isn't declared or has no docstring */
export function readModuleDocs(): ModuleDocs[] {
  return Object.entries(CELL_MODULES)
    .filter(([, file]) => file.endsWith(".d.ts"))
    .map(([module, file]) => ({ module, names: namesIn(file) }));
}

function namesIn(file: string): ModuleName[] {
  const names = parse(file).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { elements } = statement.exportClause as ts.NamedExports;
      const target = join(dirname(file), textOf(statement.moduleSpecifier!));
      return elements.flatMap(({ name }) =>
        describe(name.text, find(target, name.text)),
      );
    }
    const name = isExported(statement) ? nameOf(statement) : undefined;
    return name === undefined ? [] : describe(name, { file, statement });
  });
  return names.filter(
    ({ name }, i) => names.findIndex((other) => other.name === name) === i,
  );
}

/** A name with its docstring, or the members of an object that has none of its own. */
function describe(name: string, { file, statement }: Found): ModuleName[] {
  const members = ts.isVariableStatement(statement) ? membersOf(statement) : [];
  if (members.length > 0) {
    return members.flatMap((member) =>
      describe(member, find(file, member)).map((one) => ({
        ...one,
        name: `${name}.${one.name}`,
      })),
    );
  }
  const text = statement.getSourceFile().text;
  const comment = (ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? []).at(
    -1,
  );
  const where = `${name} in ${file}`;
  const docs = parseDocstring(
    comment ? text.slice(comment.pos, comment.end) : "",
    where,
  );
  if (docs.description.length === 0) throw new Error(`${where} has no docstring`);
  return [{ name, description: docs.description, example: docs.example }];
}

/** The names in `Object.freeze({ … })`. */
function membersOf({ declarationList }: ts.VariableStatement): string[] {
  const { initializer } = declarationList.declarations[0];
  const [object] =
    initializer && ts.isCallExpression(initializer) ? initializer.arguments : [];
  if (!object || !ts.isObjectLiteralExpression(object)) return [];
  return object.properties.map((property) => property.name!.getText());
}

/** The declaration of a name in a file, or in the one that it is imported from. */
function find(file: string, name: string): Found {
  const { statements } = parse(file);
  const own = statements.filter((statement) => nameOf(statement) === name);
  // The overload with an example stands for all overloads.
  const [statement] = [...own.filter(hasExample), ...own];
  if (statement) return { file, statement };
  for (const statement of statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    const isHere =
      bindings &&
      ts.isNamedImports(bindings) &&
      bindings.elements.some((element) => element.name.text === name);
    if (isHere)
      return find(join(dirname(file), textOf(statement.moduleSpecifier)), name);
  }
  throw new Error(`${file} declares no “${name}”`);
}

function hasExample(statement: ts.Statement): boolean {
  return statement.getFullText().trimStart().split("*/")[0].includes("@example");
}

function nameOf(statement: ts.Statement): string | undefined {
  if (ts.isFunctionDeclaration(statement)) return statement.name!.text;
  if (!ts.isVariableStatement(statement)) return undefined;
  return statement.declarationList.declarations[0].name.getText();
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function textOf(specifier: ts.Expression): string {
  return (specifier as ts.StringLiteral).text;
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(
    file,
    readFileSync(file, "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
}

import MagicString from "magic-string";
import ts from "typescript";

/**
 * Instruments every exported function of a module with a recorder.
 *
 * The module is kept as is and gains `traced`: for each exported function a twin of the
 * same name that returns `{steps, result}`
 * (src/components/figures/indexing/stepper/trace.ts). A loop's header counts as a step each
 * time its condition is evaluated, which also shows the effect of the increment.
 * @param source    text of a TypeScript module
 * @param recorder  the module from which the generated module imports `traceable`
 * @param file      the module's name in errors
 * @returns         JavaScript
 * @throws {Error} naming the line, when a function contains a kind of statement that this
 *                 tracer does not handle
 */
export function instrument(source: string, recorder: string, file = "source"): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const woven = new MagicString(source);
  const functions = tree.statements.filter(isExportedFunction);
  for (const declared of functions) weaveFunction(declared, woven);
  const twins = functions.map((declared) => {
    const text = woven.slice(declared.modifiers!.end, declared.end);
    return `  ${declared.name!.text}: $traceable(($trace) =>${text}),`;
  });
  const module = [
    `import { traceable as $traceable } from ${JSON.stringify(recorder)};`,
    source,
    `export const traced = {`,
    ...twins,
    `};`,
  ];
  const { ESNext } = ts.ScriptTarget;
  return ts.transpile(module.join("\n"), {
    target: ESNext,
    module: ts.ModuleKind.ESNext,
  });
}

function isExportedFunction(node: ts.Statement): node is ts.FunctionDeclaration {
  return (
    ts.isFunctionDeclaration(node) &&
    node.body !== undefined &&
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  );
}

function weaveFunction(declared: ts.FunctionDeclaration, woven: MagicString): void {
  const tree = declared.getSourceFile();
  const scope = declared.parameters.map(({ name }) => nameOf(name));
  declared.body!.statements.forEach((statement) => weave(statement, scope));

  /** @param scope  names of the variables in scope; a declaration adds its own */
  function weave(statement: ts.Statement, scope: string[]): void {
    if (ts.isBlock(statement)) {
      const inner = [...scope];
      statement.statements.forEach((each) => weave(each, inner));
    } else if (ts.isVariableStatement(statement)) {
      declare(statement.declarationList, scope);
      woven.appendLeft(statement.end, `;${ran(statement, scope)}`);
    } else if (ts.isExpressionStatement(statement)) {
      woven.appendLeft(statement.end, `;${ran(statement, scope)}`);
    } else if (ts.isIfStatement(statement)) {
      wrap("asked", statement.expression, statement.expression, scope);
      weaveBranch(statement.thenStatement, scope);
      if (statement.elseStatement) weaveBranch(statement.elseStatement, scope);
    } else if (ts.isWhileStatement(statement)) {
      wrap("asked", statement.expression, statement.expression, scope);
      weaveBranch(statement.statement, scope);
    } else if (ts.isForStatement(statement) && statement.condition) {
      const inner = [...scope];
      const start = statement.initializer;
      if (start && ts.isVariableDeclarationList(start)) declare(start, inner);
      wrap("asked", statement.condition, statement.condition, inner);
      weaveBranch(statement.statement, inner);
    } else if (ts.isReturnStatement(statement) && statement.expression) {
      wrap("returned", statement, statement.expression, scope);
    } else {
      throw unknown(statement);
    }
  }

  function weaveBranch(branch: ts.Statement, scope: string[]): void {
    if (ts.isBlock(branch)) return weave(branch, scope);
    woven.prependRight(branch.getStart(), "{ ");
    weave(branch, [...scope]);
    woven.appendLeft(branch.end, " }");
  }

  function wrap(
    call: "asked" | "returned",
    node: ts.Node,
    expression: ts.Expression,
    scope: readonly string[],
  ): void {
    woven.prependRight(expression.getStart(), `$trace.${call}(${place(node)}, `);
    woven.appendLeft(expression.end, `, () => (${variables(scope)}))`);
  }

  function ran(statement: ts.Statement, scope: readonly string[]): string {
    return ` $trace.ran(${place(statement)}, ${variables(scope)});`;
  }

  function place(node: ts.Node): string {
    const text = node.getText().replace(/;$/, "").replace(/\s+/g, " ");
    return `${lineOf(node)}, ${JSON.stringify(text)}`;
  }

  function declare(list: ts.VariableDeclarationList, scope: string[]): void {
    list.declarations.forEach(({ name }) => scope.push(nameOf(name)));
  }

  function nameOf(name: ts.BindingName): string {
    if (ts.isIdentifier(name)) return name.text;
    throw unknown(name);
  }

  function unknown(node: ts.Node): Error {
    const kind = ts.SyntaxKind[node.kind];
    return new Error(
      `${tree.fileName}, line ${lineOf(node)}: the tracer does not know a ${kind} of this form; teach it in build/plugins/instrument.ts`,
    );
  }

  function lineOf(node: ts.Node): number {
    return tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  }
}

function variables(scope: readonly string[]): string {
  return `{ ${scope.join(", ")} }`;
}

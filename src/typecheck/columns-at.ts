import ts from "typescript";

/**
 * The column names that complete a string in the options of a Plot mark: the keys of
 * its rows. Plot's own types allow any string there.
 */
export function columnsAt(program: ts.Program, path: string, offset: number): string[] {
  const file = program.getSourceFile(path)!;
  const text = innermostNode(file, offset);
  if (!ts.isStringLiteralLike(text) || !ts.isPropertyAssignment(text.parent)) return [];
  for (let at: ts.Node = text; at !== file; at = at.parent) {
    const { parent } = at;
    // In Plot.binX(outputs, { x: "…" }), the rows are those of the mark around it.
    if (!ts.isCallExpression(parent) || !/^Plot\b/.test(parent.expression.getText())) {
      continue;
    }
    const [rows] = parent.arguments;
    const columns = rows === at ? [] : columnsOf(program.getTypeChecker(), rows);
    if (columns.length > 0) return columns;
  }
  return [];
}

function columnsOf(checker: ts.TypeChecker, rows: ts.Expression): string[] {
  const row = checker.getIndexTypeOfType(
    checker.getTypeAtLocation(rows),
    ts.IndexKind.Number,
  );
  const isRecord = row !== undefined && (row.flags & ts.TypeFlags.Object) !== 0;
  return isRecord && !checker.isArrayLikeType(row)
    ? checker.getPropertiesOfType(row).map(({ name }) => name)
    : [];
}

function innermostNode(node: ts.Node, offset: number): ts.Node {
  const inner = ts.forEachChild(node, (child) =>
    child.getStart() < offset && offset <= child.getEnd() ? child : undefined,
  );
  return inner ? innermostNode(inner, offset) : node;
}

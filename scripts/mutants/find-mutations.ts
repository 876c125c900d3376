import ts from "typescript";

/** A small change to a file that its tests should detect. */
export interface Mutation {
  /** Range of the replaced text in the file. */
  start: number;
  end: number;
  replacement: string;
  /** Counted from 1. */
  line: number;
  /** The innermost named function, method or constant around it; "" at the top level. */
  within: string;
  /** The change in its line, as `i ‹< → <=› n`, without a line number. */
  change: string;
}

const { SyntaxKind } = ts;

/** The replacements for each operator. */
const OPERATORS = new Map<ts.SyntaxKind, string[]>([
  [SyntaxKind.PlusToken, ["-"]],
  [SyntaxKind.MinusToken, ["+"]],
  [SyntaxKind.AsteriskToken, ["/"]],
  [SyntaxKind.SlashToken, ["*"]],
  [SyntaxKind.PercentToken, ["*"]],
  [SyntaxKind.AsteriskAsteriskToken, ["*"]],
  [SyntaxKind.LessThanLessThanToken, [">>"]],
  [SyntaxKind.GreaterThanGreaterThanToken, ["<<"]],
  [SyntaxKind.GreaterThanGreaterThanGreaterThanToken, ["<<"]],
  [SyntaxKind.AmpersandToken, ["|"]],
  [SyntaxKind.BarToken, ["&"]],
  [SyntaxKind.CaretToken, ["&"]],
  [SyntaxKind.LessThanToken, ["<=", ">="]],
  [SyntaxKind.LessThanEqualsToken, ["<", ">"]],
  [SyntaxKind.GreaterThanToken, [">=", "<="]],
  [SyntaxKind.GreaterThanEqualsToken, [">", "<"]],
  [SyntaxKind.EqualsEqualsEqualsToken, ["!=="]],
  [SyntaxKind.ExclamationEqualsEqualsToken, ["==="]],
  [SyntaxKind.AmpersandAmpersandToken, ["||"]],
  [SyntaxKind.BarBarToken, ["&&"]],
  [SyntaxKind.PlusEqualsToken, ["-="]],
  [SyntaxKind.MinusEqualsToken, ["+="]],
  [SyntaxKind.AsteriskEqualsToken, ["/="]],
  [SyntaxKind.SlashEqualsToken, ["*="]],
  [SyntaxKind.PercentEqualsToken, ["*="]],
  [SyntaxKind.LessThanLessThanEqualsToken, [">>="]],
  [SyntaxKind.GreaterThanGreaterThanEqualsToken, ["<<="]],
  [SyntaxKind.GreaterThanGreaterThanGreaterThanEqualsToken, ["<<="]],
  [SyntaxKind.AmpersandEqualsToken, ["|="]],
  [SyntaxKind.BarEqualsToken, ["&="]],
  [SyntaxKind.CaretEqualsToken, ["&="]],
  [SyntaxKind.BarBarEqualsToken, ["&&="]],
  [SyntaxKind.AmpersandAmpersandEqualsToken, ["||="]],
  [SyntaxKind.QuestionQuestionEqualsToken, ["="]],
]);

/** Functions that are easily confused. */
const NAMES = new Map([
  ["min", "max"],
  ["max", "min"],
  ["floor", "ceil"],
  ["ceil", "floor"],
  ["some", "every"],
  ["every", "some"],
  ["startsWith", "endsWith"],
  ["endsWith", "startsWith"],
  ["indexOf", "lastIndexOf"],
  ["lastIndexOf", "indexOf"],
  ["trimStart", "trimEnd"],
  ["trimEnd", "trimStart"],
  ["push", "unshift"],
]);

/** All mutations of a TypeScript file, in source order. */
export function findMutations(code: string): Mutation[] {
  const file = ts.createSourceFile("file.ts", code, ts.ScriptTarget.Latest, true);
  const mutations: Mutation[] = [];
  visit(file);
  return mutations.sort((a, b) => a.start - b.start || a.end - b.end);

  function visit(node: ts.Node): void {
    if (isWithoutEffect(node)) return;
    for (const [start, end, replacement] of mutate(node)) {
      mutations.push({
        start,
        end,
        replacement,
        line: file.getLineAndCharacterOfPosition(start).line + 1,
        within: nameAround(node),
        change: describe(code, start, end, replacement),
      });
    }
    ts.forEachChild(node, visit);
  }
}

/** The file's code with one mutation applied. */
export function applyMutation(code: string, { start, end, replacement }: Mutation) {
  return code.slice(0, start) + replacement + code.slice(end);
}

type Edit = [start: number, end: number, replacement: string];

/**
 * Types and module specifiers: they don't exist at run time, or the code wouldn't run
 * without them.
 */
function isWithoutEffect(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    (ts.canHaveModifiers(node) &&
      (ts.getModifiers(node) ?? []).some(
        ({ kind }) => kind === SyntaxKind.DeclareKeyword,
      ))
  );
}

/** The mutations of a node itself, not of its children. */
function mutate(node: ts.Node): Edit[] {
  const all = (text: string): Edit => [node.getStart(), node.getEnd(), text];
  if (ts.isBinaryExpression(node)) {
    return node.operatorToken.kind === SyntaxKind.QuestionQuestionToken
      ? [all(node.left.getText()), all(node.right.getText())]
      : mutateOperator(node.operatorToken);
  }
  if (ts.isPrefixUnaryExpression(node)) return mutatePrefix(node);
  if (ts.isPostfixUnaryExpression(node)) {
    const swapped = node.operator === SyntaxKind.PlusPlusToken ? "--" : "++";
    return [[node.operand.getEnd(), node.getEnd(), swapped]];
  }
  if (ts.isNumericLiteral(node)) {
    const value = Number(node.text);
    const numbers = value === 0 ? [1] : [value + 1, value - 1];
    return isNamed(node) ? [] : numbers.map((number) => all(String(number)));
  }
  if (ts.isBigIntLiteral(node)) {
    const value = BigInt(node.text.replace(/n$/, ""));
    return value === 0n ? [all("1n")] : [all(`${value + 1n}n`), all(`${value - 1n}n`)];
  }
  if (ts.isStringLiteral(node)) {
    return isNamed(node) || ts.isExpressionStatement(node.parent)
      ? []
      : [all(node.text === "" ? '"mutant"' : '""')];
  }
  if (ts.isNoSubstitutionTemplateLiteral(node)) {
    return [all(node.text === "" ? "`mutant`" : "``")];
  }
  if (ts.isTemplateHead(node)) return mutateSpan(node, 1, 2);
  if (ts.isTemplateMiddle(node)) return mutateSpan(node, 1, 2);
  if (ts.isTemplateTail(node)) return mutateSpan(node, 1, 1);
  if (ts.isRegularExpressionLiteral(node)) return mutateRegExp(node);
  if (node.kind === SyntaxKind.TrueKeyword) return [all("false")];
  if (node.kind === SyntaxKind.FalseKeyword) return [all("true")];
  if (ts.isIfStatement(node)) return [...decide(node.expression, "true", "false")];
  if (ts.isConditionalExpression(node)) return decide(node.condition, "true", "false");
  if (ts.isWhileStatement(node)) return decide(node.expression, "false");
  if (ts.isDoStatement(node)) return decide(node.expression, "false");
  if (ts.isForStatement(node) && node.condition) return decide(node.condition, "false");
  if (ts.isReturnStatement(node)) return mutateReturn(node.expression);
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
    return mutateReturn(node.body);
  }
  if (
    ts.isExpressionStatement(node) ||
    ts.isThrowStatement(node) ||
    ts.isBreakStatement(node) ||
    ts.isContinueStatement(node)
  ) {
    const directive =
      ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression);
    return directive || isSuperCall(node) ? [] : [all(";")];
  }
  if (node.kind === SyntaxKind.QuestionDotToken) {
    const access = ts.isPropertyAccessExpression(node.parent);
    return [all(access ? "." : "")];
  }
  if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent)) {
    const swapped = NAMES.get(node.name.text);
    if (swapped) return [[node.name.getStart(), node.name.getEnd(), swapped]];
  }
  return [];
}

function mutateOperator(operator: ts.Node): Edit[] {
  const swapped = OPERATORS.get(operator.kind) ?? [];
  return swapped.map((text) => [operator.getStart(), operator.getEnd(), text]);
}

function mutatePrefix(node: ts.PrefixUnaryExpression): Edit[] {
  const swapped = new Map<ts.SyntaxKind, string>([
    [SyntaxKind.PlusPlusToken, "--"],
    [SyntaxKind.MinusMinusToken, "++"],
    [SyntaxKind.MinusToken, "+"],
    [SyntaxKind.ExclamationToken, ""],
    [SyntaxKind.TildeToken, ""],
  ]).get(node.operator);
  return swapped === undefined
    ? []
    : [[node.getStart(), node.operand.getStart(), swapped]];
}

/** Empties a literal part of a template, keeping the delimiters around it. */
function mutateSpan(node: ts.Node, before: number, after: number): Edit[] {
  const [start, end] = [node.getStart() + before, node.getEnd() - after];
  return start === end ? [] : [[start, end, ""]];
}

/** Removes an anchor, or changes how often a part is repeated. */
function mutateRegExp(node: ts.RegularExpressionLiteral): Edit[] {
  const { text } = node;
  const close = text.lastIndexOf("/");
  const pieces = Array.from(
    text.slice(0, close).matchAll(/\\.|\[\^?|(?<!\()\?|[*+^$]/gs),
  );
  const swapped: Record<string, string> = {
    "*": "+",
    "+": "*",
    "?": "",
    "^": "",
    $: "",
    "\\b": "",
    "\\s": "\\S",
    "\\S": "\\s",
    "\\d": "\\D",
    "\\w": "\\W",
    "[": "[^",
    "[^": "[",
  };
  return pieces.flatMap(({ 0: piece, index }): Edit[] => {
    const replacement = swapped[piece];
    if (replacement === undefined) return [];
    const end = index + piece.length;
    const body = text.slice(1, index) + replacement + text.slice(end, close);
    if (!isRegExp(body, text.slice(close + 1))) return [];
    return [[node.getStart() + index, node.getStart() + end, replacement]];
  });
}

function isRegExp(body: string, flags: string): boolean {
  try {
    new RegExp(body, flags);
    return true;
  } catch {
    return false;
  }
}

function decide(condition: ts.Expression, ...values: string[]): Edit[] {
  return values
    .filter((value) => condition.getText() !== value)
    .map((value) => [condition.getStart(), condition.getEnd(), value]);
}

function mutateReturn(value: ts.Expression | undefined): Edit[] {
  if (!value || /^(undefined|true|false)$/.test(value.getText())) return [];
  return [[value.getStart(), value.getEnd(), "undefined"]];
}

/** Whether a literal is a property name, not a value. */
function isNamed(node: ts.Node): boolean {
  return "name" in node.parent && (node.parent as { name?: ts.Node }).name === node;
}

function isSuperCall(node: ts.Node): boolean {
  return (
    ts.isExpressionStatement(node) &&
    ts.isCallExpression(node.expression) &&
    node.expression.expression.kind === SyntaxKind.SuperKeyword
  );
}

function nameAround(node: ts.Node): string {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (isDeclaration(at) && at.name) return at.name.getText();
  }
  return "";
}

function isDeclaration(node: ts.Node): node is ts.NamedDeclaration {
  if (ts.isFunctionLike(node) || ts.isClassLike(node)) return true;
  if (!ts.isVariableDeclaration(node)) return false;
  const { initializer } = node;
  return (
    isTopLevel(node) || (initializer !== undefined && ts.isFunctionLike(initializer))
  );
}

function isTopLevel(node: ts.VariableDeclaration): boolean {
  return ts.isSourceFile(node.parent.parent.parent);
}

/** The lines that contain the change, with the change marked, joined into one line. */
function describe(code: string, start: number, end: number, replacement: string) {
  const from = code.lastIndexOf("\n", start - 1) + 1;
  const newline = code.indexOf("\n", end);
  const to = newline === -1 ? code.length : newline;
  const marked = `${code.slice(from, start)}‹${code.slice(start, end)} → ${replacement}›${code.slice(end, to)}`;
  return marked.replace(/\s+/g, " ").trim();
}

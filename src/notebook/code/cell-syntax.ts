import { transform } from "sucrase";
import { cut } from "../values/inspect.ts";
import { isOtherEnd, openBracketIn } from "./open-bracket.ts";

/** A syntax error in a cell, with its line, counting from 1. */
export class CellSyntaxError extends SyntaxError {
  override readonly name = "SyntaxError";
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** Code without its types, on the same lines. */
export function stripTypes(source: string): string {
  return transform(source, {
    transforms: ["typescript"],
    disableESTransforms: true,
  }).code;
}

/**
 * Finds most syntax errors here, where their position is known.
 * @throws {CellSyntaxError} at the first one
 */
export function checkSyntax(source: string): void {
  try {
    stripTypes(source);
  } catch (error) {
    refuseOlderForm(source);
    const { message, loc } = error as Error & {
      loc?: { line: number; column: number };
    };
    if (loc === undefined) throw new CellSyntaxError(cut(message), 1);
    throw new CellSyntaxError(cut(inWords(message, source, loc)), loc.line);
  }
}

/** The form of Observable's older notebooks, in which a name is all that declares it. */
const OLDER_FORM = /^[ \t]*(viewof|mutable)[ \t]+([\w$]+)[ \t]*=/m;

/** @throws {CellSyntaxError} when the code has it */
function refuseOlderForm(source: string): void {
  const [match, word, name] = OLDER_FORM.exec(source) ?? [];
  if (match === undefined) return;
  const here =
    word === "viewof"
      ? `write “const ${name} = view(…);”`
      : "let a control hold what changes";
  const line = source.slice(0, source.indexOf(match)).split("\n").length;
  throw new CellSyntaxError(
    `“${word}” belongs to Observable’s older notebooks, and is not known here: ${here}`,
    line,
  );
}

function inWords(
  message: string,
  source: string,
  { line, column }: { line: number; column: number },
): string {
  const cause = withoutPlace(message);
  if (!cause.startsWith("Unexpected token")) return cause;
  const lines = source.split("\n").slice(line - 1);
  const rest = lines.join("\n").slice(column - 1);
  const found = /^\s*(\w+|\S)/.exec(rest)?.[1];
  const expected = /expected "(.+)"/.exec(cause)?.[1];
  const open = openBracketIn(source, source.length - rest.length);
  if (open && (found === undefined || isOtherEnd(found, open))) {
    const { bracket, line, end } = open;
    return `“${bracket}” in line ${line} is not closed: expected “${end}” ${found ? `but found “${found}”` : `before the ${END}`}`;
  }
  if (expected === undefined) return `unexpected ${found ? `“${found}”` : END}`;
  return `expected “${expected}” ${found ? `but found “${found}”` : `before the ${END}`}`;
}

const END = "end of the cell";

/** The message without the position, which is shown separately. */
export function withoutPlace(message: string): string {
  return message.replace(/ \(\d+:\d+\)$/, "");
}

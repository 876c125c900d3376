// Which bracket is not closed, in code that cannot be compiled.
import { parseBriefly, type SyntaxNode } from "./syntax-tree.ts";

const ENDS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

export interface OpenBracket {
  readonly bracket: string;
  /** From 1. */
  readonly line: number;
  /** What closes it. */
  readonly end: string;
}

/** Whether a sign closes another kind of bracket. */
export function isOtherEnd(sign: string, { end }: OpenBracket): boolean {
  return sign !== end && Object.values(ENDS).includes(sign);
}

/** The innermost bracket that is still open at a place of a source. */
export function openBracketIn(source: string, place: number): OpenBracket | undefined {
  const open: { bracket: string; at: number }[] = [];
  const visit = ({ name, from, firstChild }: SyntaxNode) => {
    if (from >= place) return;
    if (name in ENDS) open.push({ bracket: name, at: from });
    else if (Object.values(ENDS).includes(name)) open.pop();
    for (let child = firstChild; child; child = child.nextSibling) visit(child);
  };
  visit(parseBriefly(source));
  const innermost = open.at(-1);
  if (innermost === undefined) return undefined;
  const { bracket, at } = innermost;
  const line = source.slice(0, at).split("\n").length;
  return { bracket, line, end: ENDS[bracket] };
}

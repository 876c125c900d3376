import { prepareCell } from "../run/prepare-cell.ts";
import type { Output } from "../show/output.ts";
import { findNodes, lineAt, parseTypeScript } from "../code/syntax-tree.ts";

const ARROW = /^\/\/ → (.*)$/;

/**
 * Compares what a cell shows with what its `// →` lines promise. Such a line belongs to
 * the top-level statement in which it stands, or below which; a statement with any must
 * show just what they say, in their order.
 * @returns  a complaint for each statement that breaks a promise; none when all is well
 */
export function checkArrows(source: string, outputs: readonly Output[]): string[] {
  const promised = promisesOf(source);
  if (promised.size === 0 && !outputs.some(({ view }) => view)) {
    return ["there is no line “// →” that says what is shown, and nothing to look at"];
  }
  const complaints: string[] = [];
  for (const [line, texts] of promised) {
    const promise = texts.join("\n");
    const shown = outputs.filter((output) => output.line === line);
    const actual = shown.map(({ text }) => text).join("\n");
    if (actual === promise) continue;
    complaints.push(`line ${line} promises “${promise}” and shows “${actual}”`);
  }
  return complaints;
}

/** What the `// →` lines of a cell say, by the first line of their statement. */
function promisesOf(source: string): Map<number, string[]> {
  const { statements } = prepareCell(source);
  const promised = new Map<number, string[]>();
  for (const { from, to } of findNodes(parseTypeScript(source), "LineComment")) {
    const text = ARROW.exec(source.slice(from, to))?.[1];
    if (text === undefined) continue;
    const line = lineAt(source, from);
    const owner = statements.findLast(({ firstLine }) => firstLine <= line);
    const key = owner?.firstLine ?? line;
    promised.set(key, [...(promised.get(key) ?? []), text]);
  }
  return promised;
}

import { prepareCell } from "../run/prepare-cell.ts";
import type { Output } from "../output/output.ts";
import { findNodes, lineAt, parseTypeScript } from "../code/syntax-tree.ts";

const ARROW = /^\/\/ → (.*)$/;

/**
 * Compares a cell's outputs with its `// →` comments. A comment belongs to the
 * top-level statement that contains it or ends above it. A statement with such comments
 * must output exactly these values, in this order.
 * @returns  a message for each statement whose outputs differ; empty if all agree
 */
export function checkArrows(source: string, outputs: readonly Output[]): string[] {
  const expected = expectedOutputs(source);
  if (expected.size === 0 && !outputs.some(({ view }) => view)) {
    return ["the cell has no “// →” comment and no output to look at"];
  }
  const problems: string[] = [];
  for (const [line, texts] of expected) {
    const expectedText = texts.join("\n");
    const statementOutputs = outputs.filter((output) => output.line === line);
    const actualText = statementOutputs.map(({ text }) => text).join("\n");
    if (actualText === expectedText) continue;
    problems.push(`line ${line}: expected “${expectedText}”, got “${actualText}”`);
  }
  return problems;
}

/** The texts of a cell's `// →` comments, by the first line of their statement. */
function expectedOutputs(source: string): Map<number, string[]> {
  const { statements } = prepareCell(source);
  const expected = new Map<number, string[]>();
  for (const { from, to } of findNodes(parseTypeScript(source), "LineComment")) {
    const text = ARROW.exec(source.slice(from, to))?.[1];
    if (text === undefined) continue;
    const line = lineAt(source, from);
    const owner = statements.findLast(({ firstLine }) => firstLine <= line);
    const key = owner?.firstLine ?? line;
    expected.set(key, [...(expected.get(key) ?? []), text]);
  }
  return expected;
}

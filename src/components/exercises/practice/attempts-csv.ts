import { TOPICS } from "../endless/topics.ts";
import { type Attempt, isSolvedFirstTry } from "./attempts.ts";

const COLUMNS: readonly [name: string, of: (attempt: Attempt) => string | number][] = [
  ["topic", ({ topic }) => TOPICS[topic].title],
  ["level", ({ level }) => level],
  ["sheet", ({ sheet }) => sheet],
  ["exercise", ({ number }) => number],
  ["solved", ({ solved }) => yesOrNo(solved)],
  ["right at the first try", (attempt) => yesOrNo(isSolvedFirstTry(attempt))],
  ["answers checked", ({ tries }) => tries],
  ["hints opened", ({ hints }) => hints],
  ["solution opened first", ({ sawSolution }) => yesOrNo(sawSolution)],
  ["seconds", ({ seconds }) => seconds],
  ["last answer", ({ typed }) => typed.join(" | ")],
];

/** Begins with a mark by which spreadsheets know that it is UTF-8. */
export function attemptsToCsv(attempts: readonly Attempt[]): string {
  const rows = attempts.map((attempt) => COLUMNS.map(([, of]) => quoted(of(attempt))));
  const lines = [COLUMNS.map(([name]) => quoted(name)), ...rows];
  return `\ufeff${lines.map((cells) => `${cells.join(",")}\r\n`).join("")}`;
}

/** A spreadsheet would take a text that begins like this for a formula, and run it. */
const FORMULA = /^\s*[=+\-@]/;

function quoted(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

const yesOrNo = (is: boolean) => (is ? "yes" : "no");

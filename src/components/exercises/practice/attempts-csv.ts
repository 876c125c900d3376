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

/** A CSV with a byte order mark, which spreadsheets need to detect UTF-8. */
export function attemptsToCsv(attempts: readonly Attempt[]): string {
  const rows = attempts.map((attempt) => COLUMNS.map(([, of]) => quoted(of(attempt))));
  const lines = [COLUMNS.map(([name]) => quoted(name)), ...rows];
  return `\ufeff${lines.map((cells) => `${cells.join(",")}\r\n`).join("")}`;
}

/** The start of a text that a spreadsheet would run as a formula. */
const FORMULA = /^\s*[=+\-@]/;

function quoted(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

const yesOrNo = (is: boolean) => (is ? "yes" : "no");

// Finds malformed rows in a table. d3's parser ignores them silently: it drops extra
// fields and text after a closing quote, and an unclosed quote swallows the rest of the
// file.

export interface TableProblem {
  /** Includes the file name and the line, counted from 1. */
  readonly message: string;
  readonly losesData: boolean;
}

export type TableKind = "csv" | "tsv";

/** The table format by a file's extension; undefined if it is not a table. */
export function tableKind(name: string): TableKind | undefined {
  if (/\.csv$/i.test(name)) return "csv";
  return /\.(tsv|tab)$/i.test(name) ? "tsv" : undefined;
}

/**
 * Detects the field separator. A CSV file has semicolons if its heading has them and no
 * comma, as is usual where numbers have a decimal comma.
 */
export function detectSeparator(kind: TableKind, text: string): "," | ";" | "\t" {
  if (kind === "tsv") return "\t";
  let isQuoted = false;
  let hasSemicolon = false;
  for (const letter of text) {
    if (letter === QUOTE) isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (letter === ",") return ",";
    if (letter === "\n" || letter === "\r") break;
    hasSemicolon ||= letter === ";";
  }
  return hasSemicolon ? ";" : ",";
}

/**
 * Finds the worst problem: the first one that loses data; else two columns with the
 * same name, where rows keep only the last; else the first line with too few fields.
 * Empty lines, and empty fields after the last column, are fine.
 */
export function findTableProblem(
  name: string,
  text: string,
  separator: string,
): TableProblem | undefined {
  const loss = (line: number, what: string): TableProblem => {
    return { message: `${name}, line ${line}: ${what}`, losesData: true };
  };
  let columns: number | undefined;
  const heading = new Set<string>();
  let duplicateColumn: string | undefined;
  let firstShort: { readonly line: number; readonly what: string } | undefined;
  let shortCount = 0;
  let line = 1;
  for (let at = 0; at < text.length;) {
    const rowLine = line; // a row may contain line breaks in quotes
    let fields = 0;
    let filled = 0; // the number of fields up to the last non-empty one
    for (let isSameRow = true; isSameRow;) {
      const from = at;
      if (text[at] === QUOTE) {
        at = findQuoteEnd(text, at);
        if (at < 0) return loss(line, "a quote is not closed");
        if (at < text.length && !isFieldEnd(text[at], separator)) {
          return loss(line, "text follows the end of a quote");
        }
        line += text.slice(from, at).match(LINE_BREAK)?.length ?? 0;
      } else while (at < text.length && !isFieldEnd(text[at], separator)) at++;
      fields++;
      if (at > from) filled = fields;
      if (columns === undefined && at > from) {
        const column = text.slice(from, at).replace(/^"|"$/g, "");
        if (heading.has(column)) duplicateColumn ??= column;
        heading.add(column);
      }
      isSameRow = text[at] === separator;
      at += text[at] === "\r" && text[at + 1] === "\n" ? 2 : 1;
    }
    line++;
    columns ??= fields;
    const what = `${countFields(fields)}, where the heading has ${columns}`;
    if (filled > columns) return loss(rowLine, what);
    if (fields >= columns || (fields === 1 && filled === 0)) continue;
    firstShort ??= { line: rowLine, what };
    shortCount++;
  }
  if (duplicateColumn !== undefined) {
    const message = `${name}, line 1: two columns are called “${duplicateColumn.slice(0, 40)}”; rows have only the last of them`;
    return { message, losesData: false };
  }
  if (!firstShort) return undefined;
  const more = shortCount === 1 ? "" : ` (${shortCount} lines have fewer)`;
  const message = `${name}, line ${firstShort.line}: ${firstShort.what}${more}; what is missing is empty`;
  return { message, losesData: false };
}

const QUOTE = '"';
const LINE_BREAK = /\r\n|\r|\n/g;

function isFieldEnd(letter: string, separator: string): boolean {
  return letter === separator || letter === "\n" || letter === "\r";
}

/** The offset after a quoted field, in which "" is a quote; -1 if not closed. */
function findQuoteEnd(text: string, begin: number): number {
  let end = begin;
  do {
    end = text.indexOf(QUOTE, end + 1);
    if (end < 0) return end;
    end++;
  } while (text[end] === QUOTE);
  return end;
}

function countFields(count: number): string {
  return count === 1 ? "1 field" : `${count} fields`;
}

// What is wrong with the text of a table. The parser of d3 goes over it in silence: it drops
// what stands in no column, and what follows a quote, and a quote without end takes all the
// rest of the file.

export interface TableProblem {
  /** With the file and the line, which is counted from 1. */
  readonly message: string;
  /** Whether the rows would not have all that stands in the file. */
  readonly losesData: boolean;
}

export type TableKind = "csv" | "tsv";

/** How a file of this name is read; undefined when it is no table. */
export function tableKind(name: string): TableKind | undefined {
  if (/\.csv$/i.test(name)) return "csv";
  return /\.(tsv|tab)$/i.test(name) ? "tsv" : undefined;
}

/**
 * What separates the fields of a table: in a CSV file semicolons if its heading has them and
 * no comma, as where numbers are written with a comma.
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
 * The first flaw by which something is lost; or else two columns of one name, of which the
 * rows have the last; or else the first line with fewer fields than the heading. An empty
 * line is none, nor are empty fields after the last column.
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
    const rowLine = line; // of the row, which may have line breaks within quotes
    let fields = 0;
    let filled = 0; // up to the last that is not empty
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

/** What comes after a quoted text, in which quotes are doubled; -1 when it has no end. */
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

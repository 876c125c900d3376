// What FileAttachment("orders.csv") is, on the page and where an export runs.
import { autoType, type DSVRowString, dsvFormat } from "d3";
import { describeInvalidByte, decodeUtf8 } from "./decode-utf8.ts";
import { registerFileDescription } from "./describe-file.ts";
import { formatFileSize } from "./format-file-size.ts";
import { parseJsonFile } from "./parse-json-file.ts";
import { detectSeparator, findTableProblem, type TableKind } from "./table-problem.ts";

/** What stands in a file is known when the cell runs, not when it is written. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Unchecked = any;

/** The bytes of a file by its name. */
export type ReadFile = (name: string) => Promise<ArrayBuffer>;

/** The rows of a table, each with its values by column. */
export type FileRows<Value> = Record<string, Value>[] & {
  /** The names in the file's first line. */
  readonly columns: string[];
};

export interface RowOptions {
  /**
   * Whether numbers, dates and truth values are read as such; otherwise all is text. Where
   * semicolons separate the fields, numbers may be written as 3,5.
   */
  readonly typed?: boolean;
}

/** A file that is kept with the notebook. It is read when a method is called. */
export interface DataFile {
  readonly name: string;
  /**
   * The rows of a CSV file: the first line names the columns, and what a line has too few
   * of is empty. Fields are separated by commas, or by semicolons if the first line has them
   * and no comma.
   * @throws {SyntaxError} when a line has more fields than there are columns, or a quote is
   *                       not closed
   */
  csv(options: { readonly typed: true }): Promise<FileRows<Unchecked>>;
  csv(options?: RowOptions): Promise<FileRows<string>>;
  /** The rows of a file whose cells are separated by tabs, as csv gives them. */
  tsv(options: { readonly typed: true }): Promise<FileRows<Unchecked>>;
  tsv(options?: RowOptions): Promise<FileRows<string>>;
  /** The value that a JSON file holds. */
  json(): Promise<Unchecked>;
  /**
   * The whole file as text.
   * @throws {TypeError} when it is not UTF-8 text, as when csv, tsv or json reads it
   */
  text(): Promise<string>;
  /** The whole file as bytes. */
  arrayBuffer(): Promise<ArrayBuffer>;
}

/**
 * A file by its name, which may follow those of folders: notebooks that come from elsewhere
 * keep their files in some.
 * @param warn  says what its rows leave open
 * @throws {TypeError} when the name is not a text
 */
export function createDataFile(
  path: string,
  read: ReadFile,
  warn: (message: string) => void = () => {},
): DataFile {
  if (typeof path !== "string") {
    throw new TypeError(
      `FileAttachment takes a file’s name, such as "orders.csv", not ${typeof path}`,
    );
  }
  const name = path.slice(path.lastIndexOf("/") + 1) || path;
  let size: number | undefined; // known once it is read
  const bytes = async () => {
    const content = await read(name);
    size = content.byteLength;
    return content;
  };
  const text = async () => {
    const content = await bytes();
    const decoded = decodeUtf8(content);
    if (typeof decoded === "string") return decoded;
    throw new TypeError(
      `${name} is not UTF-8 text: ${describeInvalidByte(decoded, content)}; arrayBuffer() reads its bytes`,
    );
  };
  const rows = async (kind: TableKind, { typed = false }: RowOptions = {}) => {
    const content = await text();
    const separator = detectSeparator(kind, content);
    const problem = findTableProblem(name, content, separator);
    if (problem?.losesData) {
      throw new SyntaxError(`${problem.message}; text() reads the whole file as it is`);
    }
    if (problem) warn(problem.message);
    const { parse } = dsvFormat(separator);
    if (!typed) return parse(content);
    return parse(content, separator === ";" ? autoTypeDecimalComma : autoType);
  };
  const file = {
    name,
    csv: (options?: RowOptions) => rows("csv", options) as Promise<never>,
    tsv: (options?: RowOptions) => rows("tsv", options) as Promise<never>,
    json: async () => parseJsonFile(name, await text()),
    text,
    arrayBuffer: bytes,
  };
  registerFileDescription(file, () =>
    size === undefined ? `File ${name}` : `File ${name} (${formatFileSize(size)})`,
  );
  return file;
}

/** The values of a row in which 3,5 is a number. */
function autoTypeDecimalComma(row: DSVRowString): object {
  const entries = Object.entries(row).map(([column, value]) => [
    column,
    value.replace(/^\s*(-?\d+),(\d+)\s*$/, "$1.$2"),
  ]);
  return autoType(Object.fromEntries(entries));
}

// Implements FileAttachment("orders.csv"), on the page and in exports.
import { autoType, type DSVRowString, dsvFormat } from "d3";
import { describeInvalidByte, decodeUtf8 } from "./decode-utf8.ts";
import { registerFileDescription } from "./describe-file.ts";
import { formatFileSize } from "./format-file-size.ts";
import { parseJsonFile } from "./parse-json-file.ts";
import { detectSeparator, findTableProblem, type TableKind } from "./table-problem.ts";

/** The type of a file's contents is unknown until the cell runs. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Unchecked = any;

/** Reads a file's bytes. */
export type ReadFile = (name: string) => Promise<ArrayBuffer>;

/** The rows of a table, as objects by column. */
export type FileRows<Value> = Record<string, Value>[] & {
  /** The column names, from the file's first line. */
  readonly columns: string[];
};

export interface RowOptions {
  /**
   * Whether to convert numbers, dates and booleans; otherwise all values are text. In
   * tables separated by semicolons, numbers may have a decimal comma.
   */
  readonly typed?: boolean;
}

/** A file stored with the notebook. It is read when a method is called. */
export interface DataFile {
  readonly name: string;
  /**
   * The rows of a CSV file. The first line names the columns; missing fields are empty.
   * The separator is a comma, or a semicolon if the first line has semicolons and no
   * comma.
   * @throws {SyntaxError} if a line has more fields than there are columns, or a quote
   * is not closed
   */
  csv(options: { readonly typed: true }): Promise<FileRows<Unchecked>>;
  csv(options?: RowOptions): Promise<FileRows<string>>;
  /** The rows of a tab-separated file, like `csv`. */
  tsv(options: { readonly typed: true }): Promise<FileRows<Unchecked>>;
  tsv(options?: RowOptions): Promise<FileRows<string>>;
  json(): Promise<Unchecked>;
  /**
   * The whole file as text.
   * @throws {TypeError} if it is not UTF-8; csv, tsv and json throw this, too
   */
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/**
 * Creates a file object. Folders in the path are ignored, because notebooks from
 * elsewhere often have them.
 * @param warn  called with problems that lose no data
 * @throws {TypeError} if the name is not a string
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
  let size: number | undefined; // set once the file is read
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

function autoTypeDecimalComma(row: DSVRowString): object {
  const entries = Object.entries(row).map(([column, value]) => [
    column,
    value.replace(/^\s*(-?\d+),(\d+)\s*$/, "$1.$2"),
  ]);
  return autoType(Object.fromEntries(entries));
}

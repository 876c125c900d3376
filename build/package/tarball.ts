// An archive as npm makes it. npm itself isn't used: the site's build must give the same
// bytes with every version of it.
import { gzipSync } from "fflate";

const BLOCK = 512;
/** What npm gives every file: 26 October 1985, 8:15 UTC, in seconds. */
const MODIFIED = 499_162_500;
const END = new Uint8Array(2 * BLOCK);

/** A file of a package. */
export interface PackageFile {
  /** Relative to the package: "dist/index.js". */
  readonly path: string;
  readonly content: Uint8Array;
  readonly isExecutable?: boolean;
}

/**
 * A gzipped tar archive that `npm install` takes, the same for the same files.
 *
 * @throws {RangeError} when a path is longer than 92 bytes
 */
export function packTarball(files: readonly PackageFile[]): Uint8Array {
  const parts = files.flatMap((file) => {
    const padding = -file.content.length & (BLOCK - 1);
    return [headerOf(file), file.content, new Uint8Array(padding)];
  });
  return gzipSync(Buffer.concat([...parts, END]), { level: 9, mtime: 0 });
}

/** In the ustar format: numbers are octal, and texts end with a zero. */
function headerOf({ path, content, isExecutable }: PackageFile): Uint8Array {
  const header = Buffer.alloc(BLOCK);
  const name = Buffer.from(`package/${path}`);
  if (name.length > 100) {
    throw new RangeError(`${path} is too long for the archive; 92 bytes at most`);
  }
  const octal = (number: number, digits: number) =>
    number.toString(8).padStart(digits, "0");
  header.set(name);
  header.write(octal(isExecutable ? 0o755 : 0o644, 7), 100);
  header.write(octal(0, 7), 108); // owner
  header.write(octal(0, 7), 116); // group
  header.write(octal(content.length, 11), 124);
  header.write(octal(MODIFIED, 11), 136);
  header.write(" ".repeat(8), 148); // the checksum counts as spaces
  header.write("0", 156); // a plain file
  header.write("ustar\x0000", 257);
  const checksum = header.reduce((sum, byte) => sum + byte, 0);
  header.write(`${octal(checksum, 6)}\0 `, 148);
  return header;
}

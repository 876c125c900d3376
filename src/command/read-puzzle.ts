import { readFileSync } from "node:fs";
import { parseKPuzzle, parseTws, type Puzzle } from "#lib/index.ts";
import type { OptionValues } from "./options.ts";
import { InputError } from "./errors.ts";

/** What a file can be, for the help. */
export const PUZZLE_FILES = "A file is a .tws or .def file, or a KPuzzle in JSON.";

/** Why a file can't be read, by the system's code. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "it is not yours to read",
};

/**
 * The puzzle in a file, with the moves that `--moves` chooses.
 * @throws {InputError} when the file can't be read
 * @throws {RangeError | TypeError | SyntaxError} when it defines no puzzle
 */
export function readPuzzle(file: string, { moves }: OptionValues): Puzzle {
  const text = read(file);
  const choice =
    moves === undefined ? {} : { moves: moves.split(/[\s,]+/).filter(Boolean) };
  return /^\s*\{/.test(text) ? parseKPuzzle(text, choice) : parseTws(text, choice);
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(`can't read ${file}: ${REASONS[code ?? ""] ?? code}`);
  }
}

import { errorAt, readNumber, type TwsLine } from "./tws-lines.ts";

/** A set of a .tws file: pieces of one kind. */
export interface TwsSet {
  readonly name: string;
  readonly pieces: number;
  readonly twists: number;
}

/** The rows of one set in a position or a move: numbers from 0, twists by position. */
export interface TwsRows {
  readonly permutation: number[];
  /** -1 for a twist that cannot be seen. */
  readonly orientation: number[];
}

/**
 * Reads the rows up to “End”.
 *
 * In the old style numbers count from 1, and the twists of a move belong to the positions
 * that the pieces come from. Here they belong to those they come to, as in the new style.
 * A wrong reading would turn the puzzle into its mirror image in time: it has as many
 * positions at every distance, but other states.
 */
export function readRows(
  start: TwsLine,
  next: () => TwsLine | undefined,
  sets: ReadonlyMap<string, TwsSet>,
  { isOld, isMove }: { readonly isOld: boolean; readonly isMove: boolean },
): Map<string, TwsRows> {
  const found = new Map<string, TwsRows>();
  let set: TwsSet | undefined;
  let line = next();
  for (; line !== undefined && line.words[0] !== "End"; line = next()) {
    if (!/^[\d?]/.test(line.words[0])) {
      set = setAt(line);
      found.set(set.name, { permutation: [], orientation: [] });
      continue;
    }
    if (set === undefined)
      throw errorAt(line, "numbers stand before the name of a set");
    const { permutation, orientation } = found.get(set.name)!;
    if (line.words.length !== set.pieces) {
      const given = `${line.words.length} numbers for set ${set.name}`;
      throw errorAt(line, `there are ${given}; expected ${set.pieces}`);
    }
    if (permutation.length === 0) permutation.push(...readPermutation(line, set));
    else if (orientation.length === 0) orientation.push(...readTwists(line, set));
    else throw errorAt(line, `set ${set.name} has a third row; expected two at most`);
  }
  if (line === undefined)
    throw errorAt(start, `“${start.words.join(" ")}” has no “End”`);
  for (const [name, rows] of found) finish(line, name, rows);
  return found;

  function setAt(line: TwsLine): TwsSet {
    const [name] = line.words;
    const set = sets.get(name);
    if (set === undefined || line.words.length > 1) {
      const shown = JSON.stringify(line.words.join(" ").slice(0, 40));
      throw errorAt(
        line,
        `${shown} should be the name of a set, a row of numbers or End`,
      );
    }
    if (found.has(name)) throw errorAt(line, `set ${name} appears twice`);
    return set;
  }

  function readPermutation(line: TwsLine, { pieces }: TwsSet): number[] {
    const first = isOld ? 1 : 0;
    const row = line.words.map(
      (word) => readNumber(line, word, first, pieces - 1 + first) - first,
    );
    const repeated = row.findIndex((piece, i) => row.indexOf(piece) < i);
    if (!isMove || repeated === -1) return row;
    const missing = Array.from({ length: pieces }, (_, i) => i).find(
      (piece) => !row.includes(piece),
    );
    const lacks = missing === undefined ? "" : ` and ${missing + first} is missing`;
    throw errorAt(
      line,
      `${row[repeated] + first} appears twice${lacks}; expected each of ${first} to ${pieces - 1 + first} once`,
    );
  }

  function readTwists(line: TwsLine, { twists }: TwsSet): number[] {
    return line.words.map((word) =>
      word === "?" && !isMove ? -1 : readNumber(line, word, 0, twists - 1),
    );
  }

  function finish(
    end: TwsLine,
    name: string,
    { permutation, orientation }: TwsRows,
  ): void {
    if (permutation.length === 0)
      throw errorAt(end, `set ${name} has no row of numbers`);
    const { pieces } = sets.get(name)!;
    if (orientation.length === 0)
      orientation.push(...new Array<number>(pieces).fill(0));
    if (!isMove || !isOld) return;
    const before = orientation.slice();
    permutation.forEach((from, to) => (orientation[to] = before[from]));
  }
}

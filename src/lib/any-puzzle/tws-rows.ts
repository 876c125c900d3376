import {
  lineError,
  MAX_TWS_NUMBER,
  parseTwsNumber,
  type TwsLine,
} from "./tws-lines.ts";

/** A set of a .tws file: pieces of one kind. */
export interface TwsSet {
  readonly name: string;
  readonly pieces: number;
  readonly twists: number;
}

/** The rows of one set in a state or a move: numbers from 0, twists by position. */
export interface TwsRows {
  readonly permutation: number[];
  /** -1 for a twist that cannot be seen. */
  readonly orientation: number[];
}

interface RowsOptions {
  readonly isOld: boolean;
  readonly isMove: boolean;
  /** Receives a sentence for each thing that is read differently than it is written. */
  readonly notes: string[];
  /** Receives the sets with one orientation whose rows have other numbers. */
  readonly untwistedSets: Set<string>;
}

/**
 * Parses the rows up to “End”.
 *
 * In the old style numbers count from 1, and the twists of a move belong to the positions
 * from which the pieces come. Here, as in the new style, they belong to the positions to
 * which pieces come. Confusing the two would invert the moves: the puzzle would have as
 * many states at every distance, but other states.
 */
export function parseTwsRows(
  start: TwsLine,
  next: () => TwsLine | undefined,
  sets: ReadonlyMap<string, TwsSet>,
  { isOld, isMove, notes, untwistedSets }: RowsOptions,
): Map<string, TwsRows> {
  const rowsBySet = new Map<string, TwsRows>();
  let set: TwsSet | undefined;
  let line = next();
  while (line !== undefined && line.words[0] !== "End") {
    if (!isNumberRow(line)) {
      set = setAt(line);
      rowsBySet.set(set.name, { permutation: [], orientation: [] });
      line = next();
      continue;
    }
    if (set === undefined)
      throw lineError(line, "there are numbers before the name of a set");
    // A row may continue in the next line.
    const row = { number: line.number, words: [...line.words] };
    line = next();
    while (line && isNumberRow(line) && row.words.length < set.pieces) {
      row.words.push(...line.words);
      line = next();
    }
    readRow(row, set);
  }
  if (line === undefined)
    throw lineError(start, `“${start.words.join(" ")}” has no “End”`);
  for (const [name, rows] of rowsBySet) finish(line, name, rows);
  return rowsBySet;

  function readRow(row: TwsLine, set: TwsSet): void {
    const { permutation, orientation } = rowsBySet.get(set.name)!;
    if (row.words.length !== set.pieces) {
      const count = `${row.words.length} numbers for set ${set.name}`;
      throw lineError(row, `there are ${count}; expected ${set.pieces}`);
    }
    if (permutation.length === 0) {
      permutation.push(...(isMove ? readSources(row, set) : readLabels(row, set)));
    } else if (orientation.length === 0) orientation.push(...readTwists(row, set));
    else throw lineError(row, `set ${set.name} has a third row; expected two at most`);
  }

  function setAt(line: TwsLine): TwsSet {
    const [name] = line.words;
    const set = sets.get(name);
    if (set === undefined || line.words.length > 1) {
      const quoted = JSON.stringify(line.words.join(" ").slice(0, 40));
      throw lineError(
        line,
        `${quoted} should be the name of a set, a row of numbers or End`,
      );
    }
    if (rowsBySet.has(name)) throw lineError(line, `set ${name} appears twice`);
    return set;
  }

  function readSources(line: TwsLine, { pieces }: TwsSet): number[] {
    const first = isOld ? 1 : 0;
    const row = line.words.map(
      (word) => parseTwsNumber(line, word, first, pieces - 1 + first) - first,
    );
    const repeated = row.findIndex((piece, i) => row.indexOf(piece) < i);
    if (repeated === -1) return row;
    const missing = Array.from({ length: pieces }, (_, i) => i).find(
      (piece) => !row.includes(piece),
    );
    const lacks = missing === undefined ? "" : ` and ${missing + first} is missing`;
    throw lineError(
      line,
      `${row[repeated] + first} appears twice${lacks}; expected each of ${first} to ${pieces - 1 + first} once`,
    );
  }

  /** Parses the pieces of the solved state: identical ones share a number, or “?”. */
  function readLabels(line: TwsLine, { name, pieces }: TwsSet): number[] {
    const first = isOld ? 1 : 0;
    const row = line.words.map((word) =>
      word === "?"
        ? Infinity
        : parseTwsNumber(line, word, first, MAX_TWS_NUMBER) - first,
    );
    if (row.every((label) => label < pieces)) return row;
    const labels = [...new Set(row)].sort((a, b) => a - b);
    notes.push(
      `Line ${line.number}: the pieces of ${name} have numbers beyond ${pieces - 1 + first}; they are numbered ${first} to ${labels.length - 1 + first} instead.`,
    );
    return row.map((label) => labels.indexOf(label));
  }

  function readTwists(line: TwsLine, { name, twists }: TwsSet): number[] {
    const row = line.words.map((word) => {
      if (word === "?" && !isMove) return -1;
      return parseTwsNumber(line, word, 0, twists === 1 ? MAX_TWS_NUMBER : twists - 1);
    });
    if (twists > 1) return row;
    const twisted = line.words.find((word) => word !== "?" && word !== "0");
    if (twisted !== undefined) untwistedSets.add(name);
    return row.map(() => 0);
  }

  function finish(
    end: TwsLine,
    name: string,
    { permutation, orientation }: TwsRows,
  ): void {
    if (permutation.length === 0)
      throw lineError(end, `set ${name} has no row of numbers`);
    const { pieces } = sets.get(name)!;
    if (orientation.length === 0)
      orientation.push(...new Array<number>(pieces).fill(0));
    if (!isMove || !isOld) return;
    const before = orientation.slice();
    permutation.forEach((from, to) => (orientation[to] = before[from]));
  }
}

/** Whether a line is a row of numbers, or a part of one. */
function isNumberRow({ words }: TwsLine): boolean {
  return /^[\d?]/.test(words[0]);
}

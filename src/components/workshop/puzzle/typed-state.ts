import type { OrbitState, PuzzleState } from "#lib/any-puzzle/definition.ts";
import { isObject, ownProperty } from "#lib/any-puzzle/check-rows.ts";
import { isSlidingBoard } from "#src/puzzles/sliding-board.ts";
import { tileLabel } from "#src/puzzles/sliding-puzzle.ts";
import type { PlayablePuzzle } from "#src/puzzles/playable-puzzle.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { formatList } from "#kit/text/format-list.ts";
import { withPlainDigits } from "#kit/text/typed-number.ts";
import { quote, type ParseResult } from "#kit/widget/parse-result.ts";
import type { WorkshopPuzzle } from "./workshop-puzzle.ts";

/** Signs for the gap. */
const GAP_SIGN = /^(_+|-+|\.|[xX*□]|gap|blank|empty)$/;
/** Words that only name the next row. */
const ROW_LABELS =
  /^(permutation|pieces?|orientations?|twists?|order|solved|state|position):?$/i;

/** The rows of an orbit: its pieces, and its twists if given. */
interface OrbitRows {
  readonly pieces: readonly number[];
  readonly twists: readonly number[] | undefined;
}

/**
 * A state as text that `parseTypedState` parses: the tiles row by row, or for each orbit its name,
 * its pieces counted from 1 and, where they can be twisted, their twists.
 */
export function stateText(
  { definition, orbits }: PlayablePuzzle,
  state: PuzzleState,
): string {
  if (isSlidingBoard(definition)) {
    const [{ permutation }] = Object.values(state);
    const names = permutation.map((piece) => tileLabel(piece, definition) ?? "_");
    return Array.from({ length: definition.rows }, (_, row) =>
      names.slice(row * definition.columns, (row + 1) * definition.columns).join(" "),
    ).join("\n");
  }
  return Object.entries(orbits)
    .map(([name, { twists = 1 }]) => {
      const { permutation, orientation } = state[name];
      const rows = [name, permutation.map((piece) => piece + 1).join(" ")];
      return [...rows, ...(twists > 1 ? [orientation.join(" ")] : [])].join("\n");
    })
    .join("\n");
}

/**
 * A state as a reader typed or pasted it: rows of pieces and twists, with or without the
 * names of orbits; a pattern of cubing.js as JSON; a state of twsearch or ksolve+, as in
 * a .scr file; or the tiles of a board, with a sign for the gap. Pieces are counted from 0
 * or from 1, whichever fits.
 */
export function parseTypedState(
  typed: string,
  {
    puzzle,
    canRankOnMainThread,
  }: Pick<WorkshopPuzzle, "puzzle" | "canRankOnMainThread">,
): ParseResult<PuzzleState> {
  try {
    const text = typed.trim();
    if (text === "") return { problem: "Nothing is typed; expected a state." };
    const rows = text.startsWith("{")
      ? parseJsonRows(text, puzzle)
      : parseTextRows(text, puzzle);
    const state = Object.fromEntries(
      Object.keys(puzzle.orbits).map((name) => [
        name,
        orbitState(name, rows.get(name), puzzle),
      ]),
    );
    return { value: checkReachable(state, puzzle, canRankOnMainThread) };
  } catch (error) {
    return { problem: `${(error as Error).message}. Nothing was changed.` };
  }
}

/** Parses a pattern of cubing.js, whole or as `patternData`. */
function parseJsonRows(
  text: string,
  { orbits }: PlayablePuzzle,
): Map<string, OrbitRows> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new Error(`This is not valid JSON: ${(error as Error).message}`);
  }
  const data =
    isObject(parsed) && "patternData" in parsed ? parsed.patternData : parsed;
  if (!isObject(data)) {
    throw new Error(
      "The JSON has no orbits; expected {“ORBIT”: {“pieces”: […], “orientation”: […]}, …}",
    );
  }
  const row = data as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(row)) assertOrbitExists(name, orbits);
  return new Map(
    Object.keys(orbits).map((name) => {
      const part = ownProperty(row, name);
      if (!isObject(part)) {
        throw new Error(`Orbit “${name}” is missing from the JSON`);
      }
      const {
        pieces,
        permutation = pieces,
        orientation,
      } = part as {
        readonly pieces?: unknown;
        readonly permutation?: unknown;
        readonly orientation?: unknown;
      };
      return [
        name,
        {
          pieces: checkNumbers(`The pieces of “${name}”`, permutation),
          twists:
            orientation === undefined
              ? undefined
              : checkNumbers(`The orientation of “${name}”`, orientation),
        },
      ];
    }),
  );
}

function checkNumbers(what: string, row: unknown): number[] {
  if (!Array.isArray(row)) throw new Error(`${what} are missing; expected an array`);
  const wrongIndex = row.findIndex((one) => !Number.isInteger(one));
  if (wrongIndex < 0) return row as number[];
  throw new Error(
    `${what}: entry ${wrongIndex + 1} is ${JSON.stringify(row[wrongIndex])}; expected a whole number`,
  );
}

function parseTextRows(text: string, puzzle: PlayablePuzzle): Map<string, OrbitRows> {
  const { orbits } = puzzle;
  const names = Object.keys(orbits).sort((a, b) => b.length - a.length);
  const rowsByName = new Map<string, number[]>();
  const unnamed: number[] = [];
  let row = unnamed;
  let hasBlockKeyword = false;
  for (const line of text.split(/[\n;|/]/)) {
    let rest = line.replace(/#.*/, "").trim();
    if (/^(Scramble(State)?|StartState|Solved)\b/.test(rest)) {
      if (hasBlockKeyword) throw new Error("There are several states; expected one");
      hasBlockKeyword = true;
      continue;
    }
    if (/^ScrambleAlg\b/.test(rest)) {
      throw new Error(
        "“ScrambleAlg” gives moves, not a state; type them above, under “Moves to make”",
      );
    }
    if (rest === "End") continue;
    const name = names.find(
      (one) =>
        rest === one ||
        (rest.startsWith(one) && /^[\s:,]/.test(rest.slice(one.length))),
    );
    if (name !== undefined) {
      if (rowsByName.has(name)) throw new Error(`Orbit “${name}” appears twice`);
      rowsByName.set(name, (row = []));
      rest = rest.slice(name.length).replace(/^[\s:]+/, "");
    }
    const words = withPlainDigits(rest)
      .split(/[\s,()[\]]+/)
      .filter((word) => word !== "");
    for (const word of words) {
      if (!ROW_LABELS.test(word)) row.push(...parseNumbers(word, puzzle));
    }
  }
  if (rowsByName.size > 0 && unnamed.length > 0) {
    throw new Error(
      `The numbers before “${[...rowsByName.keys()][0]}” have no orbit name`,
    );
  }
  if (rowsByName.size === 0 && !(hasBlockKeyword && unnamed.length === 0)) {
    return splitRows(unnamed, puzzle);
  }
  return new Map(
    Object.keys(orbits).flatMap((name): [string, OrbitRows][] => {
      const numbers = rowsByName.get(name);
      // A .scr file leaves out solved orbits.
      if (numbers === undefined && hasBlockKeyword) return [];
      if (numbers === undefined) throw new Error(`Orbit “${name}” is missing`);
      return [[name, splitTwists(name, numbers, puzzle)]];
    }),
  );
}

/** Parses a number, the gap, or a row of one-digit pieces. */
function parseNumbers(word: string, { definition, orbits }: PlayablePuzzle): number[] {
  if (isSlidingBoard(definition) && GAP_SIGN.test(word)) return [Number.NaN];
  if (word === "?") {
    throw new Error("“?” leaves a piece open; expected the number of every piece");
  }
  const sizes = Object.values(orbits).map(({ pieces }) => pieces);
  const isRow = word.length === sizes[0] && sizes.length === 1 && word.length > 2;
  if (isRow && /^\d{3,10}$/.test(word)) return Array.from(word, Number);
  if (!/^\d{1,9}$/.test(word)) {
    const first = Object.keys(orbits)[0];
    const expected = isSlidingBoard(definition)
      ? "the number of a tile, or _ for the gap"
      : `a number, or the name of an orbit such as “${first}”`;
    throw new Error(`${quote(word)} is no piece; expected ${expected}`);
  }
  return [Number(word)];
}

/** Splits numbers without names: pieces alone, or each orbit followed by its twists. */
function splitRows(
  numbers: readonly number[],
  puzzle: PlayablePuzzle,
): Map<string, OrbitRows> {
  const orbits = Object.entries(puzzle.orbits);
  const count = (perPiece: (twists: number) => number) =>
    orbits.reduce(
      (sum, [, { pieces, twists = 1 }]) => sum + pieces * perPiece(twists),
      0,
    );
  const perPiece = [(twists: number) => (twists > 1 ? 2 : 1), () => 2, () => 1].find(
    (one) => count(one) === numbers.length,
  );
  if (perPiece === undefined) {
    const expected = orbits.map(([name, { pieces, twists = 1 }]) =>
      twists > 1
        ? `${pieces} pieces of ${name} and ${pieces} twists`
        : `${pieces} of ${name}`,
    );
    throw new Error(
      `There ${numbers.length === 1 ? "is one number" : `are ${formatNumber(numbers.length)} numbers`}; ` +
        `expected ${formatNumber(count((twists) => (twists > 1 ? 2 : 1)))}: ${formatList(expected)}`,
    );
  }
  let first = 0;
  return new Map(
    orbits.map(([name, { pieces, twists = 1 }]) => {
      const own = numbers.slice(first, (first += pieces * perPiece(twists)));
      return [name, splitTwists(name, own, puzzle)];
    }),
  );
}

/** Splits the numbers of an orbit into pieces and twists. */
function splitTwists(
  name: string,
  numbers: readonly number[],
  { orbits }: PlayablePuzzle,
): OrbitRows {
  const { pieces } = orbits[name];
  if (numbers.length !== pieces && numbers.length !== 2 * pieces) {
    throw new Error(
      `Orbit “${name}” has ${formatNumber(numbers.length)} numbers; expected ${pieces} for the pieces, ` +
        `or ${2 * pieces} with the twists after them`,
    );
  }
  return {
    pieces: numbers.slice(0, pieces),
    twists: numbers.length > pieces ? numbers.slice(pieces) : undefined,
  };
}

function orbitState(
  name: string,
  rows: OrbitRows | undefined,
  puzzle: PlayablePuzzle,
): OrbitState {
  const solved = puzzle.solved[name];
  if (rows === undefined) return solved;
  const { pieces: count, twists: nTwists = 1 } = puzzle.orbits[name];
  const { pieces, twists = pieces.map(() => 0) } = rows;
  if (pieces.length !== count) {
    throw new Error(`Orbit “${name}” has ${pieces.length} pieces; expected ${count}`);
  }
  if (twists.length !== count) {
    throw new Error(`Orbit “${name}” has ${twists.length} twists; expected ${count}`);
  }
  const wrongIndex = twists.findIndex((twist) => twist < 0 || twist >= nTwists);
  if (wrongIndex >= 0) {
    throw new Error(
      `Twist ${wrongIndex + 1} of “${name}” is ${twists[wrongIndex]}; expected ${nTwists === 1 ? "0, since its pieces can’t be twisted" : `0 to ${nTwists - 1}`}`,
    );
  }
  return {
    permutation: isSlidingBoard(puzzle.definition)
      ? parseTiles(pieces, puzzle.definition.gap)
      : countFromZero(name, pieces, solved.permutation),
    orientation: twists,
  };
}

/** The pieces counted from 0, whichever way they were counted. */
function countFromZero(
  name: string,
  row: readonly number[],
  solved: readonly number[],
): readonly number[] {
  const sorted = (row: readonly number[]) => row.toSorted((a, b) => a - b).join(" ");
  const all = sorted(solved);
  if (sorted(row) === all) return row;
  const fromOne = row.map((piece) => piece - 1);
  if (sorted(fromOne) === all) return fromOne;
  // In the reader's own numbering.
  const base = row.includes(0) ? 0 : 1;
  const expected = solved.map((piece) => piece + base);
  return throwWrongPieces(`“${name}”`, "piece", row, expected, base);
}

/** The tiles, numbered by the cells where they are solved. */
function parseTiles(row: readonly number[], gap: number): number[] {
  const count = row.length;
  const isGap = row.some(Number.isNaN)
    ? Number.isNaN
    : (tile: number) => tile === (row.includes(0) ? 0 : count);
  const names = row.map((tile) => (isGap(tile) ? 0 : tile));
  const expected = Array.from({ length: count }, (_, tile) => tile);
  if (names.toSorted((a, b) => a - b).some((tile, i) => tile !== i)) {
    return throwWrongPieces("the board", "tile", names, expected, 1);
  }
  return names.map((tile) => (tile === 0 ? gap : tile <= gap ? tile - 1 : tile));
}

/** Reports the first wrong piece of a row, and which pieces are missing. */
function throwWrongPieces(
  where: string,
  piece: string,
  row: readonly number[],
  expected: readonly number[],
  base: number,
): never {
  const remaining = [...expected];
  const pieceText = (one: number) =>
    piece === "tile" && one === 0 ? "the gap" : `${piece} ${one}`;
  let wrongIndex = -1;
  row.forEach((one, i) => {
    const at = remaining.indexOf(one);
    if (at >= 0) remaining.splice(at, 1);
    else if (wrongIndex < 0) wrongIndex = i;
  });
  const value = row[wrongIndex];
  const positionText = `Position ${wrongIndex + base} of ${where}`;
  const missing = [...new Set(remaining)].map(pieceText);
  const missingText = `${formatList(missing)} ${missing.length === 1 ? "is" : "are"} missing`;
  throw new Error(
    expected.includes(value)
      ? `${positionText} repeats ${pieceText(value)}; ${missingText}`
      : `${positionText} has ${pieceText(value)}, which the puzzle doesn’t have; ${missingText}`,
  );
}

/**
 * The state as the puzzle counts twists; some may not be visible.
 *
 * @throws {Error} with a message for the reader, when no moves lead to it; of large puzzles only
 *         when its pieces are where they never come
 */
function checkReachable(
  state: PuzzleState,
  puzzle: PlayablePuzzle,
  canRankOnMainThread: boolean,
): PuzzleState {
  try {
    if (canRankOnMainThread) return puzzle.unrankBig(puzzle.rankBig(state));
    const [move] = puzzle.moves;
    return puzzle.apply(puzzle.apply(state, move), puzzle.inverse(move));
  } catch (error) {
    throw new Error(whyUnreachable((error as Error).message));
  }
}

/** Rewords the library's message on an unreachable state. */
function whyUnreachable(message: string): string {
  const [, parts] =
    /^no moves lead to this state: (.*) is not in the group$/.exec(message) ?? [];
  if (parts !== undefined) {
    const names = parts.split(", ");
    return names.length === 1
      ? `No moves lead to this state: they never make these ${parts}`
      : `No moves lead to this state: they never combine ${formatList(names)} like this`;
  }
  const [, orbit, at, piece] =
    /^orbit "(.*)": permutation\[(\d+)\] is (\d+), a piece that never comes there$/.exec(
      message,
    ) ?? [];
  if (orbit !== undefined) {
    return (
      `No moves lead to this state: piece ${Number(piece) + 1} of “${orbit}” never comes to ` +
      `position ${Number(at) + 1} (counted from 1)`
    );
  }
  return /^no (moves|slides) lead/i.test(message)
    ? message.replace(/^n/, "N")
    : `No moves lead to this state: ${message}`;
}

function assertOrbitExists(name: string, orbits: PlayablePuzzle["orbits"]): void {
  if (Object.hasOwn(orbits, name)) return;
  throw new Error(
    `The puzzle has no orbit ${quote(name)}; expected ${formatList(Object.keys(orbits))}`,
  );
}

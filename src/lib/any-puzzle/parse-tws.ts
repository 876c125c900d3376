import { describeValue } from "../indexing/check-input.ts";
import type { OrbitMove, PuzzleDefinition } from "./definition.ts";
import { addDerivedMoves } from "./derived-moves.ts";
import { type MoveChoice, type Puzzle, createPuzzle } from "./puzzle.ts";
import { separateRotations } from "./rotations.ts";
import {
  lineError,
  splitTwsLines,
  MAX_TWS_NUMBER,
  parseTwsNumber,
  type TwsLine,
} from "./tws-lines.ts";
import { parseTwsRows, type TwsRows, type TwsSet } from "./tws-rows.ts";

/** Statements of a .tws file that make moves conditional. */
const CONDITIONS = ["Illegal", "Block"];

/** Blocks that only steer the searches of ksolve. */
const HINT_BLOCKS = [
  ...["ForbiddenPairs", "ForbiddenGroups", "MoveLimits", "ParallelMoves"],
  ...["Multiplicators", "Ignore"],
];

/** Single lines that do the same. */
const HINT_LINES = ["MaxDepth", "MaxTurns", "Slack", "QTM", "HTM"];

/** In both styles. */
const KEYWORDS =
  "Name, Set, Solved or StartState, Move or MoveTransformation, MoveAlias or MoveSequence";

/** The limit of twsearch. */
const MAX_TWISTS = 127;

/**
 * The puzzle that a text for twsearch (.tws) or ksolve+ (.def) describes.
 *
 * Both styles are read: `Solved` and `Move` count from 1, `StartState` and
 * `MoveTransformation` from 0. `MoveAlias` and `MoveSequence` become moves like the
 * others. x, y, z and names that end in v, such as Uv, are rotations, and so are moves that
 * do the same: they can be made, but do not count. Statements that only steer a search, such
 * as `ForbiddenPairs` and `Ignore`, are left out. `notes` lists these changes.
 *
 * @param text    the content of the file
 * @param choice  the moves that count; default: all except the rotations
 * @throws {TypeError} when it is not a text
 * @throws {RangeError} naming the line, when it cannot be read; when moves are not always
 *         possible (`Illegal`, `Block`); and as `definePuzzle`
 * @cost   the length of the text
 * @example
 * const fromTws = parseTws(`
 *   Name beads
 *   Set BEADS 3 1
 *   Solved
 *   BEADS
 *   1 2 3
 *   End
 *   Move T
 *   BEADS
 *   2 3 1
 *   End
 * `);
 * fromTws.apply(fromTws.solved, "T").BEADS?.permutation // → [1, 2, 0]
 * @source cubing/twsearch, docs/ksolveformat.txt; cubing/ksolve, readme
 */
export function parseTws(text: string, choice: MoveChoice = {}): Puzzle {
  if (typeof text !== "string") {
    throw new TypeError(
      `the text of a .tws file is ${describeValue(text)}; expected a string`,
    );
  }
  const lines = splitTwsLines(text);
  const sets = new Map<string, TwsSet>();
  const moves = new Map<string, Map<string, TwsRows>>();
  const derived = new Map<string, string>();
  const notes: string[] = [];
  const untwistedSets = new Set<string>();
  let name: string | undefined;
  let solved: Map<string, TwsRows> | undefined;
  let at = 0;
  const next = () => lines.at(at++);
  while (at < lines.length) readStatement(lines[at++]);
  for (const set of untwistedSets) {
    notes.push(
      `Pieces of ${set} have only one orientation, so theirs are all read as 0.`,
    );
  }
  if (sets.size === 0) throw new RangeError("the text names no Set of pieces");
  if (solved === undefined)
    throw new RangeError("the text has no Solved or StartState");
  const read = separateRotations(addDerivedMoves(toDefinition(solved), derived));
  return createPuzzle(read.definition, choice, [...notes, ...read.notes]);

  function readStatement(line: TwsLine): void {
    const [keyword, ...words] = line.words;
    const style = { isOld: keyword === "Solved" || keyword === "Move" };
    if (keyword === "Name") name = words.join(" ");
    else if (keyword === "Set") addSet(line, words);
    else if (keyword === "Solved" || keyword === "StartState") {
      if (solved !== undefined) throw lineError(line, "there is a second solved state");
      solved = parseTwsRows(line, next, sets, {
        ...style,
        isMove: false,
        notes,
        untwistedSets,
      });
    } else if (keyword === "Move" || keyword === "MoveTransformation") {
      if (words.length !== 1) throw expectedError(line, `“${keyword}” and one name`);
      assertNew(line, words[0]);
      moves.set(
        words[0],
        parseTwsRows(line, next, sets, {
          ...style,
          isMove: true,
          notes,
          untwistedSets,
        }),
      );
    } else if (keyword === "MoveAlias" || keyword === "MoveSequence") {
      if (words.length < 2) throw expectedError(line, `“${keyword}”, a name and moves`);
      assertNew(line, words[0]);
      derived.set(words[0], words.slice(1).join(" "));
    } else if (CONDITIONS.includes(keyword)) {
      throw lineError(
        line,
        `“${keyword}” makes moves depend on the state; expected moves that are always possible`,
      );
    } else if (HINT_BLOCKS.includes(keyword)) skipBlock(line);
    else if (HINT_LINES.includes(keyword)) {
      notes.push(
        `Line ${line.number}: “${keyword}” only steers a search and is left out.`,
      );
    } else if (keyword !== "SwizzleSet") {
      const quoted = JSON.stringify(keyword.slice(0, 40));
      throw lineError(line, `${quoted} is unknown; expected ${KEYWORDS}`);
    }
  }

  /** Skips to the End of a block. */
  function skipBlock({ number, words: [keyword] }: TwsLine): void {
    const first = at;
    while (at < lines.length && lines[at].words[0] !== "End") at++;
    if (at === lines.length) {
      at = first;
      throw lineError({ number }, `“${keyword}” has no “End”`);
    }
    notes.push(
      `Lines ${number} to ${lines[at++].number}: “${keyword}” only steers a search and is left out.`,
    );
  }

  function addSet(line: TwsLine, words: readonly string[]): void {
    if (words.length !== 3) throw expectedError(line, "“Set”, a name and two numbers");
    if (solved !== undefined)
      throw lineError(line, "sets come before the solved state");
    const [set, pieces, twists] = words;
    if (sets.has(set)) throw lineError(line, `set ${set} appears twice`);
    sets.set(set, {
      name: set,
      pieces: parseTwsNumber(line, pieces, 1, MAX_TWS_NUMBER),
      twists: parseTwsNumber(line, twists, 1, MAX_TWISTS),
    });
  }

  function assertNew(line: TwsLine, move: string): void {
    if (!moves.has(move) && !derived.has(move)) return;
    throw lineError(line, `move ${move} appears twice`);
  }

  function toDefinition(start: ReadonlyMap<string, TwsRows>): PuzzleDefinition {
    return {
      ...(name === undefined ? {} : { name }),
      orbits: Object.fromEntries(
        [...sets].map(([set, { pieces, twists }]) => {
          const row = start.get(set)?.orientation ?? [];
          const seenTwists = row.map((twist) => (twist < 0 ? 1 : twists));
          const isSeen = row.every((twist) => twist >= 0);
          return [set, isSeen ? { pieces, twists } : { pieces, twists, seenTwists }];
        }),
      ),
      moves: Object.fromEntries(
        [...moves].map(([move, rows]) => [
          move,
          Object.fromEntries(toOrbitMoveEntries(rows)),
        ]),
      ),
      solved: Object.fromEntries(
        [...start].map(([set, { permutation, orientation }]) => [
          set,
          { permutation, orientation: orientation.map((twist) => Math.max(twist, 0)) },
        ]),
      ),
    };
  }
}

function expectedError(line: TwsLine, expected: string): RangeError {
  const text = line.words.join(" ").slice(0, 40);
  return lineError(line, `“${text}” should be ${expected}`);
}

function toOrbitMoveEntries(rows: ReadonlyMap<string, TwsRows>): [string, OrbitMove][] {
  return [...rows].map(([set, { permutation, orientation }]) => [
    set,
    { source: permutation, twist: orientation },
  ]);
}

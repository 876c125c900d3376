import { countWord } from "#kit/text/number-word.ts";
import { decodeRow, encodeRow } from "../puzzle/link-encoding.ts";
import {
  type PuzzleDrawing,
  FIRST_SIDES,
  type Tool,
  GRID_COLUMNS,
  MAX_BEADS,
  MAX_PUZZLE_MOVES,
  MAX_SIDES,
  moveName,
  GRID_ROWS,
} from "./drawn-puzzle.ts";

/**
 * A drawing for addresses, its parts separated by `-`: beads, moves, order, tool and open
 * cycle; and then, where beads have sides, these, the twists of the moves, and those of the
 * beads as they lie.
 */
export function formatDrawingLink(drawing: PuzzleDrawing): string {
  const { beads, sides, moves, twists, order, beadTwists, tool, newSides, openCycle } =
    drawing;
  const cycles = moves.map(
    (move) => `_${move.map((cycle) => encodeRow(cycle, 1)).join(".")}`,
  );
  const isInOrder = order.every((bead, at) => bead === at);
  const text = [
    encodeRow(beads.flat(), 1),
    cycles.join(""),
    isInOrder ? "" : encodeRow(order, 1),
    formatTool(tool) + (newSides === FIRST_SIDES ? "" : encodeRow([newSides], 1)),
    encodeRow(openCycle, 1),
  ].join("-");
  if (sides.every((count) => count === 1)) return text;
  const twistText = [
    encodeRow(sides, 1),
    twists.map((row) => `_${formatTwists(row)}`).join(""),
    formatTwists(beadTwists),
  ].join("-");
  return `${text}-${twistText}`;
}

function formatTool(tool: Tool): string {
  return typeof tool === "number" ? String(tool) : tool[0];
}

function formatTwists(row: readonly number[]): string {
  return row.every((by) => by === 0) ? "" : encodeRow(row, 1);
}

/**
 * The inverse of `formatDrawingLink`.
 *
 * @throws {Error} with a message for the reader
 */
export function parseDrawingLink(text: string): PuzzleDrawing {
  const [
    pointText = "",
    cycleText = "",
    orderText = "",
    toolText = "p",
    openCycleText = "",
    sidesText = "",
    twistText = "",
    beadTwistText = "",
  ] = text.split("-");
  const beads = parsePoints(pointText);
  const sides = parseSides(sidesText, beads.length);
  const moves = splitParts(cycleText).map((move) =>
    move === "" ? [] : move.split(".").map((cycle) => decodeRow(cycle, 1)),
  );
  if (moves.length > MAX_PUZZLE_MOVES) {
    throw new Error(
      `the drawing has ${moves.length} moves; expected ${MAX_PUZZLE_MOVES} at most`,
    );
  }
  for (const [move, cycles] of moves.entries()) {
    assertDistinct(cycles.flat(), beads.length);
    cycles.forEach((cycle) => {
      assertCycle(cycle, move);
      assertEqualSides(cycle, sides);
    });
  }
  const order = orderText === "" ? beads.map((_, at) => at) : decodeRow(orderText, 1);
  assertDistinct(order, beads.length);
  if (order.length !== beads.length) {
    throw new Error(
      `the state has ${countWord(order.length, "bead")}; expected ${beads.length}`,
    );
  }
  order.forEach((bead, at) => assertEqualSides([bead, at], sides));
  const rows = splitParts(twistText);
  if (rows.length > moves.length) {
    throw new Error(
      `${countWord(rows.length, "move has", "moves have")} twists; expected ${moves.length} at most`,
    );
  }
  const twists = moves.map((_, move) => parseTwists(rows[move] ?? "", sides));
  const beadTwists = parseTwists(beadTwistText, sides);
  const { tool, newSides } = parseTool(toolText, moves.length);
  const openCycle = decodeRow(openCycleText, 1);
  // It becomes a cycle of the current move.
  const moveBeads = typeof tool === "number" ? moves[tool].flat() : [];
  assertDistinct([...moveBeads, ...openCycle], beads.length);
  assertEqualSides(openCycle, sides);
  return { beads, sides, moves, twists, order, beadTwists, tool, newSides, openCycle };
}

function parsePoints(text: string): (readonly [number, number])[] {
  const numbers = decodeRow(text, 1);
  const beads = Array.from({ length: Math.ceil(numbers.length / 2) }, (_, i) => {
    const [column, row = GRID_ROWS] = numbers.slice(2 * i, 2 * i + 2);
    if (column >= GRID_COLUMNS || row >= GRID_ROWS) {
      throw new Error(
        `bead ${i + 1} is in column ${column + 1}, row ${row + 1}; expected column 1 to ${GRID_COLUMNS}, row 1 to ${GRID_ROWS}`,
      );
    }
    return [column, row] as const;
  });
  if (beads.length > MAX_BEADS) {
    throw new Error(
      `the drawing has ${beads.length} beads; expected ${MAX_BEADS} at most`,
    );
  }
  const keys = beads.map(String);
  keys.forEach((key, bead) => {
    const first = keys.indexOf(key);
    if (first === bead) return;
    throw new Error(`beads ${first + 1} and ${bead + 1} are at the same point`);
  });
  return beads;
}

function parseSides(text: string, beads: number): number[] {
  const sides =
    text === "" ? Array.from({ length: beads }, () => 1) : decodeRow(text, 1);
  if (sides.length !== beads) {
    throw new Error(
      `the sides of ${countWord(sides.length, "bead")} are given; expected ${beads}`,
    );
  }
  sides.forEach((count, bead) => assertSides(count, `bead ${bead + 1} has`));
  return sides;
}

/** Rows of twists may be left out where nothing is twisted. */
function parseTwists(text: string, sides: readonly number[]): number[] {
  if (text === "") return sides.map(() => 0);
  const row = decodeRow(text, 1);
  if (row.length !== sides.length) {
    throw new Error(
      `the twists of ${countWord(row.length, "bead")} are given; expected ${sides.length}`,
    );
  }
  row.forEach((by, bead) => {
    if (by < sides[bead]) return;
    throw new Error(
      `bead ${bead + 1} is twisted by ${by}; expected 0 to ${sides[bead] - 1}`,
    );
  });
  return row;
}

/** Parses a tool and its number of sides. */
function parseTool(
  text: string,
  moves: number,
): Pick<PuzzleDrawing, "tool" | "newSides"> {
  const [, name = "", sides = ""] = /^([prs\d])([0-9a-z]?)$/.exec(text) ?? [];
  const toolsByLetter = { p: "place", r: "remove", s: "sides" } as const;
  const tool = toolsByLetter[name as keyof typeof toolsByLetter] ?? Number(name || NaN);
  if (typeof tool === "number" && !(tool < moves)) {
    throw new Error(
      `“${text.slice(0, 10)}” is not a tool; expected p, r, s or the number of a move`,
    );
  }
  const [newSides = FIRST_SIDES] = decodeRow(sides, 1);
  assertSides(newSides, "the tool gives");
  return { tool, newSides };
}

function splitParts(text: string): string[] {
  return text.split("_").slice(1);
}

function assertSides(count: number, whose: string): void {
  if (count >= 1 && count <= MAX_SIDES) return;
  throw new Error(`${whose} ${count} sides; expected 1 to ${MAX_SIDES}`);
}

function assertDistinct(row: readonly number[], beads: number): void {
  const unknownBead = row.find((bead) => bead >= beads);
  if (unknownBead !== undefined)
    throw new Error(`there is no bead ${unknownBead + 1}; expected 1 to ${beads}`);
  const repeatedBead = row.find((bead, i) => row.indexOf(bead) !== i);
  if (repeatedBead !== undefined)
    throw new Error(`bead ${repeatedBead + 1} appears twice in one move`);
}

function assertCycle({ length }: readonly number[], move: number): void {
  if (length > 1) return;
  throw new Error(
    `move ${moveName(move)} has a cycle of ${length} ${length === 1 ? "bead" : "beads"}; expected 2 at least`,
  );
}

/** Only beads with equally many sides can exchange positions. */
function assertEqualSides(row: readonly number[], sides: readonly number[]): void {
  const other = row.find((bead) => sides[bead] !== sides[row[0]]);
  if (other === undefined) return;
  throw new Error(
    `beads ${row[0] + 1} and ${other + 1} trade positions, but have ${sides[row[0]]} and ${sides[other]} sides; expected the same number`,
  );
}

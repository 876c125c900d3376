import { readRow, writeRow } from "../puzzle/short-text.ts";
import {
  type Drawing,
  FIRST_SIDES,
  type Tool,
  COLUMNS,
  MAX_BEADS,
  MAX_MOVES,
  MAX_SIDES,
  nameOfMove,
  ROWS,
} from "./drawn-puzzle.ts";

/**
 * A drawing for addresses, its parts separated by `-`: beads, moves, order, tool and open
 * cycle; and then, where beads have sides, these, the twists of the moves, and those of the
 * beads as they lie.
 */
export function writeDrawing(drawing: Drawing): string {
  const { beads, sides, moves, twists, order, facing, tool, given, open } = drawing;
  const cycles = moves.map(
    (move) => `_${move.map((cycle) => writeRow(cycle, 1)).join(".")}`,
  );
  const isInOrder = order.every((bead, at) => bead === at);
  const text = [
    writeRow(beads.flat(), 1),
    cycles.join(""),
    isInOrder ? "" : writeRow(order, 1),
    writeTool(tool) + (given === FIRST_SIDES ? "" : writeRow([given], 1)),
    writeRow(open, 1),
  ].join("-");
  if (sides.every((count) => count === 1)) return text;
  const turning = [
    writeRow(sides, 1),
    twists.map((row) => `_${writeTwists(row)}`).join(""),
    writeTwists(facing),
  ].join("-");
  return `${text}-${turning}`;
}

function writeTool(tool: Tool): string {
  return typeof tool === "number" ? String(tool) : tool[0];
}

function writeTwists(row: readonly number[]): string {
  return row.every((by) => by === 0) ? "" : writeRow(row, 1);
}

/**
 * The inverse of `writeDrawing`.
 *
 * @throws {Error} with words for the reader
 */
export function readDrawing(text: string): Drawing {
  const [
    placeText = "",
    cycleText = "",
    orderText = "",
    toolText = "p",
    openText = "",
    sidesText = "",
    twistText = "",
    facingText = "",
  ] = text.split("-");
  const beads = readPlaces(placeText);
  const sides = readSides(sidesText, beads.length);
  const moves = inParts(cycleText).map((move) =>
    move === "" ? [] : move.split(".").map((cycle) => readRow(cycle, 1)),
  );
  if (moves.length > MAX_MOVES) {
    throw new Error(`there are ${moves.length} moves; expected ${MAX_MOVES} at most`);
  }
  for (const [move, cycles] of moves.entries()) {
    assertDifferent(cycles.flat(), beads.length);
    cycles.forEach((cycle) => {
      assertCycle(cycle, move);
      assertAlike(cycle, sides);
    });
  }
  const order = orderText === "" ? beads.map((_, at) => at) : readRow(orderText, 1);
  assertDifferent(order, beads.length);
  if (order.length !== beads.length) {
    throw new Error(`${order.length} beads are in order; expected ${beads.length}`);
  }
  order.forEach((bead, at) => assertAlike([bead, at], sides));
  const rows = inParts(twistText);
  if (rows.length > moves.length) {
    throw new Error(`${rows.length} moves twist beads; there are ${moves.length}`);
  }
  const twists = moves.map((_, move) => readTwists(rows[move] ?? "", sides));
  const facing = readTwists(facingText, sides);
  const { tool, given } = readTool(toolText, moves.length);
  const open = readRow(openText, 1);
  // It becomes a cycle of the move that is being made.
  const made = typeof tool === "number" ? moves[tool].flat() : [];
  assertDifferent([...made, ...open], beads.length);
  assertAlike(open, sides);
  return { beads, sides, moves, twists, order, facing, tool, given, open };
}

function readPlaces(text: string): (readonly [number, number])[] {
  const numbers = readRow(text, 1);
  const beads = Array.from({ length: Math.ceil(numbers.length / 2) }, (_, i) => {
    const [column, row = ROWS] = numbers.slice(2 * i, 2 * i + 2);
    if (column >= COLUMNS || row >= ROWS) {
      throw new Error(
        `bead ${i + 1} is not on the plane of ${COLUMNS} by ${ROWS} places`,
      );
    }
    return [column, row] as const;
  });
  if (beads.length > MAX_BEADS) {
    throw new Error(`there are ${beads.length} beads; expected ${MAX_BEADS} at most`);
  }
  const places = beads.map(String);
  places.forEach((place, bead) => {
    const first = places.indexOf(place);
    if (first === bead) return;
    throw new Error(`beads ${first + 1} and ${bead + 1} lie in the same place`);
  });
  return beads;
}

function readSides(text: string, beads: number): number[] {
  const sides = text === "" ? Array.from({ length: beads }, () => 1) : readRow(text, 1);
  if (sides.length !== beads) {
    throw new Error(`${sides.length} beads are given sides; expected ${beads}`);
  }
  sides.forEach((count, bead) => assertSides(count, `bead ${bead + 1} has`));
  return sides;
}

/** Rows of twists may be left out where nothing is twisted. */
function readTwists(text: string, sides: readonly number[]): number[] {
  if (text === "") return sides.map(() => 0);
  const row = readRow(text, 1);
  if (row.length !== sides.length) {
    throw new Error(`${row.length} beads are twisted; expected ${sides.length}`);
  }
  row.forEach((by, bead) => {
    if (by < sides[bead]) return;
    throw new Error(
      `bead ${bead + 1} is twisted by ${by}; expected less than its number of sides, ${sides[bead]}`,
    );
  });
  return row;
}

/** A tool, and how many sides are given, unless they are the first. */
function readTool(text: string, moves: number): Pick<Drawing, "tool" | "given"> {
  const [, name = "", sides = ""] = /^([prs\d])([0-9a-z]?)$/.exec(text) ?? [];
  const named = { p: "place", r: "remove", s: "sides" } as const;
  const tool = named[name as keyof typeof named] ?? Number(name || NaN);
  if (typeof tool === "number" && !(tool < moves)) {
    throw new Error(`“${text.slice(0, 10)}” is not a tool`);
  }
  const [given = FIRST_SIDES] = readRow(sides, 1);
  assertSides(given, "the tool gives");
  return { tool, given };
}

function inParts(text: string): string[] {
  return text.split("_").slice(1);
}

function assertSides(count: number, whose: string): void {
  if (count >= 1 && count <= MAX_SIDES) return;
  throw new Error(`${whose} ${count} sides; expected 1 to ${MAX_SIDES}`);
}

function assertDifferent(row: readonly number[], beads: number): void {
  const stranger = row.find((bead) => bead >= beads);
  if (stranger !== undefined) throw new Error(`there is no bead ${stranger + 1}`);
  const twice = row.find((bead, i) => row.indexOf(bead) !== i);
  if (twice !== undefined)
    throw new Error(`bead ${twice + 1} appears twice in one move`);
}

function assertCycle({ length }: readonly number[], move: number): void {
  if (length > 1) return;
  throw new Error(
    `move ${nameOfMove(move)} has a cycle of ${length} ${length === 1 ? "bead" : "beads"}; expected 2 at least`,
  );
}

/** Only beads with equally many sides lie in each other's places. */
function assertAlike(row: readonly number[], sides: readonly number[]): void {
  const other = row.find((bead) => sides[bead] !== sides[row[0]]);
  if (other === undefined) return;
  throw new Error(
    `beads ${row[0] + 1} and ${other + 1} change places; expected equally many sides, not ${sides[row[0]]} and ${sides[other]}`,
  );
}

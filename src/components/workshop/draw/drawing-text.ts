import { type PlanePoint } from "#kit/drawing/plane.ts";
import { quote, type ParseResult } from "#kit/widget/parse-result.ts";

import { sidesText } from "./drawing-messages.ts";
import {
  type DrawnPuzzle,
  MAX_BEADS,
  MAX_PUZZLE_MOVES,
  MAX_SIDES,
  moveName,
} from "./drawn-puzzle.ts";

/** The drawing as text: how many beads, their sides, and the cycles of each move. */
export function drawingText(drawing: DrawnPuzzle): string {
  const { beads, moves, twists } = drawing;
  const lines = moves.map((cycles, move) => {
    const inCycles = cycles.flat();
    const twistedInPlace = [...beads.keys()].filter(
      (bead) => twists[move][bead] > 0 && !inCycles.includes(bead),
    );
    const moveLetter = [...cycles, ...twistedInPlace.map((bead) => [bead])].map(
      (cycle) =>
        `(${cycle.map((bead) => formatBead(bead, twists[move][bead])).join(" ")})`,
    );
    return `${moveName(move)} ${moveLetter.join("")}`.trim();
  });
  return [`beads ${beads.length}`, ...sidesLines(drawing), ...lines].join("\n");
}

function formatBead(bead: number, by: number): string {
  return by === 0 ? `${bead + 1}` : `${bead + 1}+${by}`;
}

function sidesLines({ sides }: DrawnPuzzle): string[] {
  const counts = [...new Set(sides)].filter((count) => count > 1);
  if (counts.length === 1 && !sides.includes(1)) return [`sides ${counts[0]}`];
  return counts
    .sort((a, b) => a - b)
    .map((count) => {
      const beads = [...sides.keys()].filter((bead) => sides[bead] === count);
      return `sides ${count}: ${beads.map((bead) => bead + 1).join(" ")}`;
    });
}

/** A problem with a line. Its message goes after “Line 3: ”. */
class LineError extends Error {}

/**
 * Parses a drawing. Existing beads keep their points; new ones are laid out.
 *
 * @param existingPoints  the points of the current beads
 */
export function parseDrawingText(
  typed: string,
  existingPoints: readonly PlanePoint[],
): ParseResult<DrawnPuzzle> {
  const lines = typed.split("\n").map((line) => line.trim());
  const [, count] = /^beads\s+(\d{1,3})$/i.exec(lines[0] ?? "") ?? [];
  if (count === undefined) {
    return {
      problem: `Line 1 is ${quote(lines[0] ?? "")}; expected “beads” and how many, as in “beads 6”.`,
    };
  }
  const beads = Number(count);
  if (beads > MAX_BEADS) {
    return {
      problem: `Line 1 asks for ${beads} beads; expected ${MAX_BEADS} at most.`,
    };
  }
  const sides = Array.from({ length: beads }, () => 1);
  const moves: number[][][] = [];
  const twists: number[][] = [];
  for (const [i, line] of lines.entries()) {
    if (i === 0 || line === "") continue;
    try {
      if (/^sides\b/i.test(line)) {
        if (moves.length > 0)
          throw new LineError(
            `${quote(line)} comes after a move; expected all sides before the first move`,
          );
        parseSidesLine(line, sides);
        continue;
      }
      const move = parseMoveLine(line, moveName(moves.length), sides);
      if (moves.length === MAX_PUZZLE_MOVES) {
        throw new LineError(
          `${quote(line)} is move ${moves.length + 1}; expected ${MAX_PUZZLE_MOVES} moves at most`,
        );
      }
      moves.push(move.cycles);
      twists.push(move.twists);
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      return { problem: `Line ${i + 1}: ${error.message}.` };
    }
  }
  return { value: { beads: layOutBeads(beads, existingPoints), sides, moves, twists } };
}

/** Reads a line such as “sides 3: 1 2 5”, or “sides 2” for all beads. */
function parseSidesLine(line: string, sides: number[]): void {
  const [, count, list] =
    /^sides\s+(\d{1,3})\s*(?::\s*(\d[\d\s]*))?$/i.exec(line) ?? [];
  if (count === undefined) {
    throw new LineError(
      `${quote(line)} is not a line of sides; expected “sides 3” for all beads, or “sides 3: 1 2 5” for some`,
    );
  }
  const nSides = Number(count);
  if (nSides < 1 || nSides > MAX_SIDES) {
    throw new LineError(
      `a bead can’t have ${nSides} sides; expected 1 to ${MAX_SIDES}`,
    );
  }
  if (list === undefined) {
    sides.fill(nSides);
    return;
  }
  for (const text of list.trim().split(/\s+/)) {
    const bead = Number(text) - 1;
    assertBead(bead, sides.length);
    sides[bead] = nSides;
  }
}

function parseMoveLine(
  line: string,
  name: string,
  sides: readonly number[],
): { cycles: number[][]; twists: number[] } {
  const [, moveLetter, rest] = /^(\w+)\s*:?\s*(.*)$/.exec(line) ?? [];
  if (moveLetter?.toUpperCase() !== name) {
    throw new LineError(
      `${quote(line)} is not move ${name}; expected ${name} and its cycles, as in “${name} (1 2 3)”`,
    );
  }
  if (!/^(\(\s*\d+(\+\d+)?(\s+\d+(\+\d+)?)*\s*\)\s*)*$/.test(rest)) {
    throw new LineError(
      `${quote(rest)} is not a list of cycles; expected beads in brackets, as in “(1 2 3)(4 5)”, or with a twist “(1+1 2 3)”`,
    );
  }
  const twists = sides.map(() => 0);
  const usedBeads = new Set<number>();
  const cycles = Array.from(rest.matchAll(/\(([^)]*)\)/g), ([, inside]) =>
    inside
      .trim()
      .split(/\s+/)
      .map((text) => {
        const [number, by = 0] = text.split("+").map(Number);
        const bead = number - 1;
        assertBead(bead, sides.length);
        if (usedBeads.has(bead)) {
          throw new LineError(
            `bead ${number} is in move ${name} twice; expected once at most`,
          );
        }
        usedBeads.add(bead);
        assertTwist(bead, by, sides[bead]);
        twists[bead] = by;
        return bead;
      }),
  );
  cycles.forEach((cycle) => assertEqualSides(cycle, name, sides));
  return { cycles: cycles.filter(({ length }) => length > 1), twists };
}

function assertBead(bead: number, beads: number): void {
  if (bead >= 0 && bead < beads) return;
  throw new LineError(
    beads === 0
      ? `there is no bead ${bead + 1}, because line 1 says “beads 0”`
      : `there is no bead ${bead + 1}; expected 1 to ${beads}`,
  );
}

function assertTwist(bead: number, by: number, sides: number): void {
  if (by < sides) return;
  throw new LineError(
    sides === 1
      ? `bead ${bead + 1} is twisted by ${by}, but has no sides; to give it some, add a line such as “sides 3: ${bead + 1}” before the moves`
      : `bead ${bead + 1} is twisted by ${by}; expected 0 to ${sides - 1}, because it has ${sides} sides`,
  );
}

function assertEqualSides(
  cycle: readonly number[],
  name: string,
  sides: readonly number[],
): void {
  cycle.forEach((bead, i) => {
    const next = cycle[(i + 1) % cycle.length];
    if (sides[bead] === sides[next]) return;
    throw new LineError(
      `move ${name} sends bead ${bead + 1} to bead ${next + 1}, but they have ${sidesText(sides[bead])} and ${sidesText(sides[next])}; expected the same number`,
    );
  });
}

/** More beads would touch in a ring. */
const MAX_IN_RING = 18;

/**
 * Points for all beads. New beads go into rows, where there is room. If many are new, all
 * beads form a ring, in which few arrows cross.
 */
function layOutBeads(
  count: number,
  existingPoints: readonly PlanePoint[],
): PlanePoint[] {
  if (2 * count > 3 * existingPoints.length && count <= MAX_IN_RING)
    return ringPoints(count);
  const points = existingPoints.slice(0, count);
  for (let row = 2; row <= 18 && points.length < count; row += 4) {
    for (let column = 2; column <= 34 && points.length < count; column += 4) {
      const isFree = points.every(([x, y]) => (x - column) ** 2 + (y - row) ** 2 >= 9);
      if (isFree) points.push([column, row]);
    }
  }
  // No room between the existing beads: lays out all of them again.
  return points.length === count ? points : layOutBeads(count, []);
}

/** Points around the middle of the plane, the first at the top. */
function ringPoints(count: number): PlanePoint[] {
  return Array.from({ length: count }, (_, bead) => {
    const angle = (2 * Math.PI * bead) / count;
    return [
      Math.round(18 + 15 * Math.sin(angle)),
      Math.round(10 - 8 * Math.cos(angle)),
    ];
  });
}

import { quote, type Reading } from "../../kit/widget/reading.ts";
import type { Point } from "../nets/net.ts";
import { type DrawnPuzzle, MAX_BEADS, MAX_MOVES, nameOfMove } from "./drawn-puzzle.ts";

/** The drawing as text: how many beads, and the cycles of each move. */
export function drawingText({ beads, moves }: DrawnPuzzle): string {
  const lines = moves.map((cycles, move) => {
    const written = cycles.map(
      (cycle) => `(${cycle.map((bead) => bead + 1).join(" ")})`,
    );
    return `${nameOfMove(move)} ${written.join("")}`.trim();
  });
  return [`beads ${beads.length}`, ...lines].join("\n");
}

/**
 * What a text says: beads that are there already keep their places, new ones get some.
 *
 * @param before  the beads that are there
 */
export function readDrawingText(
  typed: string,
  before: readonly Point[],
): Reading<DrawnPuzzle> {
  const lines = typed.split("\n").map((line) => line.trim());
  const [, count] = /^beads\s+(\d{1,3})$/i.exec(lines[0] ?? "") ?? [];
  if (count === undefined) {
    return {
      problem: `Line 1 is ${quote(lines[0] ?? "")}; expected “beads” and their number, as in “beads 6”.`,
    };
  }
  const beads = Number(count);
  if (beads > MAX_BEADS) {
    return {
      problem: `Line 1: there are ${beads} beads; expected ${MAX_BEADS} at most.`,
    };
  }
  const moves: number[][][] = [];
  for (const [i, line] of lines.entries()) {
    if (i === 0 || line === "") continue;
    const read = readMove(line, nameOfMove(moves.length), beads);
    if (typeof read === "string") return { problem: `Line ${i + 1}: ${read}.` };
    if (moves.length === MAX_MOVES) {
      return { problem: `Line ${i + 1}: there are ${MAX_MOVES} moves at most.` };
    }
    moves.push(read);
  }
  return { value: { beads: placed(beads, before), moves } };
}

function readMove(line: string, name: string, beads: number): number[][] | string {
  const [, written, rest] = /^(\w+)\s*:?\s*(.*)$/.exec(line) ?? [];
  if (written?.toUpperCase() !== name) {
    return `it begins with ${quote(line)}; expected move ${name} and its cycles, as in “${name} (1 2 3)”`;
  }
  if (!/^(\(\s*\d+(\s+\d+)*\s*\)\s*)*$/.test(rest)) {
    return `${quote(rest)} are no cycles; expected beads in brackets, as in “(1 2 3)(4 5)”`;
  }
  const cycles = Array.from(rest.matchAll(/\(([^)]*)\)/g), ([, inside]) =>
    inside
      .trim()
      .split(/\s+/)
      .map((bead) => Number(bead) - 1),
  );
  const seen = new Set<number>();
  for (const bead of cycles.flat()) {
    if (bead < 0 || bead >= beads)
      return `there is no bead ${bead + 1}; they are 1 to ${beads}`;
    if (seen.has(bead)) return `bead ${bead + 1} is there twice in move ${name}`;
    seen.add(bead);
  }
  return cycles.filter(({ length }) => length > 1);
}

/** Places for all beads: new ones in rows, where there is room. */
function placed(count: number, before: readonly Point[]): Point[] {
  const places = before.slice(0, count);
  for (let row = 2; row <= 18 && places.length < count; row += 4) {
    for (let column = 2; column <= 34 && places.length < count; column += 4) {
      const isFree = places.every(([x, y]) => (x - column) ** 2 + (y - row) ** 2 >= 9);
      if (isFree) places.push([column, row]);
    }
  }
  // Where no room is left between those that are there, all are laid out anew.
  return places.length === count ? places : placed(count, []);
}

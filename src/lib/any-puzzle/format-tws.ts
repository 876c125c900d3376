import { describeValue } from "../indexing/check-input.ts";
import type { PuzzleDefinition } from "./definition.ts";
import { toOrbitMoves } from "./derived-moves.ts";
import { definePuzzle, internalsOf, type Puzzle } from "./puzzle.ts";
import { assertRotationNames } from "./rotations.ts";
import { MAX_TWS_NUMBER } from "./tws-lines.ts";

/** The flavour of the format. */
export interface TwsOptions {
  /** "new": `StartState`, from 0, for twsearch; "old": `Solved`, from 1, for ksolve+ too. */
  readonly style: "new" | "old";
}

/**
 * A puzzle as a text for twsearch (.tws), or in the old style also for ksolve+ (.def).
 * Moves and rotations are written alike: there, the name of a rotation tells it from a move.
 *
 * @param options  the style; default: the new one
 * @throws {RangeError} when the format cannot express it: names with spaces, more than 255
 *         pieces, pieces with only some twists that look different, or a move or rotation
 *         whose name would be read as the other
 * @throws {RangeError | TypeError} as `definePuzzle`, when it is given a definition
 * @example
 * const pair = { orbits: { BEADS: { pieces: 2 } }, moves: { S: { BEADS: { source: [1, 0] } } } };
 * const text = formatTws(pair);
 * text.includes("MoveTransformation S\nBEADS\n1 0\n0 0\nEnd") // → true
 * formatTws(parseTws(text)) === text // → true
 */
export function formatTws(
  puzzle: Puzzle | PuzzleDefinition,
  options: TwsOptions = { style: "new" },
): string {
  const isOld = options.style === "old";
  const own = definePuzzle(puzzle);
  const { definition, solved } = own;
  const { layout, moves, rotations, visibleTwists } = internalsOf(own).checked;
  assertRotationNames(moves, rotations);
  const first = isOld ? 1 : 0;
  const lines = [`Name ${(definition.name ?? "puzzle").trim().replace(/\s+/g, "_")}`];
  for (const { name, pieces, twists } of layout.orbits) {
    assertWritable("orbit", name);
    if (pieces > MAX_TWS_NUMBER || twists > 127) {
      throw new RangeError(
        `orbit ${describeValue(name)} has ${pieces} pieces and ${twists} twists; ` +
          `expected ${MAX_TWS_NUMBER} and 127 at most`,
      );
    }
    lines.push(`Set ${name} ${pieces} ${twists}`);
  }
  lines.push("", isOld ? "Solved" : "StartState");
  for (const orbit of layout.orbits) {
    const { permutation, orientation } = solved[orbit.name];
    // The format requires labels without gaps.
    const labels = [...new Set(permutation)].sort((a, b) => a - b);
    const row = permutation.map((piece) => labels.indexOf(piece) + first);
    const twists = orientation.map((twist, i) => {
      const count = visibleTwists[orbit.first + i];
      if (count === orbit.twists) return String(twist);
      if (count === 1) return "?";
      throw new RangeError(
        `orbit ${describeValue(orbit.name)} has twists that can be told apart only in part; ` +
          "the format allows all or none",
      );
    });
    lines.push(orbit.name, row.join(" "), twists.join(" "));
  }
  lines.push("End");
  for (const [move, turn] of [...moves, ...rotations]) {
    assertWritable("move", move);
    lines.push("", `${isOld ? "Move" : "MoveTransformation"} ${move}`);
    for (const [orbit, { source, twist = [] }] of Object.entries(
      toOrbitMoves(turn, layout),
    )) {
      const row = twist.slice();
      if (isOld) source.forEach((from, to) => (row[from] = twist[to]));
      lines.push(orbit, source.map((from) => from + first).join(" "), row.join(" "));
    }
    lines.push("End");
  }
  return `${lines.join("\n")}\n`;
}

/** A name must be one word, and neither a number nor a keyword. */
function assertWritable(what: string, name: string): void {
  if (/^[^\s#\d?][^\s]*$/.test(name) && name !== "End") return;
  if (what === "move" && /^\S+$/.test(name)) return;
  throw new RangeError(
    `${what} ${describeValue(name)} cannot be written; expected one word without spaces`,
  );
}

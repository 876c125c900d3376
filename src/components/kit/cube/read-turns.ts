import { parseMoves } from "../../../lib/puzzle/notation.ts";
import type { Reading } from "../widget/reading.ts";

/** Turns typed by a reader: as typed, and as moves of F, R and U. */
export interface TypedTurns {
  readonly text: string;
  readonly moves: readonly number[];
}

/** A longer suggestion would not fit next to the field. */
const MAX_OFFER = 40;

/**
 * Parses a scramble as the reader typed it; commas are read as spaces.
 * @example readTurns("r U") // → { problem: "Unknown move r at character 1; …", nearest: "R U" }
 */
export function readTurns(typed: string): Reading<TypedTurns> {
  const text = typed.replaceAll(",", " ").trim();
  try {
    return { value: { text, moves: parseMoves(text) } };
  } catch (error) {
    const [first, ...rest] = (error as Error).message;
    return {
      problem: `${first.toUpperCase()}${rest.join("")}.`,
      nearest: nearestTurns(typed),
    };
  }
}

/** The same turns as the field takes them; undefined where it is not sure which are meant. */
function nearestTurns(typed: string): string | undefined {
  const turns = typed
    .replace(/\/\/.*/g, " ")
    // The number in a list, or a label.
    .replace(/^\s*(\d+[.)]|[a-z]{3,}[^:]*:)/i, "")
    // With a comma or a colon, brackets are of a commutator or a conjugate.
    .replace(/\[([^[\],:]*)\]/g, "($1)")
    .replace(/[,;·]/g, " ")
    .replace(/([furldb]\d?)i(?![a-z])/gi, "$1'")
    .replace(/[furldb]/g, (letter) => letter.toUpperCase())
    .replace(/[XYZ]/g, (letter) => letter.toLowerCase())
    .replace(/\(([^()]*)\)([2-9]?)(['’′]?)/g, writeOut);
  try {
    parseMoves(turns);
  } catch {
    return undefined;
  }
  const nearest = turnsIn(turns).join(" ");
  return nearest !== "" && nearest.length <= MAX_OFFER ? nearest : undefined;
}

function turnsIn(text: string): string[] {
  return text.match(/[FURLDBxyz][^FURLDBxyz\s]*/g) ?? [];
}

/** Expands a group that is repeated or undone: (R U)2 is R U R U, and (R U)' is U' R'. */
function writeOut(_: string, group: string, times: string, isUndone: string): string {
  const turns = isUndone ? turnsIn(group).reverse().map(undone).join(" ") : group;
  return `${turns} `.repeat(Number(times || 1));
}

function undone(turn: string): string {
  const forwards = turn.replace(/['’′]/, "");
  return forwards === turn ? `${turn}'` : forwards;
}

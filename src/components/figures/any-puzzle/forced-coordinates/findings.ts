import type { Coordinate } from "#lib/any-puzzle/coordinate.ts";
import { internalsOf, type Puzzle } from "#lib/any-puzzle/puzzle.ts";

/** What the moves leave open of one coordinate. */
export type FindingVerdict =
  | "all"
  | "even"
  | "tied"
  | "fewer"
  | "alike"
  | "free"
  | "forced"
  | "tied sum"
  | "hidden"
  | "together";

/** A coordinate and what is forced in it. */
export interface Finding {
  /** The library's name for it; for linked parts the reason names them. */
  readonly what: string;
  /** Several if single pieces share a row. */
  readonly sizes: readonly bigint[];
  readonly verdict: FindingVerdict;
  /** The library's reason. */
  readonly reason: string;
  readonly pieces: number;
}

export const VERDICT_LABELS: Readonly<Record<FindingVerdict, string>> = {
  all: "all orders",
  even: "only the even orders",
  tied: "tied: half of the orders",
  fewer: "fewer orders",
  alike: "all that look different",
  free: "any twists",
  forced: "the last twist is forced",
  "tied sum": "the last twist is tied",
  hidden: "all twists that are seen",
  together: "only together",
};

/** Whether a reader can predict it; the others are revealed with the last answer. */
export function isPredictable(verdict: FindingVerdict): boolean {
  return !["alike", "hidden", "together"].includes(verdict);
}

/** What is forced in a puzzle, part by part, most significant first. */
export function findForced(puzzle: Puzzle): Finding[] {
  const findings: Finding[] = [];
  let previous: Coordinate | undefined;
  for (const coordinate of internalsOf(puzzle).coordinates()) {
    if (coordinate.size === 1n) continue;
    const last = findings.at(-1);
    // Pieces that only twist, each by itself, are one row.
    if (
      last &&
      previous &&
      isSingle(coordinate) &&
      isSingle(previous) &&
      isSameOrbit(coordinate, previous)
    ) {
      const [orbit] = coordinate.blocks;
      findings[findings.length - 1] = {
        ...last,
        what: `twists of ${orbit.orbit.name}, each by itself`,
        sizes: [...last.sizes, coordinate.size],
        pieces: last.pieces + 1,
      };
    } else {
      findings.push({
        what: isLinked(coordinate) ? "linked parts" : coordinate.name,
        sizes: [coordinate.size],
        verdict: coordinateVerdict(coordinate),
        reason: coordinate.reason,
        pieces: coordinate.blocks.reduce(
          (sum, { positions }) => sum + positions.length,
          0,
        ),
      });
    }
    previous = coordinate;
  }
  return findings;
}

/** Whether it involves several features that depend on each other. */
function isLinked({ kind, name }: Coordinate): boolean {
  return kind === "group" && name.includes(", ");
}

function isSingle({ kind, blocks, isTied }: Coordinate): boolean {
  return kind === "twists" && !isTied && blocks[0].positions.length === 1;
}

function isSameOrbit(coordinate: Coordinate, other: Coordinate): boolean {
  return coordinate.blocks[0].orbit.name === other.blocks[0].orbit.name;
}

function coordinateVerdict(coordinate: Coordinate): FindingVerdict {
  const { kind, blocks, isTied, size, dependsOnOtherCoordinates } = coordinate;
  if (kind === "group") {
    return blocks.length === 0 || isLinked(coordinate) ? "together" : "fewer";
  }
  const [{ positions, hasIdenticalPieces, twists }] = blocks;
  const n = BigInt(positions.length);
  if (kind === "permutation") {
    if (hasIdenticalPieces) return "alike";
    if (isTied) return "tied";
    let all = 1n;
    for (let i = 2n; i <= n; i++) all *= i;
    return size === all ? "all" : "even";
  }
  if (dependsOnOtherCoordinates) return "hidden";
  if (isTied) return "tied sum";
  return size === BigInt(twists) ** n ? "free" : "forced";
}

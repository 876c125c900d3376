import { describe } from "../indexing/check-input.ts";
import { checkDefinition, type CheckedPuzzle } from "./check-definition.ts";
import type { OrbitMove, PuzzleDefinition } from "./definition.ts";
import type { Layout, Transformation } from "./layout.ts";
import { readAlgorithm } from "./move-algorithm.ts";
import { findMove } from "./move-names.ts";

/**
 * A definition with further moves that are written as sequences of others, which may be
 * such sequences themselves.
 *
 * @param checked  what `checkDefinition` returns, where it has been called
 * @throws {RangeError} when a sequence cannot be read, or moves are made of each other in
 *         a circle; and what `definePuzzle` throws
 */
export function withDerivedMoves(
  definition: PuzzleDefinition,
  derived: ReadonlyMap<string, string>,
  checked?: CheckedPuzzle,
): PuzzleDefinition {
  if (derived.size === 0) return definition;
  const { layout, moves } = checked ?? checkDefinition(definition);
  const known = new Map(moves);
  const underWay = new Set<string>();
  for (const name of derived.keys()) make(name);
  const added = [...derived.keys()].map((name) => [
    name,
    toRows(known.get(name)!, layout),
  ]);
  return {
    ...definition,
    moves: Object.fromEntries([...Object.entries(definition.moves), ...added]),
  };

  function make(name: string): void {
    if (known.has(name)) return;
    if (underWay.has(name)) {
      throw new RangeError(`move ${describe(name)} is made of itself`);
    }
    underWay.add(name);
    try {
      const turn = readAlgorithm(derived.get(name)!, moveOf, layout);
      known.set(name, turn);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new RangeError(`move ${describe(name)}: ${why}`, { cause: error });
    }
  }

  function moveOf(written: string): Transformation {
    const base = written.replace(/\d*'?$/, "");
    for (const name of [written, base]) if (derived.has(name)) make(name);
    return findMove(written, known, layout);
  }
}

/** A transformation as the rows of each orbit that it changes. */
export function toRows(
  { source, twist }: Transformation,
  { orbits }: Layout,
): Record<string, OrbitMove> {
  const changed = orbits.filter(({ first, pieces }) =>
    Array.from({ length: pieces }, (_, i) => first + i).some(
      (at) => source[at] !== at || twist[at] !== 0,
    ),
  );
  return Object.fromEntries(
    changed.map(({ name, first, pieces }) => [
      name,
      {
        source: Array.from(
          source.subarray(first, first + pieces),
          (from) => from - first,
        ),
        twist: Array.from(twist.subarray(first, first + pieces)),
      },
    ]),
  );
}

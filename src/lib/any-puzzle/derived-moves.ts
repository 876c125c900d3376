import { describeValue } from "../indexing/check-input.ts";
import { checkDefinition, type CheckedPuzzle } from "./check-definition.ts";
import type { OrbitMove, PuzzleDefinition } from "./definition.ts";
import { parseSequence } from "./parse-sequence.ts";
import type { OrbitLayout, Transformation } from "./transformation.ts";

/**
 * Adds moves to a definition that are written as sequences of others, which may be such
 * sequences themselves.
 *
 * @param checked  the result of `checkDefinition`, if it was called before
 * @throws {RangeError} when a sequence cannot be parsed, or moves are defined by each
 *         other in a circle; and as `definePuzzle`
 */
export function addDerivedMoves(
  definition: PuzzleDefinition,
  derived: ReadonlyMap<string, string>,
  checked?: CheckedPuzzle,
): PuzzleDefinition {
  if (derived.size === 0) return definition;
  const { layout, moves } = checked ?? checkDefinition(definition);
  const turns = new Map(moves);
  const names = [...new Set([...turns.keys(), ...derived.keys()])];
  const inProgress = new Set<string>();
  for (const name of derived.keys()) resolve(name);
  const added = [...derived.keys()].map((name) => [
    name,
    toOrbitMoves(turns.get(name)!, layout),
  ]);
  return {
    ...definition,
    moves: Object.fromEntries([...Object.entries(definition.moves), ...added]),
  };

  function resolve(name: string): void {
    if (turns.has(name)) return;
    if (inProgress.has(name)) {
      throw new RangeError(`move ${describeValue(name)} is made of itself`);
    }
    inProgress.add(name);
    try {
      turns.set(name, parse(derived.get(name)!));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new RangeError(`move ${describeValue(name)}: ${why}`, { cause: error });
    }
  }

  function parse(text: string): Transformation {
    return parseSequence(text, names, turnOf, layout);
  }

  function turnOf(name: string): Transformation {
    resolve(name);
    return turns.get(name)!;
  }
}

/** Splits a transformation into the orbits that it changes. */
export function toOrbitMoves(
  { source, twist }: Transformation,
  { orbits }: OrbitLayout,
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

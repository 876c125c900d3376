import type { CheckedPuzzle } from "./check-definition.ts";
import type { OrbitRange } from "./transformation.ts";

/**
 * Positions of an orbit among which the moves take pieces: a piece of one block never
 * comes to another. Most orbits are one block; a piece that never moves is one alone.
 */
export interface OrbitBlock {
  /** The orbit's name, with the positions where it has several blocks. */
  readonly name: string;
  readonly orbit: OrbitRange;
  /** In the row of all positions, ascending. */
  readonly positions: readonly number[];
  /** How many twists of a piece can be told apart; where pieces differ in that, all. */
  readonly twists: number;
  /** The same for each piece, in the order in which they are solved. */
  readonly visibleTwists: readonly number[];
  /** Whether some of its pieces look alike. */
  readonly hasIdenticalPieces: boolean;
  /** Whether its pieces differ in how many of their twists can be told apart. */
  readonly hasMixedTwists: boolean;
}

/** The blocks in the order of their first positions. */
export function findBlocks({
  layout,
  moves,
  labels,
  visibleTwists,
}: CheckedPuzzle): OrbitBlock[] {
  const leader = Int32Array.from({ length: layout.length }, (_, position) => position);
  for (const { source } of moves.values()) {
    source.forEach((from, to) => join(from, to));
  }
  const blocks = new Map<number, number[]>();
  for (let position = 0; position < layout.length; position++) {
    const first = find(position);
    const block = blocks.get(first);
    if (block === undefined) blocks.set(first, [position]);
    else block.push(position);
  }
  return [...blocks.values()].map((positions) => {
    const blockVisibleTwists = positions.map((position) => visibleTwists[position]);
    const counts = new Set(blockVisibleTwists);
    const orbit = layout.orbits.findLast(({ first }) => first <= positions[0])!;
    const numbers = positions.map((position) => position - orbit.first);
    return {
      name:
        numbers.length === orbit.pieces
          ? orbit.name
          : `${orbit.name} ${numbers.join(" ")}`,
      orbit,
      positions,
      twists: counts.size === 1 ? visibleTwists[positions[0]] : orbit.twists,
      visibleTwists: blockVisibleTwists,
      hasIdenticalPieces:
        new Set(positions.map((position) => labels[position])).size < positions.length,
      hasMixedTwists: counts.size > 1,
    };
  });

  function find(position: number): number {
    let at = position;
    while (leader[at] !== at) {
      leader[at] = leader[leader[at]];
      at = leader[at];
    }
    return at;
  }

  /** The smaller of two leaders leads both, so that blocks come in order. */
  function join(a: number, b: number): void {
    const [low, high] = [find(a), find(b)].sort((x, y) => x - y);
    leader[high] = low;
  }
}

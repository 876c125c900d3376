import type { CheckedPuzzle } from "./check-definition.ts";
import type { OrbitRange } from "./transformation.ts";

/**
 * Positions of an orbit among which the moves take pieces: a piece never leaves its
 * block. Most orbits are one block; a piece that never moves is a block of its own.
 */
export interface OrbitBlock {
  /** The orbit's name, with the positions if the orbit has several blocks. */
  readonly name: string;
  readonly orbit: OrbitRange;
  /** Indices in the row of all positions, ascending. */
  readonly positions: readonly number[];
  /** How many twists of a piece look different; all twists if the pieces differ in that. */
  readonly twists: number;
  /** The same for each piece, by the position where it is solved. */
  readonly visibleTwists: readonly number[];
  /** Whether some pieces look alike. */
  readonly hasIdenticalPieces: boolean;
  /** Whether the pieces differ in how many twists look different. */
  readonly hasMixedTwists: boolean;
}

/** Returns the blocks in the order of their first positions (union-find). */
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

  /** The smaller root leads both, so that blocks are in order. */
  function join(a: number, b: number): void {
    const [low, high] = [find(a), find(b)].sort((x, y) => x - y);
    leader[high] = low;
  }
}

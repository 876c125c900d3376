import type { OrbitBlock } from "./blocks.ts";
import type { CheckedPuzzle } from "./check-definition.ts";
import { greatestCommonDivisor, type Transformation } from "./transformation.ts";
import type { FlatState } from "./flat-state.ts";

/**
 * A puzzle whose redundant twists are factored out.
 *
 * Sometimes the position of a piece determines its twist, wholly or in part: a wing of
 * the 4×4×4 never comes back twisted. Then twists are counted relative to a reference, in
 * units of what remains, so there are fewer of them.
 */
export interface NormalisedPuzzle {
  readonly moves: readonly Transformation[];
  /** The blocks with the remaining twists. */
  readonly blocks: readonly OrbitBlock[];
  /**
   * Reduces the twists of a state.
   *
   * @throws {RangeError} when no piece that comes to a position ever has such a twist
   */
  reduce(state: FlatState): FlatState;
  /** Restores all twists of a state: the inverse of reduce. */
  expand(state: FlatState): FlatState;
  /** The state after a move, both with reduced twists. */
  move(state: FlatState, turn: Transformation): FlatState;
}

export function normaliseTwists(
  puzzle: CheckedPuzzle,
  blocks: readonly OrbitBlock[],
): NormalisedPuzzle {
  const { layout, visibleTwists } = puzzle;
  const turns = [...puzzle.moves.values()];
  const reference = new Int32Array(layout.length);
  const step = new Int32Array(layout.length).fill(1);
  /** The number of twists at each position before the reduction. */
  const nTwists = new Int32Array(layout.length);
  const reduced = blocks.map((block): OrbitBlock => {
    const size = block.hasMixedTwists
      ? 1
      : fillReference(puzzle, block, turns, reference);
    for (const position of block.positions) {
      step[position] = size;
      nTwists[position] = block.twists;
      if (size === 1) reference[position] = 0;
    }
    return { ...block, twists: block.twists / size };
  });
  return { moves: turns.map(reduce), blocks: reduced, reduce, expand, move };

  function reduce({ source, twist }: FlatState): FlatState {
    const left = twist.map((twist, to) => {
      const modulus = nTwists[to];
      const from = source[to];
      const relative = (twist - reference[to] + reference[from]) % modulus;
      const steps = ((relative + modulus) % modulus) / step[to];
      if (!Number.isInteger(steps)) throw unreachableError(to);
      return steps;
    });
    return { source, twist: left };
  }

  function unreachableError(at: number): RangeError {
    const { orbit } = blocks.find(({ positions }) => positions.includes(at))!;
    return new RangeError(
      `no moves lead to this state: ${orbit.name}, position ${at - orbit.first}: ` +
        "its piece never comes there twisted like this",
    );
  }

  function expand({ source, twist }: FlatState): FlatState {
    const full = twist.map((left, to) => {
      const modulus = visibleTwists[source[to]];
      const total = left * step[to] + reference[to] - reference[source[to]];
      return ((total % modulus) + modulus) % modulus;
    });
    return { source, twist: full };
  }

  /** A plain loop, because coordinate tables call this for every value. */
  function move({ source, twist }: FlatState, turn: Transformation): FlatState {
    const newSource = new Int32Array(source.length);
    const newTwist = new Int32Array(source.length);
    for (let to = 0; to < newSource.length; to++) {
      const from = turn.source[to];
      newSource[to] = source[from];
      newTwist[to] =
        (twist[from] + turn.twist[to]) % (visibleTwists[newSource[to]] / step[to]);
    }
    return { source: newSource, twist: newTwist };
  }
}

/**
 * Fills in a reference: follows the moves from the first position of a block, and stores
 * the twist with which a piece arrives at each position. Arrivals with different twists
 * show which twists remain.
 *
 * @returns the greatest number such that twists modulo it follow from the position
 */
function fillReference(
  { labels, orientation }: CheckedPuzzle,
  { positions, twists }: OrbitBlock,
  turns: readonly Transformation[],
  reference: Int32Array,
): number {
  let size = twists;
  const first = positions[0];
  const visited = new Set([first]);
  const queue = [first];
  const arrivals = new Map<number, { to: number; twist: number }[]>();
  for (const { source, twist } of turns) {
    for (const to of positions) {
      const from = source[to];
      if (!arrivals.has(from)) arrivals.set(from, []);
      arrivals.get(from)!.push({ to, twist: twist[to] });
    }
  }
  for (const from of queue) {
    for (const { to, twist } of arrivals.get(from) ?? []) {
      const arrivingTwist = (reference[from] + twist) % twists;
      if (visited.has(to)) {
        size = greatestCommonDivisor(Math.abs(arrivingTwist - reference[to]), size);
        continue;
      }
      reference[to] = arrivingTwist;
      visited.add(to);
      queue.push(to);
    }
  }
  // Identical pieces must agree in their reference.
  const referenceByLabel = new Map<number, number>();
  for (const position of positions) {
    const twist = orientation[position] - reference[position];
    const before = referenceByLabel.get(labels[position]) ?? twist;
    referenceByLabel.set(labels[position], before);
    size = greatestCommonDivisor(Math.abs(twist - before), size);
  }
  return size;
}

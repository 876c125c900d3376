import type { CheckedPuzzle } from "./check-definition.ts";
import type { OrbitBlock } from "./blocks.ts";
import { checkRow, isObject } from "./check-rows.ts";
import type { PuzzleState } from "./definition.ts";
import { describeValue } from "../indexing/check-input.ts";
import type { Transformation } from "./transformation.ts";

/**
 * A state in flat arrays, relative to the identity: for each position, the position where
 * its piece is solved, and its twist relative to that. Identical pieces share the first
 * of their positions.
 */
export type FlatState = Transformation;

/** Translates between public states and flat ones. */
export interface StateCodec {
  readonly solved: PuzzleState;
  /** @throws when it does not have this puzzle's pieces; reachability is not checked */
  toFlat(state: PuzzleState): FlatState;
  toState(state: FlatState): PuzzleState;
  move(state: FlatState, turn: Transformation): FlatState;
}

export function createStateCodec(
  puzzle: CheckedPuzzle,
  blocks: readonly OrbitBlock[],
): StateCodec {
  const { layout, labels, orientation, visibleTwists } = puzzle;
  /** For each block, the position where each label is solved. */
  const homes = blocks.map(homesOf);
  const blockAt = new Int32Array(layout.length);
  blocks.forEach(({ positions }, i) => positions.forEach((at) => (blockAt[at] = i)));
  const start = {
    source: Int32Array.from(labels, (label, at) => homes[blockAt[at]].get(label)!),
    twist: new Int32Array(layout.length),
  };
  start.source.forEach((home, at) => {
    start.twist[at] =
      (visibleTwists[home] + orientation[at] - orientation[home]) % visibleTwists[home];
  });
  return { solved: freezeState(toState(start)), toFlat, toState, move };

  function homesOf({ positions }: OrbitBlock): Map<number, number> {
    const homes = new Map<number, number>();
    for (const position of positions) {
      if (!homes.has(labels[position])) homes.set(labels[position], position);
    }
    return homes;
  }

  function move({ source, twist }: FlatState, turn: Transformation): FlatState {
    const newSource = turn.source.map((from) => source[from]);
    return {
      source: newSource,
      twist: turn.source.map(
        (from, to) => (twist[from] + turn.twist[to]) % visibleTwists[newSource[to]],
      ),
    };
  }

  function toState({ source, twist }: FlatState): PuzzleState {
    return Object.fromEntries(
      layout.orbits.map(({ name, first, pieces }) => {
        const homes = Array.from(source.subarray(first, first + pieces));
        return [
          name,
          {
            permutation: homes.map((home) => labels[home]),
            orientation: homes.map(
              (home, i) => (orientation[home] + twist[first + i]) % visibleTwists[home],
            ),
          },
        ];
      }),
    );
  }

  function toFlat(state: PuzzleState): FlatState {
    if (!isObject(state)) {
      throw new TypeError(
        `a state is ${describeValue(state)}; expected its orbits by name`,
      );
    }
    const source = new Int32Array(layout.length);
    const twist = new Int32Array(layout.length);
    for (const { name, first, pieces, twists } of layout.orbits) {
      const part = Object.hasOwn(state, name) ? state[name] : undefined;
      const where = `orbit ${describeValue(name)}`;
      if (!isObject(part)) {
        const expected = "expected {permutation, orientation}";
        throw new TypeError(
          `${where} of the state is ${describeValue(part)}; ${expected}`,
        );
      }
      const row = checkRow(`${where}: permutation`, part.permutation, pieces, pieces);
      const twistRow = checkRow(
        `${where}: orientation`,
        part.orientation,
        pieces,
        twists,
      );
      row.forEach((label, i) => {
        const at = first + i;
        const home = homes[blockAt[at]].get(label);
        if (home === undefined) {
          throw new RangeError(
            `${where}: permutation[${i}] is ${label}, a piece that never comes there`,
          );
        }
        source[at] = home;
        twist[at] =
          (visibleTwists[home] +
            (twistRow[i] % visibleTwists[home]) -
            orientation[home]) %
          visibleTwists[home];
      });
    }
    assertCounts(source);
    return { source, twist };
  }

  function assertCounts(source: Int32Array): void {
    const left = new Int32Array(layout.length);
    for (const home of start.source) left[home]++;
    source.forEach((home, at) => {
      if (--left[home] >= 0) return;
      const { name, first } = blocks[blockAt[at]].orbit;
      throw new RangeError(
        `orbit ${describeValue(name)}: permutation[${at - first}] is ${labels[home]}, ` +
          "a piece that is already in another position",
      );
    });
  }
}

/** All callers share the solved state. */
function freezeState(state: PuzzleState): PuzzleState {
  for (const part of Object.values(state)) {
    Object.freeze(part.permutation);
    Object.freeze(part.orientation);
    Object.freeze(part);
  }
  return Object.freeze(state);
}

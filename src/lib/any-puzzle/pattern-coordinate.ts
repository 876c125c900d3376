import type { Coordinate, StateDraft } from "./coordinate.ts";
import { countPatterns } from "./count-patterns.ts";
import type { Transformation } from "./transformation.ts";
import type { NormalisedPuzzle } from "./normalise-twists.ts";
import { chainOf } from "./group-order.ts";
import type { FlatState } from "./flat-state.ts";
import { UnrankableError } from "./unrankable-error.ts";
import {
  imagesOf,
  permutesOddly,
  placedBlocks,
  countPoints,
  type GroupAction,
} from "./group-actions.ts";

/** The limit of listed patterns: about 100 MB. */
const MAX_PATTERNS = 300_000;

/**
 * The coordinate of a group that acts on identical pieces: the index of a pattern in the
 * list of all patterns that moves reach. Identical pieces make patterns of a group's
 * elements, and no product of digits gives their number. They are counted as the order of
 * the group divided by the order of the subgroup that changes nothing visible, and listed in
 * lexicographic order when an index is first needed. Too many patterns have no indices.
 *
 * @throws {UnrankableError} when they can neither be counted nor listed
 */
export function patternCoordinate(
  moves: readonly Transformation[],
  actions: readonly GroupAction[],
  start: FlatState,
  move: NormalisedPuzzle["move"],
  name: string,
  reason: string,
): Coordinate {
  const sums = new Map(
    actions.map(({ block }) => [block, sumOf(start.twist, block.positions)]),
  );
  const { order } = chainOf(moves, actions);
  const generators = moves.map((turn) => imagesOf(turn, actions));
  const count = countPatterns(generators, coloursOf(actions, start), order);
  let numbering: ReturnType<typeof numberPatterns> | undefined;
  const numbered = () => (numbering ??= numberPatterns());
  const size = count ?? BigInt(numbered().patterns.length);
  return {
    name,
    size,
    isUnlisted: size > MAX_PATTERNS,
    radices: [],
    kind: "group",
    blocks: placedBlocks(actions),
    boundBlocks: actions.map(({ block }) => block),
    isTied: false,
    reason,
    rank(state) {
      const index = numbered().numbers.get(patternOf(state).join());
      if (index !== undefined) return index;
      throw new RangeError(
        `no moves lead to this state: ${name} never looks like this`,
      );
    },
    unrank(index, draft) {
      writePattern(numbered().patterns[Number(index)], draft);
    },
  };

  function numberPatterns() {
    if (count !== undefined && count > MAX_PATTERNS) {
      throw new UnrankableError(
        `${name}: ${count} patterns of pieces that look alike are too many to be listed, ` +
          `so states have no numbers; expected ${MAX_PATTERNS} at most`,
      );
    }
    const patterns = listPatterns();
    const numbers = new Map(patterns.map((pattern, index) => [pattern.join(), index]));
    return { patterns, numbers };
  }

  function listPatterns(): number[][] {
    const patterns = [patternOf(start)];
    const keys = new Set([patterns[0].join()]);
    // One state for each pattern: the rest of the state does not matter.
    const states = [start];
    for (let at = 0; at < states.length; at++) {
      for (const turn of moves) {
        const next = move(states[at], turn);
        const pattern = patternOf(next);
        const key = pattern.join();
        if (keys.has(key)) continue;
        if (patterns.length === MAX_PATTERNS) {
          throw new UnrankableError(
            `${name}: more than ${MAX_PATTERNS} patterns of pieces that look alike ` +
              `cannot be listed; if all pieces were different, there would be ${order}`,
          );
        }
        keys.add(key);
        patterns.push(pattern);
        states.push(next);
      }
    }
    return patterns.sort(compareRows);
  }

  function patternOf({ source, twist }: FlatState): number[] {
    return actions.flatMap(({ kind, block }) => {
      const { positions, twists } = block;
      if (kind === "parity") return Number(permutesOddly(source, positions));
      if (kind === "sum") {
        return (
          (sumOf(twist, positions) - sums.get(block)! + twists * positions.length) %
          twists
        );
      }
      const homes = positions.map((at) => source[at]);
      return kind === "positions"
        ? homes
        : [...homes, ...positions.map((at) => twist[at])];
    });
  }

  function writePattern(pattern: readonly number[], draft: StateDraft): void {
    let at = 0;
    for (const { kind, block } of actions) {
      const { positions } = block;
      if (kind === "parity") {
        if (pattern[at++] === 1) draft.odd.add(block);
      } else if (kind === "sum") {
        draft.sums.set(block, pattern[at++]);
      } else {
        for (const position of positions) draft.source[position] = pattern[at++];
        if (kind === "positions") continue;
        for (const position of positions) draft.twist[position] = pattern[at++];
      }
    }
  }
}

/**
 * A colour for each point, such that moves that preserve colours change nothing visible.
 */
function coloursOf(
  actions: readonly GroupAction[],
  { source, twist }: FlatState,
): number[] {
  return actions.flatMap((action) => {
    const { kind, block } = action;
    const points = Array.from({ length: countPoints(action) }, (_, point) => point);
    if (kind === "parity" || kind === "sum") return points;
    const { positions, visibleTwists, twists } = block;
    const facets = kind === "stickers" ? twists : 1;
    return points.map((point) => {
      const at = positions[Math.floor(point / facets)];
      const home = source[at];
      const nTwists = block.hasMixedTwists
        ? visibleTwists[positions.indexOf(home)]
        : twists;
      const shifted =
        kind === "stickers" ? (twist[at] + (point % facets)) % nTwists : 0;
      return home * twists + shifted;
    });
  });
}

function sumOf(twist: ArrayLike<number>, positions: readonly number[]): number {
  return positions.reduce((sum, at) => sum + twist[at], 0);
}

function compareRows(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at === -1 ? 0 : a[at] - b[at];
}

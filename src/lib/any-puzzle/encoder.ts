import type { OrbitBlock } from "./blocks.ts";
import { type Coordinate, type StateDraft, MAX_EXACT } from "./coordinate.ts";
import { explainGroup, explainPermutations, explainTwists } from "./explain.ts";
import type { NormalisedPuzzle } from "./normalise-twists.ts";
import { groupCoordinate } from "./group-coordinate.ts";
import type { BlockAnalysis } from "./analyse-blocks.ts";
import { patternCoordinate } from "./pattern-coordinate.ts";
import { multisetCoordinate, permutationCoordinate } from "./permutation-coordinate.ts";
import type { FlatState } from "./flat-state.ts";
import { visibleTwistCoordinate, twistCoordinate } from "./twist-coordinate.ts";
import type { GroupAction } from "./group-actions.ts";

/**
 * Builds the coordinates whose product numbers all states without gaps, most significant
 * first: linked ones, then the permutation and the twists of each block.
 */
export function buildCoordinates(
  names: readonly string[],
  { parts, linked, own }: BlockAnalysis,
  { moves, move }: NormalisedPuzzle,
  start: FlatState,
): Coordinate[] {
  const moveTurns = moves.map((turn, i) => ({ name: names[i], turn }));
  const coordinates: Coordinate[] = [];
  if (linked.length > 0) coordinates.push(groupOf(linked));
  for (const part of parts) {
    for (const one of own) {
      if (one.block === part.block && one.kind !== "sum")
        coordinates.push(groupOf([one]));
    }
    if (
      part.permutations === "all" ||
      part.permutations === "even" ||
      part.permutations === "tied"
    ) {
      const reason = explainPermutations(moveTurns, part, linked);
      coordinates.push(
        part.block.hasIdenticalPieces
          ? multisetCoordinate(part, start.source, reason)
          : permutationCoordinate(part, reason),
      );
    }
    for (const one of own) {
      if (one.block === part.block && one.kind === "sum")
        coordinates.push(groupOf([one]));
    }
    if (part.twists === "seen") coordinates.push(visibleTwistCoordinate(part.block));
    if (part.twists === "any" || part.twists === "zero" || part.twists === "tied") {
      const reason = explainTwists(moveTurns, part, linked);
      coordinates.push(twistCoordinate(part, startSum(part.block), reason));
    }
  }
  return coordinates;

  function groupOf(actions: readonly GroupAction[]): Coordinate {
    const { name, reason } = explainGroup(actions);
    const showsPatterns = actions.some(({ kind, block }) =>
      kind === "positions" || kind === "stickers"
        ? block.hasIdenticalPieces || (kind === "stickers" && block.hasMixedTwists)
        : startSum(block) !== 0,
    );
    return showsPatterns
      ? patternCoordinate(moves, actions, start, move, name, reason)
      : groupCoordinate(moves, actions, name, reason);
  }

  function startSum({ positions }: OrbitBlock): number {
    return positions.reduce((sum, at) => sum + start.twist[at], 0);
  }
}

/** The index of a state: the coordinates' values are digits of a mixed radix. */
export function rankFlat(coordinates: readonly Coordinate[], state: FlatState): number {
  let index = 0;
  for (const one of coordinates) {
    index = index * Number(one.size) + Number(one.rank(state));
  }
  return index;
}

/** The same as a bigint, for puzzles of more than 2^53 states. */
export function rankFlatBig(
  coordinates: readonly Coordinate[],
  state: FlatState,
): bigint {
  let index = 0n;
  for (const one of coordinates) index = index * one.size + BigInt(one.rank(state));
  return index;
}

/** The state with an index. Unchecked: the caller guarantees that it is in range. */
export function unrankFlat(
  coordinates: readonly Coordinate[],
  index: bigint,
  start: FlatState,
): FlatState {
  return stateFromDigits(coordinates, splitStateIndexBig(coordinates, index), start);
}

/** The state whose coordinates have these values. Unchecked, as `unrankFlat`. */
export function stateFromDigits(
  coordinates: readonly Coordinate[],
  digits: readonly (number | bigint)[],
  start: FlatState,
): FlatState {
  const draft = createDraft(start);
  // Groups first: they determine the parities and sums of the others.
  for (const isGroup of [true, false]) {
    coordinates.forEach((one, i) => {
      if ((one.kind === "group") === isGroup) one.unrank(digits[i], draft);
    });
  }
  return { source: draft.source, twist: draft.twist };
}

/** Splits an index into the coordinates' values, if all are exact numbers. */
export function splitStateIndex(
  coordinates: readonly Coordinate[],
  index: number,
): number[] {
  const digits = new Array<number>(coordinates.length);
  let rest = index;
  for (let i = coordinates.length - 1; i >= 0; i--) {
    const size = Number(coordinates[i].size);
    digits[i] = rest % size;
    rest = (rest - digits[i]) / size;
  }
  return digits;
}

/** Joins the values of some coordinates into one index. */
export function joinStateIndex(
  coordinates: readonly Coordinate[],
  digits: readonly number[],
): number {
  return coordinates.reduce(
    (index, { size }, i) => index * Number(size) + digits[i],
    0,
  );
}

/** Splits an index of any size into the coordinates' values. */
function splitStateIndexBig(
  coordinates: readonly Coordinate[],
  index: bigint,
): (number | bigint)[] {
  let rest = index;
  return coordinates
    .toReversed()
    .map(({ size }) => {
      const digit = rest % size;
      rest /= size;
      return size <= MAX_EXACT ? Number(digit) : digit;
    })
    .reverse();
}

export function createDraft({ source, twist }: FlatState): StateDraft {
  return {
    source: source.slice(),
    twist: twist.slice(),
    odd: new Set(),
    sums: new Map(),
  };
}

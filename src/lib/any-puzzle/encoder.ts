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
 * The coordinates whose product numbers all positions without gaps, most significant
 * first: what is linked, then for each block its permutation and its twists.
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

/** A position's number: the coordinates' numbers as the digits of a mixed radix. */
export function rankFlat(
  coordinates: readonly Coordinate[],
  position: FlatState,
): number {
  let index = 0;
  for (const one of coordinates) {
    index = index * Number(one.size) + Number(one.rank(position));
  }
  return index;
}

/** The same as a bigint, for puzzles of more than 2^53 positions. */
export function rankFlatBig(
  coordinates: readonly Coordinate[],
  position: FlatState,
): bigint {
  let index = 0n;
  for (const one of coordinates) index = index * one.size + BigInt(one.rank(position));
  return index;
}

/** The position with a number. Unchecked: the caller guarantees that there is one. */
export function unrankFlat(
  coordinates: readonly Coordinate[],
  index: bigint,
  start: FlatState,
): FlatState {
  return stateFromDigits(coordinates, splitStateIndexBig(coordinates, index), start);
}

/** The position whose coordinates have these numbers. Unchecked, as `unrankWith`. */
export function stateFromDigits(
  coordinates: readonly Coordinate[],
  digits: readonly (number | bigint)[],
  start: FlatState,
): FlatState {
  const draft = createDraft(start);
  // What hangs together is asked first: it says which parities and sums the others have.
  for (const isGroup of [true, false]) {
    coordinates.forEach((one, i) => {
      if ((one.kind === "group") === isGroup) one.unrank(digits[i], draft);
    });
  }
  return { source: draft.source, twist: draft.twist };
}

/** The coordinates' numbers in a position's number, where all of them are exact. */
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

/** The number that digits stand for: the inverse, for some of the coordinates. */
export function joinStateIndex(
  coordinates: readonly Coordinate[],
  digits: readonly number[],
): number {
  return coordinates.reduce(
    (index, { size }, i) => index * Number(size) + digits[i],
    0,
  );
}

/** The coordinates' numbers in a position's number of any size. */
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

/** A draft in which nothing is written yet. */
export function createDraft({ source, twist }: FlatState): StateDraft {
  return {
    source: source.slice(),
    twist: twist.slice(),
    odd: new Set(),
    sums: new Map(),
  };
}

import type { OrbitBlock } from "../lib/any-puzzle/blocks.ts";
import type { CheckedPuzzle } from "../lib/any-puzzle/check-definition.ts";
import type { Coordinate } from "../lib/any-puzzle/coordinate.ts";
import type { PuzzleDefinition } from "../lib/any-puzzle/definition.ts";
import { definePuzzle, internalsOf, type Puzzle } from "../lib/any-puzzle/puzzle.ts";
import { countMultiset } from "../lib/indexing/multiset.ts";

/**
 * The ways to put the pieces of a puzzle together by hand, and why moves reach only some.
 */
export interface Assemblies {
  /**
   * Each piece can be in any position of its orbit, twisted in any way. Assemblies that look
   * the same count once.
   */
  readonly count: bigint;
  /** Their product is the fraction of the assemblies that moves reach. */
  readonly restrictions: readonly Restriction[];
}

/** A fraction in lowest terms: 1 in 42, or 2 in 3. */
export interface Fraction {
  readonly part: bigint;
  readonly whole: bigint;
}

/** An invariant of the moves, and the fraction of assemblies that it leaves. */
export interface Restriction extends Fraction {
  /** A sentence without its full stop. */
  readonly reason: string;
}

/** @throws {RangeError} when the puzzle is too large to be numbered */
export function assembliesOf(puzzle: Puzzle | PuzzleDefinition): Assemblies {
  const { checked, normalised, coordinates } = internalsOf(definePuzzle(puzzle));
  return {
    count: countAssemblies(checked),
    restrictions: [
      ...exchangeRestrictions(checked, normalised.blocks),
      ...twistRestrictions(checked, normalised.blocks),
      ...coordinateRestrictions(checked, normalised.blocks, coordinates()),
    ].filter(({ part, whole }) => part !== whole),
  };
}

export function reduceFraction(part: bigint, whole: bigint): Fraction {
  let [divisor, rest] = [part, whole];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return { part: part / divisor, whole: whole / divisor };
}

function countAssemblies({ layout, labels, visibleTwists }: CheckedPuzzle): bigint {
  const orders = layout.orbits.map(({ first, pieces }) =>
    countOrders(labels.subarray(first, first + pieces)),
  );
  return product([...orders, ...Array.from(visibleTwists, BigInt)]);
}

/** The number of distinct permutations of pieces with these labels. */
function countOrders(labels: ArrayLike<number>): bigint {
  const counts = new Map<number, number>();
  for (const label of Array.from(labels)) {
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return countMultiset([...counts.values()]);
}

/** Restrictions from pieces that never move, and sets that moves never mix. */
function exchangeRestrictions(
  { layout, labels }: CheckedPuzzle,
  blocks: readonly OrbitBlock[],
): Restriction[] {
  return layout.orbits.flatMap(({ name, first, pieces }) => {
    const orbitBlocks = blocks.filter(({ orbit }) => orbit.name === name);
    const movedBlocks = orbitBlocks.filter(({ positions }) => positions.length > 1);
    const movedPositions = movedBlocks.flatMap(({ positions }) => positions);
    const fixed = orbitBlocks
      .filter(({ positions }) => positions.length === 1)
      .map(({ positions }) => positions[0] - first);
    const nAll = countOrders(labels.subarray(first, first + pieces));
    const nMoved = countOrders(labelsAt(movedPositions));
    const nInSets = product(
      movedBlocks.map(({ positions }) => countOrders(labelsAt(positions))),
    );
    return [
      {
        ...reduceFraction(nMoved, nAll),
        reason:
          fixed.length === pieces
            ? `no move takes a piece of ${name} to another position`
            : `no move takes ${pieceNames(fixed)} of ${name} to another position`,
      },
      {
        ...reduceFraction(nInSets, nMoved),
        reason: `the moves never mix ${setNames(movedBlocks)}`,
      },
    ];
  });

  function labelsAt(positions: readonly number[]): number[] {
    return positions.map((at) => labels[at]);
  }
}

/** More sets are counted instead of named. */
const MAX_NAMED_SETS = 4;

function setNames(blocks: readonly OrbitBlock[]): string {
  if (blocks.length > MAX_NAMED_SETS) {
    return `the ${blocks.length} sets of pieces of ${blocks[0].orbit.name}`;
  }
  return listOf(blocks.map(({ name }) => name));
}

/**
 * Restrictions from pieces that are never twisted, or whose position determines the twist.
 */
function twistRestrictions(
  { layout, moves }: CheckedPuzzle,
  blocks: readonly OrbitBlock[],
): Restriction[] {
  const turns = [...moves.values()];
  return layout.orbits.flatMap(({ name, first, pieces }) => {
    const restricted = blocks.filter(
      (block) =>
        block.orbit.name === name &&
        countTwists(block) < product(visibleTwistCounts(block)),
    );
    const isUntwisted = ({ positions }: OrbitBlock) =>
      turns.every(({ twist }) => positions.every((at) => twist[at] === 0));
    const untwisted = restricted.filter(isUntwisted);
    const positionsInOrbit = untwisted.flatMap(({ positions }) =>
      positions.map((at) => at - first),
    );
    return [
      {
        ...remainingFraction(untwisted),
        reason:
          positionsInOrbit.length === pieces
            ? `no move twists a piece of ${name}`
            : `no move twists ${pieceNames(positionsInOrbit)} of ${name}`,
      },
      {
        ...remainingFraction(restricted.filter((block) => !isUntwisted(block))),
        reason: `the position of a piece of ${name} determines how it can be twisted`,
      },
    ];
  });

  function remainingFraction(parts: readonly OrbitBlock[]): Fraction {
    return reduceFraction(
      product(parts.map(countTwists)),
      product(parts.flatMap(visibleTwistCounts)),
    );
  }
}

/** Restrictions of permutations and twists, one for each independent coordinate. */
function coordinateRestrictions(
  { labels }: CheckedPuzzle,
  blocks: readonly OrbitBlock[],
  coordinates: readonly Coordinate[],
): Restriction[] {
  // Only a linked group has several blocks, or one block twice.
  const linked = coordinates.find(
    ({ kind, boundBlocks }) => kind === "group" && boundBlocks.length > 1,
  );
  return coordinates
    .filter(({ isTied }) => !isTied)
    .map((one): Restriction => {
      const tied = one.kind === "group" ? coordinates.filter(isTiedTo(one)) : [];
      const whole = product(blocks.map((block) => countWays(block, [one, ...tied])));
      const part = product([one, ...tied].map(({ size }) => size));
      return { ...reduceFraction(part, whole), reason: restrictionReason(one, tied) };
    });

  function isTiedTo(group: Coordinate) {
    return ({ kind, isTied, boundBlocks: [block] }: Coordinate) =>
      isTied && tyingGroup(kind, block) === group;
  }

  /** The group that determines the permutation or the twists of a block. */
  function tyingGroup(
    kind: Coordinate["kind"],
    block: OrbitBlock,
  ): Coordinate | undefined {
    const ownSum = coordinates.find(
      ({ kind, blocks, boundBlocks }) =>
        kind === "group" &&
        blocks.length === 0 &&
        boundBlocks.length === 1 &&
        boundBlocks[0] === block,
    );
    return kind === "twists" ? (ownSum ?? linked) : linked;
  }

  /** The number of assemblies of a block, as far as these coordinates index it. */
  function countWays(block: OrbitBlock, parts: readonly Coordinate[]): bigint {
    const ownCoordinates = coordinates.filter(({ blocks }) => blocks.includes(block));
    const has = (kind: Coordinate["kind"]) =>
      ownCoordinates.some((one) => one.kind === kind);
    const groups = parts.filter(
      (one) => one.kind === "group" && ownCoordinates.includes(one),
    );
    const isPlaced =
      groups.length > 0 ||
      parts.some((one) => one.kind === "permutation" && ownCoordinates.includes(one));
    const isTwisted =
      parts.some((one) => one.kind === "twists" && ownCoordinates.includes(one)) ||
      (groups.length > 0 && !has("twists"));
    const orders = isPlaced ? countOrders(block.positions.map((at) => labels[at])) : 1n;
    return isTwisted ? orders * countTwists(block) : orders;
  }
}

function restrictionReason(one: Coordinate, tied: readonly Coordinate[]): string {
  if (one.boundBlocks.length > 1) {
    return `${one.name.replace(/, (?=[^,]*$)/, " and ")} depend on each other, so not every combination occurs`;
  }
  return (tied[0] ?? one).reason;
}

/** The number of twists of a block that the positions leave open. */
function countTwists(block: OrbitBlock): bigint {
  const { hasMixedTwists, positions, twists } = block;
  return hasMixedTwists
    ? product(visibleTwistCounts(block))
    : BigInt(twists) ** BigInt(positions.length);
}

function visibleTwistCounts({ visibleTwists }: OrbitBlock): bigint[] {
  return visibleTwists.map(BigInt);
}

function pieceNames(positions: readonly number[]): string {
  return positions.length === 1
    ? `the piece in position ${positions[0]}`
    : `the pieces in positions ${listOf(positions)}`;
}

function listOf(items: readonly (number | string)[]): string {
  return items.join(", ").replace(/, (?=[^,]*$)/, " and ");
}

function product(factors: readonly bigint[]): bigint {
  return factors.reduce((nAll, one) => nAll * one, 1n);
}

import { factorial } from "../indexing/factoradic.ts";
import { arrange } from "./arrangements.ts";
import { bitSearch, type BitPlace } from "./bit-distances.ts";
import { byteSearch, stepsInTable } from "./byte-distances.ts";
import type { Coordinate } from "./coordinate.ts";
import { tabulate } from "./coordinate-table.ts";
import { digitsOf, unrankWith } from "./encoder.ts";
import { longPermutations } from "./long-permutations.ts";
import type { Step } from "./move-names.ts";
import type { PuzzleInside } from "./puzzle.ts";
import type { DepthSearch } from "./search-depths.ts";
import { simdSearch } from "./simd-distances.ts";
import { type TwistedHome, type TwistSets, twistSetsOf } from "./twist-sets.ts";
import { placesIn } from "./witnesses.ts";

/** The most entries of a table of arrangements and steps. */
const MAX_ENTRIES = 60_000_000;

/** A search, and where in what it found each position stands. */
export interface Places {
  readonly search: DepthSearch;
  /** The distance of a position, by its number. Unchecked. */
  depthOf(index: number): number;
}

/**
 * Chooses how the positions of a puzzle are searched: with bits for twists, where there
 * are enough of them, or with a byte for each position.
 */
export function placesOf(
  inside: PuzzleInside,
  steps: readonly Step[],
  goals: readonly number[],
): Places {
  const { gauged, start } = inside;
  const all = inside.coordinates();
  const isBits = ({ kind, blocks }: Coordinate) =>
    kind === "twists" && !blocks[0].hasAlike;
  const homes = all.filter(isBits).flatMap(freeTwists);
  const sets = homes.length > 0 ? twistSetsOf(homes) : undefined;
  const arranged = sets === undefined ? all : all.filter((one) => !isBits(one));
  const [alone] = arranged;
  if (arranged.length === 1 && isLongPermutation(alone)) {
    return placesOfLong(inside, alone, steps, goals);
  }
  const count = arranged.reduce((product, { size }) => product * Number(size), 1);
  if (count * steps.length > MAX_ENTRIES) {
    throw new RangeError(
      `the puzzle has ${count} arrangements and ${steps.length} moves of one step; ` +
        `expected a table of ${MAX_ENTRIES} entries at most`,
    );
  }
  const tables = arranged.map((one) => tabulate(one, all, steps, gauged, start));
  const arrangements = arrange(tables, steps, gauged, start, sets);
  if (sets === undefined) {
    const search = byteSearch(stepsInTable(arrangements.after, count), goals);
    return { search, depthOf: (index) => search.distance[index] };
  }
  const given = [arrangements, sets, steps.length, goals.map(placeOf)] as const;
  const search = simdSearch(...given) ?? bitSearch(...given);
  return { search, depthOf: (index) => search.depthOf(...placeOf(index)) };

  function placeOf(index: number): BitPlace {
    const digits = digitsOf(all, BigInt(index));
    let arrangement = 0;
    all.forEach((one, i) => {
      if (!isBits(one))
        arrangement = arrangement * Number(one.size) + Number(digits[i]);
    });
    const { source, twist } = unrankWith(all, BigInt(index), start);
    let row = 0;
    let bit = 0;
    for (const piece of (sets as TwistSets).pieces) {
      const at = piece.block.positions.find(
        (position) => source[position] === piece.home,
      )!;
      if (piece.row > 0) row += twist[at] * piece.row;
      else bit += twist[at] * piece.bit;
    }
    return [arrangement, row, bit];
  }
}

/** The pieces whose twists can be any: those of the others follow from them. */
function freeTwists({ blocks: [block], size }: Coordinate): TwistedHome[] {
  const homes = block.positions.map((home, i) => ({
    block,
    home,
    twists: block.seen[i],
  }));
  if (block.isMixed) return homes.filter(({ twists }) => twists > 1);
  const free = Math.round(Math.log(Number(size)) / Math.log(block.twists));
  return homes.slice(0, free).map((one) => ({ ...one, twists: block.twists }));
}

/** From so many pieces on, a table of all permutations and moves would be too large. */
const LONG = 9;

function isLongPermutation({ kind, isTied, blocks }: Coordinate): boolean {
  return (
    kind === "permutation" &&
    !isTied &&
    !blocks[0].hasAlike &&
    blocks[0].positions.length >= LONG
  );
}

function placesOfLong(
  { start, coordinates }: PuzzleInside,
  permutation: Coordinate,
  steps: readonly Step[],
  goals: readonly number[],
): Places {
  const { positions } = permutation.blocks[0];
  const n = positions.length;
  const place = placesIn(positions);
  const landings = steps.map(({ turn }) => rowOf(turn.source));
  const long = longPermutations(n, permutation.size < factorial(n), landings);
  const search = byteSearch(long, goals.map(placeOf));
  return { search, depthOf: (index) => search.distance[placeOf(index)] };

  function placeOf(index: number): number {
    return long.placeOf(rowOf(unrankWith(coordinates(), BigInt(index), start).source));
  }

  /** For each piece, the place to which it has come. */
  function rowOf(source: ArrayLike<number>): number[] {
    const row = new Array<number>(n);
    positions.forEach((at, to) => (row[place.get(source[at])!] = to));
    return row;
  }
}

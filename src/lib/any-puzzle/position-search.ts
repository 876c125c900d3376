import { factorial } from "../indexing/factoradic.ts";
import { arrange } from "./arrangements.ts";
import { bitSearch } from "./bit-distances.ts";
import { type BitPlace, stepsOfBits } from "./bit-places.ts";
import type { Coordinate } from "./coordinate.ts";
import { tabulate } from "./coordinate-table.ts";
import { depthByWalking } from "./depth-notes.ts";
import { depthSearch } from "./depth-search.ts";
import { positionWith, rankWith, smallDigitsOf } from "./encoder.ts";
import { longPermutations } from "./long-permutations.ts";
import { noteSearch } from "./note-search.ts";
import type { PuzzleInside } from "./puzzle.ts";
import type { DepthSearch } from "./search-depths.ts";
import { simdSearch } from "./simd-distances.ts";
import {
  type PlaceSearch,
  type SteppedPlaces,
  steppedPlaces,
  stepsInTable,
} from "./stepped-places.ts";
import type { Step } from "./steps.ts";
import { type TwistedHome, type TwistSets, twistSetsOf } from "./twist-sets.ts";
import { placesIn } from "./witnesses.ts";

/** The most entries of a table of arrangements and steps. */
const MAX_ENTRIES = 60_000_000;

/** A search that tells depths by the numbers of positions. */
export interface PositionSearch extends DepthSearch {
  depthOf(index: number): number;
}

/**
 * Chooses how the positions of a puzzle are searched: with bits for twists, where there
 * are enough of them, with two bits for each permutation of many pieces, or by a table.
 * Where moves do not all cost 1, each position has two bytes.
 */
export function positionSearch(
  inside: PuzzleInside,
  steps: readonly Step[],
  goals: readonly number[],
): PositionSearch {
  const { gauged, start } = inside;
  const all = inside.coordinates();
  const { sets, chosen } = chooseBits(all);
  const arranged = all.filter((one) => !chosen.includes(one));
  const costs = steps.map(({ cost }) => cost);
  const isPlain = costs.every((cost) => cost === 1);
  const [alone, another] = arranged.filter(({ size }) => size > 1n);
  if (!sets && alone && !another && isLongPermutation(alone)) {
    const { places, placeOf } = placesOfLong(inside, alone, steps);
    return isPlain
      ? numbered(noteSearch(places, goals.map(placeOf)), placeOf)
      : numbered(depthSearch(places, costs, goals.map(placeOf)), placeOf);
  }
  const count = arranged.reduce((product, { size }) => product * Number(size), 1);
  if (count * steps.length > MAX_ENTRIES) {
    throw new RangeError(
      `the puzzle has ${count} arrangements and ${steps.length} moves of one step; ` +
        `expected a table of ${MAX_ENTRIES} entries at most`,
    );
  }
  if (arranged.some(({ dependsOnOthers }) => dependsOnOthers)) {
    return depthSearch(stepsInTable(tableByNumber(), count), costs, goals);
  }
  const tables = arranged.map((one) => tabulate(one, all, steps, gauged, start));
  const arrangements = arrange(tables, steps, gauged, start, sets);
  if (sets === undefined) {
    return depthSearch(stepsInTable(arrangements.after, count), costs, goals);
  }
  const after = stepsOfBits(arrangements, sets, steps.length);
  if (!isPlain) {
    const places = steppedPlaces(count * sets.rows * sets.bits, steps.length, after);
    return numbered(depthSearch(places, costs, goals.map(placeOf)), placeOf);
  }
  const given = [arrangements, sets, steps.length, goals.map(placeOf)] as const;
  const { deepen, noteOf } = simdSearch(...given) ?? bitSearch(...given);
  const places = { nSteps: steps.length, noteOf, after };
  return { deepen, depthOf: (index) => depthByWalking(placeOf(index), places) };

  /** Where each step takes each position, ranked one by one: hidden twists have no table. */
  function tableByNumber(): Uint32Array {
    const table = new Uint32Array(count * steps.length);
    const turns = steps.map(({ turn }) => gauged.reduce(turn));
    for (let index = 0; index < count; index++) {
      const position = positionWith(all, smallDigitsOf(all, index), start);
      turns.forEach((turn, step) => {
        const next = gauged.move(position, turn);
        table[index * steps.length + step] = rankWith(all, next);
      });
    }
    return table;
  }

  function placeOf(index: number): BitPlace {
    const digits = smallDigitsOf(all, index);
    let place = 0;
    all.forEach((one, i) => {
      if (!chosen.includes(one)) place = place * Number(one.size) + digits[i];
    });
    const { source, twist } = positionWith(all, digits, start);
    const { pieces, rows, bits } = sets!;
    let row = 0;
    let bit = 0;
    for (const piece of pieces) {
      const at = piece.block.positions.find(
        (position) => source[position] === piece.home,
      )!;
      if (piece.row > 0) row += twist[at] * piece.row;
      else bit += twist[at] * piece.bit;
    }
    return (place * rows + row) * bits + bit;
  }
}

function numbered(
  { deepen, depthOf }: PlaceSearch,
  placeOf: (index: number) => number,
): PositionSearch {
  return { deepen, depthOf: (index) => depthOf(placeOf(index)) };
}

/**
 * The twists that are kept as bits: of as many coordinates as there is room for. Those
 * that have no table of their own come first.
 */
function chooseBits(all: readonly Coordinate[]): {
  sets: TwistSets | undefined;
  chosen: readonly Coordinate[];
} {
  const free = all.filter(
    ({ kind, blocks }) => kind === "twists" && !blocks[0].hasAlike,
  );
  const fit = [
    ...free.filter(({ dependsOnOthers }) => dependsOnOthers),
    ...free.filter(({ dependsOnOthers }) => !dependsOnOthers),
  ];
  for (let n = fit.length; n > 0; n--) {
    const chosen = fit.slice(0, n);
    const homes = chosen.flatMap(freeTwists);
    const sets = homes.length > 0 ? twistSetsOf(homes) : undefined;
    if (sets !== undefined) return { sets, chosen };
  }
  return { sets: undefined, chosen: [] };
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
): { places: SteppedPlaces; placeOf: (index: number) => number } {
  const { positions } = permutation.blocks[0];
  const n = positions.length;
  const place = placesIn(positions);
  const landings = steps.map(({ turn }) => rowOf(turn.source));
  const places = longPermutations(n, permutation.size < factorial(n), landings);
  return {
    places,
    placeOf(index) {
      const all = coordinates();
      const { source } = positionWith(all, smallDigitsOf(all, index), start);
      return places.placeOf(rowOf(source));
    },
  };

  /** For each piece, the place to which it has come. */
  function rowOf(source: ArrayLike<number>): number[] {
    const row = new Array<number>(n);
    positions.forEach((at, to) => (row[place.get(source[at])!] = to));
    return row;
  }
}

import { arrange } from "./arrangements.ts";
import { bitSearch } from "./bit-distances.ts";
import { type BitPlace, stepsOfBits } from "./bit-places.ts";
import type { Coordinate } from "./coordinate.ts";
import { isSlowToTabulate, tabulate } from "./coordinate-table.ts";
import { depthByWalking } from "./depth-notes.ts";
import { depthSearch } from "./depth-search.ts";
import { positionWith, smallDigitsOf } from "./encoder.ts";
import { noteSearch } from "./note-search.ts";
import type { PuzzleInside } from "./puzzle.ts";
import { isGroup, puzzlePlaces } from "./puzzle-places.ts";
import type { DepthSearch } from "./search-depths.ts";
import { simdSearch } from "./simd-distances.ts";
import type { Step } from "./steps.ts";
import { BITS, type TwistedHome, type TwistSets, twistSetsOf } from "./twist-sets.ts";

/** More arrangements times steps than these are not put into one table. */
const MAX_ENTRIES = 60_000_000;
/** So many words are few, even if most of their bits are not used. */
const FEW_WORDS = 2 ** 20;

/** A search that tells depths by the numbers of positions. */
export interface PositionSearch extends DepthSearch {
  depthOf(index: number): number;
}

/**
 * Chooses how the positions of a puzzle are searched: in sets of bits where twists fill
 * them, otherwise one by one. Where moves do not all cost 1, each position has two bytes.
 */
export function positionSearch(
  inside: PuzzleInside,
  steps: readonly Step[],
  goals: readonly number[],
): PositionSearch {
  const costs = steps.map(({ cost }) => cost);
  const isPlain = costs.every((cost) => cost === 1);
  const bits = isPlain ? chooseBits(inside, steps.length) : undefined;
  if (bits !== undefined) return searchOfBits(inside, steps, goals, bits);
  const { places, placeOf } = puzzlePlaces(inside, steps);
  const ends = goals.map(placeOf);
  const { deepen, depthOf } = isPlain
    ? noteSearch(places, ends)
    : depthSearch(places, costs, ends);
  return { deepen, depthOf: (index) => depthOf(placeOf(index)) };
}

function searchOfBits(
  inside: PuzzleInside,
  steps: readonly Step[],
  goals: readonly number[],
  { sets, chosen }: ChosenBits,
): PositionSearch {
  const { gauged, start } = inside;
  const all = inside.coordinates();
  const arranged = all.filter((one) => !chosen.includes(one));
  const tables = arranged.map((one) => tabulate(one, all, steps, gauged, start));
  const arrangements = arrange(tables, steps, gauged, start, sets);
  const given = [arrangements, sets, steps.length, goals.map(placeOf)] as const;
  const { deepen, noteOf } = simdSearch(...given) ?? bitSearch(...given);
  const after = stepsOfBits(arrangements, sets, steps.length);
  const places = { nSteps: steps.length, noteOf, after };
  return { deepen, depthOf: (index) => depthByWalking(placeOf(index), places) };

  function placeOf(index: number): BitPlace {
    const digits = smallDigitsOf(all, index);
    let place = 0;
    all.forEach((one, i) => {
      if (!chosen.includes(one)) place = place * Number(one.size) + digits[i];
    });
    const { source, twist } = positionWith(all, digits, start);
    const { pieces, rows, bits } = sets;
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

/** The twists that are kept as bits, and the coordinates that they are of. */
interface ChosenBits {
  readonly sets: TwistSets;
  readonly chosen: readonly Coordinate[];
}

/**
 * The twists that are kept as bits: of as many coordinates as there is room for. Those
 * that have no table of their own come first.
 *
 * @returns undefined when there are none, they leave half of many words unused, the
 *          arrangements do not fit in a table, or one would take longer than it saves
 */
function chooseBits(inside: PuzzleInside, nSteps: number): ChosenBits | undefined {
  const all = inside.coordinates();
  if (isGroup(inside) && all.some((one) => isSlowToTabulate(one, nSteps))) {
    return undefined;
  }
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
    if (sets === undefined) continue;
    const arranged = all.filter((one) => !chosen.includes(one));
    if (arranged.some(({ dependsOnOthers }) => dependsOnOthers)) return undefined;
    const count = arranged.reduce((product, { size }) => product * Number(size), 1);
    const isFull = 2 * sets.bits >= BITS || count * sets.rows <= FEW_WORDS;
    return isFull && count * nSteps <= MAX_ENTRIES ? { sets, chosen } : undefined;
  }
  return undefined;
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

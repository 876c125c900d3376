import { arrange } from "./arrangements.ts";
import type { Block } from "./blocks.ts";
import type { Coordinate } from "./coordinate.ts";
import { tabulate, timeToTabulate } from "./coordinate-table.ts";
import { joinSmallDigits, positionWith, rankWith, smallDigitsOf } from "./encoder.ts";
import { groupOfBlocks } from "./group-order.ts";
import { groupPlaces } from "./group-places.ts";
import { inversePoints } from "./points.ts";
import type { Position } from "./positions.ts";
import { productPlaces } from "./product-places.ts";
import type { PuzzleInside } from "./puzzle.ts";
import { type SteppedPlaces, steppedPlaces, stepsInTable } from "./stepped-places.ts";
import type { Step } from "./steps.ts";
import { imagesOf } from "./witnesses.ts";

/** How large tables may be, as times to tabulate them. */
export interface TableLimits {
  /** Above this, the group's own tables are faster. */
  readonly few: number;
  /** Above this, ranking has to do without a table. */
  readonly most: number;
}

const LIMITS: TableLimits = { few: 2_000_000, most: 60_000_000 };

/** A puzzle’s positions as places, and the place of each position’s number. */
export interface PuzzlePlaces {
  readonly places: SteppedPlaces;
  placeOf(index: number): number;
}

/** Some coordinates of a puzzle that steps change by themselves. */
interface Part {
  readonly places: SteppedPlaces;
  /** The place of a position, or of the numbers of all its coordinates. */
  placeOf(digits: readonly number[], position: () => Position): number;
}

/** What is put into tables, and how to make the other parts. */
interface Plan {
  readonly tabled: readonly (readonly Coordinate[])[];
  readonly others: readonly (() => Part)[];
}

/**
 * Where steps lead from each position. What hangs together is a part of its own, and each
 * part takes what serves it: small tables, the arrangements of pieces that look alike, or
 * the group of its moves. Where none does, all positions are ranked one by one.
 *
 * @throws {RangeError} when a group's tables would be too large
 */
export function puzzlePlaces(
  inside: PuzzleInside,
  steps: readonly Step[],
  { few, most }: TableLimits = LIMITS,
): PuzzlePlaces {
  const { gauged, start } = inside;
  const all = inside.coordinates();
  const plans = connected(all.filter(({ size }) => size > 1n)).map(planOf);
  if (plans.some((plan) => plan === undefined)) return rankedPlaces();
  // Nothing is built before all is planned.
  const parts = [
    ...plans.flatMap((plan) => plan!.others.map((make) => make())),
    ...gathered(plans.flatMap((plan) => plan!.tabled)).map(partInTable),
  ];
  return {
    places: productPlaces(
      parts.map(({ places }) => places),
      steps.length,
    ),
    placeOf(index) {
      const digits = smallDigitsOf(all, index);
      const position = () => positionWith(all, digits, start);
      return parts.reduce(
        (place, part) => place * part.places.count + part.placeOf(digits, position),
        0,
      );
    },
  };

  /** How to keep what hangs together; undefined where only ranking serves. */
  function planOf(together: readonly Coordinate[]): Plan | undefined {
    if (together.some(({ dependsOnOthers }) => dependsOnOthers)) return undefined;
    const tied = together.filter((one) => one.kind === "group" || one.isTied);
    const free = together.filter((one) => !tied.includes(one));
    const sets = [...(tied.length > 0 ? [tied] : []), ...free.map((one) => [one])];
    const planned = (limit: number): Plan | undefined => {
      const small = sets.filter((set) => timeOf(set) <= limit);
      const large = sets.filter((set) => !small.includes(set)).flat();
      if (large.some(({ placesOf }) => placesOf === undefined)) return undefined;
      return { tabled: small, others: large.map((one) => () => partOfAlike(one)) };
    };
    const quick = planned(few);
    if (quick !== undefined) return quick;
    const blocks = gauged.blocks.filter((block) =>
      together.some(({ bound }) => bound.includes(block)),
    );
    const isGroup = blocks.every(({ hasAlike, isMixed }) => !hasAlike && !isMixed);
    if (!isGroup) return planned(most);
    return { tabled: [], others: [() => partOfGroup(blocks, together)] };
  }

  /** Fewer tables, as large as is still quick: each part costs a look-up for each step. */
  function gathered(sets: readonly (readonly Coordinate[])[]): Coordinate[][] {
    const tables: Coordinate[][] = [];
    for (const set of sets) {
      const last = tables.at(-1);
      if (last && timeOf([...last, ...set]) <= few) last.push(...set);
      else tables.push([...set]);
    }
    return tables;
  }

  /** Of a product all entries are written down, and the slowest ranks count. */
  function timeOf(chosen: readonly Coordinate[]): number {
    const longest = Math.max(0, ...chosen.map((one) => timeToTabulate(one, 1)));
    return Math.max(longest, sizeOf(chosen)) * steps.length;
  }

  function partOfAlike(one: Coordinate): Part {
    const at = all.indexOf(one);
    const places = one.placesOf!(steps.map(({ turn }) => turn));
    return { places, placeOf: (digits) => digits[at] };
  }

  function partInTable(chosen: readonly Coordinate[]): Part {
    const tables = chosen.map((one) => tabulate(one, all, steps, gauged, start));
    const { after, count } = arrange(tables, steps, gauged, undefined);
    const at = chosen.map((one) => all.indexOf(one));
    return {
      places: stepsInTable(after, count),
      placeOf: (digits) =>
        joinSmallDigits(
          chosen,
          at.map((i) => digits[i]),
        ),
    };
  }

  function partOfGroup(
    blocks: readonly Block[],
    together: readonly Coordinate[],
  ): Part {
    const order = BigInt(sizeOf(together));
    const { chain, witnesses } = groupOfBlocks(gauged.moves, blocks, order);
    // A state says which piece each position has, an element here where each piece is.
    const pointsOf = (position: Position) =>
      inversePoints(imagesOf(position, witnesses));
    const turns = steps.map(({ turn }) => pointsOf(gauged.reduce(turn)));
    const places = groupPlaces(chain, turns);
    return {
      places,
      placeOf: (_, position) => places.placeOf(pointsOf(position())),
    };
  }

  function rankedPlaces(): PuzzlePlaces {
    const turns = steps.map(({ turn }) => gauged.reduce(turn));
    const after = (index: number, step: number) => {
      const position = positionWith(all, smallDigitsOf(all, index), start);
      return rankWith(all, gauged.move(position, turns[step]));
    };
    return {
      places: steppedPlaces(sizeOf(all), steps.length, after),
      placeOf: (index) => index,
    };
  }
}

/** Coordinates that speak of the same pieces, or of pieces that are bound together. */
function connected(coordinates: readonly Coordinate[]): Coordinate[][] {
  let sets: Coordinate[][] = [];
  for (const one of coordinates) {
    const meets = (set: readonly Coordinate[]) =>
      set.some(({ bound }) => bound.some((block) => one.bound.includes(block)));
    const met = sets.filter(meets);
    sets = [...sets.filter((set) => !met.includes(set)), [...met.flat(), one]];
  }
  return sets;
}

export function sizeOf(coordinates: readonly Coordinate[]): number {
  return coordinates.reduce((product, { size }) => product * Number(size), 1);
}

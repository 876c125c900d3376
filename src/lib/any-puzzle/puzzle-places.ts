import { arrange } from "./arrangements.ts";
import type { Coordinate } from "./coordinate.ts";
import { isSlowToTabulate, tabulate, tablePlaces } from "./coordinate-table.ts";
import { positionWith, rankWith, smallDigitsOf } from "./encoder.ts";
import { groupOfBlocks } from "./group-order.ts";
import { groupPlaces } from "./group-places.ts";
import { patternPlaces } from "./pattern-places.ts";
import { inversePoints } from "./points.ts";
import type { Position } from "./positions.ts";
import { productPlaces } from "./product-places.ts";
import type { PuzzleInside } from "./puzzle.ts";
import { type SteppedPlaces, steppedPlaces, stepsInTable } from "./stepped-places.ts";
import type { Step } from "./steps.ts";
import { imagesOf, placesIn } from "./witnesses.ts";

/** A coordinate's table of more entries than these takes longer than its group. */
const FEW_ENTRIES = 2_000_000;
/** The most entries of a coordinate's table. */
const MAX_ENTRIES = 60_000_000;

/** The places of a puzzle’s positions, the steps between them, and those of its numbers. */
export interface PuzzlePlaces {
  readonly places: SteppedPlaces;
  placeOf(index: number): number;
}

/** Some coordinates of a puzzle that steps change by themselves. */
interface Part {
  readonly places: SteppedPlaces;
  /** The place that belongs to the numbers of all coordinates. */
  placeOf(digits: readonly number[]): number;
}

/**
 * Where steps lead from each position, without a table of all positions: by tables of the
 * coordinates where these are small, by the group of the moves, by the arrangements of
 * pieces that look alike, or, where none of these serves, by ranking.
 */
export function puzzlePlaces(
  inside: PuzzleInside,
  steps: readonly Step[],
): PuzzlePlaces {
  const { gauged, start } = inside;
  const all = inside.coordinates();
  if (isGroup(inside)) {
    const isSlow = all.some((one) => isSlowToTabulate(one, steps.length));
    const parts = isSlow ? undefined : partsOf(FEW_ENTRIES);
    return parts === undefined ? placesOfGroup() : placesOfParts(parts);
  }
  const parts = partsOf(MAX_ENTRIES);
  return parts === undefined ? rankedPlaces() : placesOfParts(parts);

  /** @returns undefined when a part has no places of its own */
  function partsOf(mostEntries: number): Part[] | undefined {
    const varied = all.filter(({ size }) => size > 1n);
    if (varied.some(({ dependsOnOthers }) => dependsOnOthers)) return undefined;
    const isSmall = (chosen: readonly Coordinate[]) =>
      sizeOf(chosen) * steps.length <= mostEntries;
    const isBound = ({ kind, isTied }: Coordinate) => kind === "group" || isTied;
    const bound = varied.filter(isBound);
    const parts: Part[] = [];
    if (bound.length > 0) {
      if (!isSmall(bound)) return undefined;
      parts.push(partInTable(bound));
    }
    for (const one of varied) {
      if (isBound(one)) continue;
      if (one.kind === "permutation" && one.blocks[0].hasAlike)
        parts.push(partOfAlike(one));
      else if (isSmall([one])) parts.push(partOfOne(one));
      else return undefined;
    }
    return parts;
  }

  function placesOfParts(parts: readonly Part[]): PuzzlePlaces {
    return {
      places: productPlaces(parts.map(({ places }) => places)),
      placeOf(index) {
        const digits = smallDigitsOf(all, index);
        return parts.reduce(
          (place, part) => place * part.places.count + part.placeOf(digits),
          0,
        );
      },
    };
  }

  function partOfOne(one: Coordinate): Part {
    const places = tablePlaces(tabulate(one, all, steps, gauged, start));
    const at = all.indexOf(one);
    return { places, placeOf: (digits) => digits[at] };
  }

  function partInTable(bound: readonly Coordinate[]): Part {
    const tables = bound.map((one) => tabulate(one, all, steps, gauged, start));
    const { after, count } = arrange(tables, steps, gauged, start, undefined);
    return {
      places: stepsInTable(after, count),
      placeOf: (digits) =>
        bound.reduce(
          (place, one) => place * Number(one.size) + digits[all.indexOf(one)],
          0,
        ),
    };
  }

  function partOfAlike(one: Coordinate): Part {
    const { positions } = one.blocks[0];
    const place = placesIn(positions);
    const homes = positions.map((at) => start.source[at]);
    const kinds = [...new Set(homes)].sort((a, b) => a - b);
    const counts = kinds.map((kind) => homes.filter((home) => home === kind).length);
    const sources = steps.map(({ turn }) =>
      positions.map((to) => place.get(turn.source[to])!),
    );
    const at = all.indexOf(one);
    return { places: patternPlaces(counts, sources), placeOf: (digits) => digits[at] };
  }

  function placesOfGroup(): PuzzlePlaces {
    const { chain, witnesses } = groupOfBlocks(gauged, BigInt(sizeOf(all)));
    // A state says which piece each position has, an element here where each piece is.
    const pointsOf = (position: Position) =>
      inversePoints(imagesOf(position, witnesses));
    const turns = steps.map(({ turn }) => pointsOf(gauged.reduce(turn)));
    const places = groupPlaces(chain, turns);
    return {
      places,
      placeOf: (index) => places.placeOf(pointsOf(positionAt(index))),
    };
  }

  function rankedPlaces(): PuzzlePlaces {
    const turns = steps.map(({ turn }) => gauged.reduce(turn));
    const after = (index: number, step: number) =>
      rankWith(all, gauged.move(positionAt(index), turns[step]));
    return {
      places: steppedPlaces(sizeOf(all), steps.length, after),
      placeOf: (index) => index,
    };
  }

  function positionAt(index: number): Position {
    return positionWith(all, smallDigitsOf(all, index), start);
  }
}

/** Whether the positions are the elements of the group of the moves: all that they tell. */
export function isGroup({ gauged }: PuzzleInside): boolean {
  return gauged.blocks.every(({ hasAlike, isMixed }) => !hasAlike && !isMixed);
}

function sizeOf(coordinates: readonly Coordinate[]): number {
  return coordinates.reduce((product, { size }) => product * Number(size), 1);
}

import { buildArrangementTable } from "./arrangement-table.ts";
import type { OrbitBlock } from "./blocks.ts";
import type { Coordinate } from "./coordinate.ts";
import { buildCoordinateTable, timeToTabulate } from "./coordinate-table.ts";
import { joinIndex, stateFromDigits, rankFlat, splitIndex } from "./encoder.ts";
import { groupOfBlocks } from "./group-order.ts";
import { cayleyGraph } from "./cayley-graph.ts";
import { invertPoints } from "./points.ts";
import type { FlatState } from "./flat-state.ts";
import { productGraph } from "./product-graph.ts";
import type { PuzzleInternals } from "./puzzle.ts";
import { type StepGraph, stepGraph, graphFromTable } from "./step-graph.ts";
import type { PuzzleStep } from "./puzzle-steps.ts";
import { imagesOf } from "./group-actions.ts";

/** How large tables may be, as times to tabulate them. */
export interface TableLimits {
  /** Above this, the group's own tables are faster. */
  readonly few: number;
  /** Above this, ranking has to do without a table. */
  readonly most: number;
}

const LIMITS: TableLimits = { few: 2_000_000, most: 60_000_000 };

/** A puzzle’s positions as places, and the place of each position’s number. */
export interface PuzzleGraph {
  readonly places: StepGraph;
  placeOf(index: number): number;
}

/** Some coordinates of a puzzle that steps change by themselves. */
interface GraphFactor {
  readonly places: StepGraph;
  /** The place of a position, or of the numbers of all its coordinates. */
  placeOf(digits: readonly number[], position: () => FlatState): number;
}

/** What is put into tables, and how to make the other parts. */
interface FactorPlan {
  readonly tabled: readonly (readonly Coordinate[])[];
  readonly others: readonly (() => GraphFactor)[];
}

/**
 * Where steps lead from each position. What hangs together is a part of its own, and each
 * part takes what serves it: small tables, the arrangements of pieces that look alike, or
 * the group of its moves. Where none does, all positions are ranked one by one.
 *
 * @throws {RangeError} when a group's tables would be too large
 */
export function puzzleGraph(
  inside: PuzzleInternals,
  steps: readonly PuzzleStep[],
  { few, most }: TableLimits = LIMITS,
): PuzzleGraph {
  const { gauged, start } = inside;
  const all = inside.coordinates();
  const plans = connectedSets(all.filter(({ size }) => size > 1n)).map(planOf);
  if (plans.some((plan) => plan === undefined)) return rankedPlaces();
  // Nothing is built before all is planned.
  const parts = [
    ...plans.flatMap((plan) => plan!.others.map((make) => make())),
    ...gathered(plans.flatMap((plan) => plan!.tabled)).map(partInTable),
  ];
  return {
    places: productGraph(
      parts.map(({ places }) => places),
      steps.length,
    ),
    placeOf(index) {
      const digits = splitIndex(all, index);
      const position = () => stateFromDigits(all, digits, start);
      return parts.reduce(
        (place, part) => place * part.places.count + part.placeOf(digits, position),
        0,
      );
    },
  };

  /** How to keep what hangs together; undefined where only ranking serves. */
  function planOf(together: readonly Coordinate[]): FactorPlan | undefined {
    if (together.some(({ dependsOnOthers }) => dependsOnOthers)) return undefined;
    const tied = together.filter((one) => one.kind === "group" || one.isTied);
    const free = together.filter((one) => !tied.includes(one));
    const sets = [...(tied.length > 0 ? [tied] : []), ...free.map((one) => [one])];
    const planned = (limit: number): FactorPlan | undefined => {
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
    return Math.max(longest, productSize(chosen)) * steps.length;
  }

  function partOfAlike(one: Coordinate): GraphFactor {
    const at = all.indexOf(one);
    const places = one.placesOf!(steps.map(({ turn }) => turn));
    return { places, placeOf: (digits) => digits[at] };
  }

  function partInTable(chosen: readonly Coordinate[]): GraphFactor {
    const tables = chosen.map((one) =>
      buildCoordinateTable(one, all, steps, gauged, start),
    );
    const { after, count } = buildArrangementTable(tables, steps, gauged, undefined);
    const at = chosen.map((one) => all.indexOf(one));
    return {
      places: graphFromTable(after, count),
      placeOf: (digits) =>
        joinIndex(
          chosen,
          at.map((i) => digits[i]),
        ),
    };
  }

  function partOfGroup(
    blocks: readonly OrbitBlock[],
    together: readonly Coordinate[],
  ): GraphFactor {
    const order = BigInt(productSize(together));
    const { chain, witnesses } = groupOfBlocks(gauged.moves, blocks, order);
    // A state says which piece each position has, an element here where each piece is.
    const pointsOf = (position: FlatState) =>
      invertPoints(imagesOf(position, witnesses));
    const turns = steps.map(({ turn }) => pointsOf(gauged.reduce(turn)));
    const places = cayleyGraph(chain, turns);
    return {
      places,
      placeOf: (_, position) => places.placeOf(pointsOf(position())),
    };
  }

  function rankedPlaces(): PuzzleGraph {
    const turns = steps.map(({ turn }) => gauged.reduce(turn));
    const after = (index: number, step: number) => {
      const position = stateFromDigits(all, splitIndex(all, index), start);
      return rankFlat(all, gauged.move(position, turns[step]));
    };
    return {
      places: stepGraph(productSize(all), steps.length, after),
      placeOf: (index) => index,
    };
  }
}

/** Coordinates that speak of the same pieces, or of pieces that are bound together. */
function connectedSets(coordinates: readonly Coordinate[]): Coordinate[][] {
  let sets: Coordinate[][] = [];
  for (const one of coordinates) {
    const meets = (set: readonly Coordinate[]) =>
      set.some(({ bound }) => bound.some((block) => one.bound.includes(block)));
    const met = sets.filter(meets);
    sets = [...sets.filter((set) => !met.includes(set)), [...met.flat(), one]];
  }
  return sets;
}

export function productSize(coordinates: readonly Coordinate[]): number {
  return coordinates.reduce((product, { size }) => product * Number(size), 1);
}

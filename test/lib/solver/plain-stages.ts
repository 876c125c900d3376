import {
  buildMoveTables,
  HTM_MOVES,
  matchAny,
  type SolvingMethod,
  N_STATES,
} from "#lib/index.ts";
import { plainSearch } from "../tables/plain-search.ts";
import { statesByDistance } from "./states.ts";

/** An aim: the states that it is open to, and how far each state is from it. */
interface PlainAim {
  isOpen: Uint8Array;
  distance: Int8Array;
  histogram: number[];
}

/** The aims of each stage, each by a plain search of its own. */
export function plainStages(method: SolvingMethod): PlainAim[][] {
  return method.map((aims) =>
    aims.map(({ from, to }) => {
      const isOpen = new Uint8Array(N_STATES).fill(from.length === 0 ? 1 : 0);
      if (from.length > 0) for (const index of matchAny(from)) isOpen[index] = 1;
      return { isOpen, ...plainSearch(HTM_MOVES, matchAny(to)) };
    }),
  );
}

/** The turns from a state to the nearest of the aims that it may have; else Infinity. */
export function plainDistance(aims: readonly PlainAim[], index: number): number {
  let least = Infinity;
  for (const { isOpen, distance } of aims) {
    if (isOpen[index] && distance[index] < least) least = distance[index];
  }
  return least;
}

/** How many states have each distance, of those that a stage can begin with. */
export function histogramOf(aims: readonly PlainAim[]): number[] {
  const histogram: number[] = [];
  for (let index = 0; index < N_STATES; index++) {
    const distance = plainDistance(aims, index);
    if (distance < Infinity) histogram[distance] = (histogram[distance] ?? 0) + 1;
  }
  return Array.from(histogram, (count) => count ?? 0);
}

/**
 * How many states take each number of turns with all stages done one after the other, when
 * the choices between equally short ways are lucky, and when they are not: counted from the
 * goals outwards.
 */
export function plainTotals(
  stages: readonly (readonly PlainAim[])[],
): Totals<number[]> {
  let after = { lucky: new Uint8Array(N_STATES), unlucky: new Uint8Array(N_STATES) };
  for (const aims of stages.toReversed()) {
    const tried = aims.map((aim) => onTheWay(aim, after));
    const lucky = new Uint8Array(N_STATES).fill(255);
    const unlucky = new Uint8Array(N_STATES);
    for (let index = 0; index < N_STATES; index++) {
      const nearest = plainDistance(aims, index);
      for (let i = 0; i < aims.length; i++) {
        if (!aims[i].isOpen[index] || aims[i].distance[index] !== nearest) continue;
        lucky[index] = Math.min(lucky[index], tried[i].lucky[index]);
        unlucky[index] = Math.max(unlucky[index], tried[i].unlucky[index]);
      }
    }
    after = { lucky, unlucky };
  }
  return { lucky: countEach(after.lucky), unlucky: countEach(after.unlucky) };
}

interface Totals<T> {
  lucky: T;
  unlucky: T;
}

/**
 * The turns to an aim, and on from there: of each state that it may be tried on, and of
 * those on the ways.
 */
function onTheWay(
  { distance, histogram, isOpen }: PlainAim,
  after: Totals<Uint8Array>,
): Totals<Uint8Array> {
  const lucky = after.lucky.slice();
  const unlucky = after.unlucky.slice();
  const isOnWay = isOpen.slice();
  const states = statesByDistance(distance, histogram);
  // An aim that is open to all states has them all on its ways.
  for (const index of isOpen.includes(0) ? states.toReversed() : []) {
    if (isOnWay[index]) eachNearer(index, distance, (next) => (isOnWay[next] = 1));
  }
  for (const index of states) {
    if (!isOnWay[index] || distance[index] === 0) continue;
    let [least, most] = [255, 0];
    eachNearer(index, distance, (next) => {
      if (lucky[next] < least) least = lucky[next];
      if (unlucky[next] > most) most = unlucky[next];
    });
    lucky[index] = least + 1;
    unlucky[index] = most + 1;
  }
  return { lucky, unlucky };
}

const { permutation: permutations, orientation: orientations } = buildMoveTables();

/** Visits the states one turn away that are closer. */
function eachNearer(
  index: number,
  distance: Int8Array,
  visit: (next: number) => void,
): void {
  const p = Math.floor(index / 729) * 9;
  const o = (index % 729) * 9;
  for (let move = 0; move < 9; move++) {
    const next = permutations[p + move] * 729 + orientations[o + move];
    if (distance[next] === distance[index] - 1) visit(next);
  }
}

function countEach(turns: Uint8Array): number[] {
  const histogram: number[] = [];
  for (const each of turns) histogram[each] = (histogram[each] ?? 0) + 1;
  return Array.from(histogram, (count) => count ?? 0);
}

import { describeValue } from "../indexing/check-input.ts";
import type { Metric } from "../puzzle/moves.ts";
import {
  invert,
  transformationKey,
  type OrbitLayout,
  orderOf,
  power,
  type Transformation,
} from "./transformation.ts";
import { parseMoveName, unambiguousName } from "./move-names.ts";
import type { MoveCosts, PuzzleMetric } from "./puzzle-metric.ts";

/** One step of a search: a listed move or a power of it, with its cost. */
export interface PuzzleStep {
  readonly name: string;
  readonly turn: Transformation;
  /** The index of the listed move, and its power; a negative power is backwards. */
  readonly move: number;
  readonly times: number;
  readonly cost: number;
}

/** A move with more powers is no turn of a hand. */
const MAX_POWERS = 1000;

/**
 * The steps of a metric, each with its inverse. Steps that do nothing, or the same as an
 * earlier one, are left out.
 *
 * @throws {RangeError} when a move has too many powers, or a cost is that of no move, or
 *         differs from that of the same move by another name, or of its inverse
 */
export function puzzleSteps(
  moves: ReadonlyMap<string, Transformation>,
  layout: OrbitLayout,
  metric: PuzzleMetric,
): PuzzleStep[] {
  // The first of moves that do the same.
  const listed = new Map(
    [...moves].toReversed().map(([name, turn]) => [transformationKey(turn), name]),
  );
  const names = [...moves.keys()];
  const steps = new Map<string, PuzzleStep>();
  if (typeof metric === "object") addCosts(metric);
  else for (const name of names) addPowers(name, metric);
  return [...steps.values()];

  function addPowers(name: string, counted: Metric): void {
    const order = orderOf(moves.get(name)!, layout);
    if (order === 1n) return;
    if (counted === "QTM") {
      for (const times of [1, -1]) add(stepOf(name, times, 1));
      return;
    }
    const powers = countPowers(name, order);
    for (let times = 1; times < powers; times++) {
      add(stepOf(name, shorterCount(BigInt(times), order), 1));
    }
  }

  function addCosts(costs: MoveCosts): void {
    const stepPairs = Object.entries(costs).map(([name, cost]) => {
      const { base, times } = parseMoveName(name, moves);
      const order = orderOf(moves.get(base)!, layout);
      const count = shorterCount(BigInt(times), order);
      if (count === 0)
        throw new RangeError(`move ${describeValue(name)} moves nothing`);
      if (Math.abs(count) > MAX_POWERS) throw tooManyTimes(name, count);
      const forward = { ...stepOf(base, count, cost), name };
      return {
        forward,
        backward: stepOf(base, shorterCount(BigInt(-count), order), cost),
      };
    });
    for (const { forward } of stepPairs) {
      assertCost(forward, add(forward), "is the same move");
    }
    for (const { forward, backward } of stepPairs) {
      assertCost(forward, add(backward), "is its inverse");
    }
  }

  function stepOf(base: string, times: number, cost: number): PuzzleStep {
    const turn = moves.get(base)!;
    return {
      name: unambiguousName(base, times, moves),
      turn: power(times < 0 ? invert(turn, layout) : turn, Math.abs(times), layout),
      move: names.indexOf(base),
      times,
      cost,
    };
  }

  /** Adds a step under its listed name, or returns the one that does the same. */
  function add(step: PuzzleStep): PuzzleStep {
    const key = transformationKey(step.turn);
    const known = steps.get(key);
    if (known !== undefined) return known;
    steps.set(key, { ...step, name: listed.get(key) ?? step.name });
    return step;
  }
}

/** The index of the inverse of each step. */
export function inverseSteps(
  steps: readonly PuzzleStep[],
  layout: OrbitLayout,
): number[] {
  const numbers = new Map(
    steps.map(({ turn }, step) => [transformationKey(turn), step]),
  );
  return steps.map(({ turn }) => numbers.get(transformationKey(invert(turn, layout)))!);
}

function countPowers(name: string, order: bigint): number {
  if (order - 1n <= MAX_POWERS) return Number(order);
  throw new RangeError(
    `move ${describeValue(name)} has ${order - 1n} powers; expected ${MAX_POWERS} at most`,
  );
}

function tooManyTimes(name: string, count: number): RangeError {
  return new RangeError(
    `move ${describeValue(name)} makes a move ${Math.abs(count)} times; expected ${MAX_POWERS} at most`,
  );
}

/** The power with the smaller absolute value: turning the other way may be shorter. */
function shorterCount(times: bigint, order: bigint): number {
  const forwards = ((times % order) + order) % order;
  return Number(forwards <= order - forwards ? forwards : forwards - order);
}

function assertCost(step: PuzzleStep, known: PuzzleStep, why: string): void {
  if (known.cost === step.cost) return;
  throw new RangeError(
    `move ${describeValue(step.name)} costs ${step.cost}, and ${describeValue(known.name)}, which ${why}, ` +
      `costs ${known.cost}; expected the same`,
  );
}

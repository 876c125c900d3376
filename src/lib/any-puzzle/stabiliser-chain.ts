import { composePoints, identityPoints, invertPoints, type Points } from "./points.ts";
import { randomElements } from "./random-elements.ts";

/**
 * A stabiliser chain of a permutation group: the elements that fix the first base point,
 * among these the ones that fix the second, and so on down to the identity.
 *
 * Every element is a product of one representative from each level. So the order of the
 * group is the product of the levels' sizes, and choosing representatives is choosing the
 * digits of a mixed-radix number.
 */
export interface StabiliserChain {
  readonly degree: number;
  /** The levels with more than one representative, in the order of the base. */
  readonly levels: readonly ChainLevel[];
  readonly order: bigint;
}

/** The elements that fix the points of all earlier levels. */
export interface ChainLevel {
  /** The point that the next level fixes. */
  readonly point: number;
  /** The images of the point, itself first. */
  readonly orbit: readonly number[];
  /** For each point of the orbit, an element that takes `point` there. */
  readonly representatives: readonly Points[];
}

export interface ChainOptions {
  /** The points in the order of the levels: only the identity may fix them all. */
  readonly base: ArrayLike<number>;
  /**
   * An upper bound of the order. A chain that reaches it is complete without further proof.
   */
  readonly atMost?: bigint;
  /** Default: true. If false, a chain that is smaller than `atMost` may be incomplete. */
  readonly proved?: boolean;
}

/** How many random elements in a row may bring nothing new before the search ends. */
const MAX_FRUITLESS = 24;

interface Level {
  readonly point: number;
  readonly orbit: number[];
  /** For each point of the orbit, an element that takes it back to `point`. */
  readonly toBase: (Points | undefined)[];
  /** Elements that fix earlier points and move this one. */
  readonly generators: { readonly points: Points; readonly inverse: Points }[];
}

/**
 * Builds the stabiliser chain of the group that some permutations generate (Schreier and
 * Sims).
 *
 * Random elements fill the levels. The product of their sizes is a lower bound of the
 * order; if it meets `atMost`, the chain is complete. Otherwise every Schreier generator
 * of every level is tried.
 *
 * @param generators  permutations of the same points; none generate the identity alone
 * @cost   levels × points for each element tried; representatives of all levels are
 *         stored
 * @source C. C. Sims, "Computational methods in the study of permutation groups", 1970;
 *         J. S. Leon, "On an algorithm for finding a base and a strong generating set",
 *         1980
 */
export function buildStabiliserChain(
  generators: readonly Points[],
  degree: number,
  { base, atMost, proved = true }: ChainOptions,
): StabiliserChain {
  const levels = Array.from(base, (point): Level => {
    const toBase: (Points | undefined)[] = new Array(degree).fill(undefined);
    toBase[point] = identityPoints(degree);
    return { point, orbit: [point], toBase, generators: [] };
  });
  for (const generator of generators) add(generator);
  if (generators.length > 0) fillAtRandom();
  if (proved && orderOfLevels() !== atMost) tryAllSchreierGenerators();
  return finish(levels, degree);

  function fillAtRandom(): void {
    const next = randomElements(generators);
    for (let inVain = 0; inVain < MAX_FRUITLESS; inVain++) {
      if (add(next())) inVain = -1;
      if (inVain % 4 === 3 && orderOfLevels() === atMost) return;
    }
  }

  function orderOfLevels(): bigint {
    return levels.reduce((product, { orbit }) => product * BigInt(orbit.length), 1n);
  }

  /** Sifts an element through the levels, and adds a generator if it is new. */
  function add(element: Points, first = 0): boolean {
    let rest = element;
    for (let i = first; i < levels.length; i++) {
      const { point, toBase } = levels[i];
      const image = rest[point];
      if (image === point) continue;
      const toPoint = toBase[image];
      if (toPoint === undefined) {
        addGenerator(rest, i);
        return true;
      }
      rest = composePoints(toPoint, rest);
    }
    return false;
  }

  /**
   * Adds an element that fixes the points before level i and moves its point to a new one.
   */
  function addGenerator(points: Points, i: number): void {
    const generator = { points, inverse: invertPoints(points) };
    levels[i].generators.push(generator);
    for (let j = i; j >= 0; j--) grow(j, generator);
  }

  function grow(i: number, generator: Level["generators"][number]): void {
    const { orbit, toBase } = levels[i];
    const before = orbit.length;
    for (let at = 0; at < before; at++) reach(orbit[at], generator);
    if (orbit.length === before) return;
    const generators = levels.slice(i).flatMap(({ generators }) => generators);
    for (let at = before; at < orbit.length; at++) {
      for (const generator of generators) reach(orbit[at], generator);
    }

    function reach(from: number, by: Level["generators"][number]): void {
      const to = by.points[from];
      if (toBase[to] !== undefined) return;
      toBase[to] = composePoints(toBase[from]!, by.inverse);
      orbit.push(to);
    }
  }

  /**
   * A level is complete when the later levels contain its Schreier generators: for each
   * point of the orbit and each generator, the way there, the generator, and the way
   * back.
   */
  function tryAllSchreierGenerators(): void {
    for (let i = levels.length - 1; i >= 0; i--) {
      const { orbit, toBase } = levels[i];
      if (orbit.length === 1) continue;
      const generators = levels.slice(i).flatMap(({ generators }) => generators);
      let isComplete = true;
      for (let at = 0; isComplete && at < orbit.length; at++) {
        const there = invertPoints(toBase[orbit[at]]!);
        for (const { points } of generators) {
          const moved = composePoints(points, there);
          const looped = composePoints(toBase[points[orbit[at]]]!, moved);
          if (!add(looped, i + 1)) continue;
          isComplete = false;
          break;
        }
      }
      // A later level has grown: start again from the last.
      if (!isComplete) i = levels.length;
    }
  }
}

function finish(levels: readonly Level[], degree: number): StabiliserChain {
  const nontrivial = levels.filter(({ orbit }) => orbit.length > 1);
  return {
    degree,
    order: nontrivial.reduce(
      (product, { orbit }) => product * BigInt(orbit.length),
      1n,
    ),
    levels: nontrivial.map(({ point, orbit, toBase }) => ({
      point,
      orbit,
      representatives: orbit.map((image) => invertPoints(toBase[image]!)),
    })),
  };
}

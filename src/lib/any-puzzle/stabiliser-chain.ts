import { composePoints, identityPoints, invertPoints, type Points } from "./points.ts";
import { randomElements } from "./random-elements.ts";

/**
 * A group of permutations taken apart: the elements that leave the first point where it
 * is, among these those that leave the second, and so on to the one that moves nothing.
 *
 * Every element is a product of one representative from each level. So the group has as
 * many elements as the product of the levels’ sizes says, and choosing a representative
 * on each level is choosing an element: digits of a number whose places have other sizes.
 */
export interface StabiliserChain {
  readonly degree: number;
  /** The levels at which there is something to choose, in the order of the base. */
  readonly levels: readonly ChainLevel[];
  /** How many elements the group has. */
  readonly order: bigint;
}

/** The elements that leave all points of earlier levels where they are. */
export interface ChainLevel {
  /** The point that the next level leaves where it is. */
  readonly point: number;
  /** Where these elements take it, itself first. */
  readonly orbit: readonly number[];
  /** For each point of the orbit, in that order, an element that takes `point` there. */
  readonly representatives: readonly Points[];
}

/** What the chain is built for. */
export interface ChainOptions {
  /** The points in the order of the levels: whatever leaves them all must be the identity. */
  readonly base: ArrayLike<number>;
  /**
   * An order that the group cannot exceed. A chain that reaches it is complete, and needs
   * no other proof.
   */
  readonly atMost?: bigint;
  /** Default: true. Without, a chain that stops short of `atMost` is not proved complete. */
  readonly proved?: boolean;
}

/** So many random elements in a row that bring nothing new end the search for more. */
const MAX_FRUITLESS = 24;

/** A level while it grows. */
interface Level {
  readonly point: number;
  readonly orbit: number[];
  /** For each point of the orbit what takes it back to `point`. */
  readonly toBase: (Points | undefined)[];
  /** Elements that leave earlier points and move this one. */
  readonly generators: { readonly points: Points; readonly inverse: Points }[];
}

/**
 * The stabiliser chain of the group that some permutations generate (Schreier and Sims).
 *
 * Random elements fill the levels. Their sizes multiplied are then a lower bound of the
 * order, since each level holds only what was really found. Where that meets `atMost`,
 * nothing can be missing. Otherwise every Schreier generator of every level is tried.
 *
 * @param generators  permutations of the same points; none generate the identity alone
 * @cost   levels × points for each element tried; representatives of all levels are kept
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

  /** Takes an element to the levels, and keeps what they cannot make of it. */
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

  /** An element that leaves the points before level i, and takes its point to a new place. */
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
   * A level is complete when the next ones can make everything in it that leaves its
   * point: it is enough to try, for each point of its orbit and each generator, the way
   * there, the generator, and the way back.
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
      // What was new went to a later level: start again from the last.
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

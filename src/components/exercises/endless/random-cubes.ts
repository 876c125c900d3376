import { isEvenPermutation } from "#lib/indexing/even-permutation.ts";
import { N_PIECES, SOLVED, type State } from "#lib/puzzle/state.ts";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { randomOrientation, N_TWISTS } from "./random-orientation.ts";
import {
  randomUnsortedPermutation,
  type PracticeLevel,
  type RandomInteger,
} from "./practice-exercise.ts";

/** Random cubes, with the index of the only one that turns can't reach. */
export interface CubesWithOneImpossible {
  readonly cubes: readonly State[];
  readonly at: number;
}

export function randomCubes(
  level: PracticeLevel,
  random: RandomInteger,
): CubesWithOneImpossible {
  const possible =
    level === 3
      ? Array.from({ length: 4 }, () => anyCube(random))
      : shuffled(looksImpossible(random), random).slice(0, level + 1);
  const impossible =
    level === 3
      ? twistedOnce(anyCube(random), random)
      : twistedOnce(shuffled([SOLVED, ...possible], random)[0], random);
  const at = random(possible.length + 1);
  return { cubes: possible.toSpliced(at, 0, impossible), at };
}

/** The sum of the twists modulo 3. */
export function excessTwist({ orientation }: State): number {
  return sumOf(orientation) % N_TWISTS;
}

export const isOddPermutation = ({ permutation }: State) =>
  !isEvenPermutation(permutation);

function anyCube(random: RandomInteger): State {
  return {
    permutation: randomUnsortedPermutation(N_PIECES, random),
    orientation: randomOrientation(N_PIECES, random),
  };
}

/** Reachable cubes that look impossible. */
function looksImpossible(random: RandomInteger): State[] {
  const [a, b, c] = shuffled(SOLVED.permutation, random);
  const { permutation, orientation } = SOLVED;
  return [
    { permutation: permutation.with(a, b).with(b, a), orientation },
    { permutation, orientation: orientation.with(a, 1).with(b, 2) },
    { permutation, orientation: orientation.with(a, 1).with(b, 1).with(c, 1) },
    {
      permutation: permutation.with(b, c).with(c, b),
      orientation: orientation.with(a, 2).with(b, 2).with(c, 2),
    },
  ];
}

function twistedOnce(
  { permutation, orientation }: State,
  random: RandomInteger,
): State {
  const corner = random(N_PIECES);
  const twist = (orientation[corner] + 1 + random(N_TWISTS - 1)) % N_TWISTS;
  return { permutation, orientation: orientation.with(corner, twist) };
}

function shuffled<T>(list: readonly T[], random: RandomInteger): T[] {
  const rest = list.slice();
  return list.map(() => rest.splice(random(rest.length), 1)[0]);
}

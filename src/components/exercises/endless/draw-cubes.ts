import { isEvenPermutation } from "../../../lib/indexing/even-permutation.ts";
import { N_PIECES, SOLVED, type State } from "../../../lib/puzzle/state.ts";
import { sumOf } from "../../kit/distances/histogram-sums.ts";
import { drawTwists, TWISTS } from "./draw-twists.ts";
import { drawOrder, type Level, type Random } from "./practice.ts";

/** Cubes of which turns can make all but one, and where that one stands. */
export interface CubesWithOneImpossible {
  readonly cubes: readonly State[];
  readonly at: number;
}

export function drawCubes(level: Level, random: Random): CubesWithOneImpossible {
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

/** How far the sum of the twists is above a multiple of three. */
export function excessOf({ orientation }: State): number {
  return sumOf(orientation) % TWISTS;
}

export const isOdd = ({ permutation }: State) => !isEvenPermutation(permutation);

function anyCube(random: Random): State {
  return {
    permutation: drawOrder(N_PIECES, random),
    orientation: drawTwists(N_PIECES, random),
  };
}

/** Cubes that turns can make, though many would doubt it. */
function looksImpossible(random: Random): State[] {
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

function twistedOnce({ permutation, orientation }: State, random: Random): State {
  const corner = random(N_PIECES);
  const twist = (orientation[corner] + 1 + random(TWISTS - 1)) % TWISTS;
  return { permutation, orientation: orientation.with(corner, twist) };
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const rest = list.slice();
  return list.map(() => rest.splice(random(rest.length), 1)[0]);
}

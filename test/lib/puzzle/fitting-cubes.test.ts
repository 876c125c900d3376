import { describe, expect, test } from "vitest";
import {
  allSchemes,
  mostInformativeFacelet,
  BLANK,
  countCubes,
  FACELETS,
  FACES,
  type FittingCubes,
  fittingCubes,
  N_STATES,
  toFacelets,
  unrankState,
} from "#lib/index.ts";
import { CORNER_FACELETS } from "#lib/puzzle/colourings.ts";
import { canBeSolved } from "./can-be-solved.ts";
import { draw, seeded } from "./seeded.ts";
import { HOLDS, turnSolid } from "./solid-cube.ts";

const USUAL: string[] = [...FACES];
const SCHEMES = allSchemes(USUAL);
const UNPAINTED = new Array<string>(24).fill(BLANK);
const random = seeded(30);

/** A cube in any state, scheme and hold. */
function anyCube(): string[] {
  const held = turnSolid(
    toFacelets(unrankState(random(N_STATES))),
    draw(random, HOLDS, 1)[0],
  );
  const [scheme] = draw(random, SCHEMES, 1);
  return [...held].map((letter) => scheme[USUAL.indexOf(letter)]);
}

/** A cube with only some facelets painted, sometimes one of them wrongly. */
function anyPainted(blanks: number): string[] {
  const cube = anyCube();
  if (random(4) === 0) cube[random(24)] = USUAL[random(6)];
  while (cube.filter((colour) => colour === BLANK).length < blanks) {
    cube[random(24)] = BLANK;
  }
  return cube;
}

describe("fittingCubes", () => {
  test("with nothing painted all cubes of 30 schemes fit, each colour alike at each place", () => {
    const { count, shown, schemes, only } = fittingCubes(UNPAINTED, USUAL);
    expect(count).toBe(30 * 24 * N_STATES);
    expect(shown).toEqual(UNPAINTED.map(() => USUAL.map(() => count / 6)));
    expect(schemes).toEqual(SCHEMES);
    expect(only).toBeUndefined();
  });

  test("all fillings of a few blank places are tried, two whole corners among them", () => {
    let several = 0;
    for (let i = 0; i < 60; i++) {
      const painted = anyPainted(i % 3 > 0 ? i % 3 : i % 7);
      for (const corner of draw(random, CORNER_FACELETS, 2)) {
        if (i % 3 > 0) for (const place of corner) painted[place] = BLANK;
      }
      const cubes = fillings(painted).filter(canBeSolved);
      const { count, shown, only } = fittingCubes(painted, USUAL);
      expect(count).toBe(cubes.length);
      expect(only).toEqual(cubes.length === 1 ? cubes[0] : undefined);
      expect(shown).toEqual(
        UNPAINTED.map((_, place) =>
          USUAL.map((colour) => cubes.filter((cube) => cube[place] === colour).length),
        ),
      );
      if (cubes.length > 1) several++;
    }
    expect(several).toBeGreaterThan(5);
  });

  test("the counts of a facelet are those after painting it", () => {
    for (let i = 0; i < 25; i++) {
      const painted = anyPainted(6 + (i % 18));
      const { count, shown, schemes } = fittingCubes(painted, USUAL);
      const counted = (colouring: readonly string[]) =>
        SCHEMES.map((scheme) => countCubes(colouring, scheme));
      const total = (counts: readonly number[]) => counts.reduce((a, b) => a + b);
      expect(count).toBe(total(counted(painted)));
      expect(schemes).toEqual(SCHEMES.filter((_, at) => counted(painted)[at] > 0));
      const place = painted.indexOf(BLANK);
      expect(shown[place]).toEqual(
        USUAL.map((colour) => total(counted(painted.with(place, colour)))),
      );
    }
  });

  test("any six colours will do, and what are not 24 of them is refused", () => {
    const names = "white red green yellow orange blue".split(" ");
    const cube = anyCube();
    const named = cube.map((colour) => names[USUAL.indexOf(colour)]).with(3, BLANK);
    expect(fittingCubes(named, names).only).toEqual(
      cube.map((colour) => names[USUAL.indexOf(colour)]),
    );
    expect(() => fittingCubes(cube.slice(1), USUAL)).toThrow("expected 24 colours");
    expect(() => fittingCubes(named, USUAL)).toThrow('facelet 0 has the colour "');
  });
});

describe("bestPlaceToAsk", () => {
  test("a cube is known after 13 to 14 stickers on average, and never more than 16", () => {
    const taps = Array.from({ length: 80 }, () =>
      countTaps(anyCube(), (fitting) => mostInformativeFacelet(fitting)),
    );
    expect(mean(taps)).toBeCloseTo(13.5, 0);
    expect(Math.max(...taps)).toBeLessThanOrEqual(16);
  });

  test("face by face, in the order of the net, it takes 15 to 16 stickers on average", () => {
    const next: Ask = (_, painted) => painted.indexOf(BLANK);
    const taps = Array.from({ length: 60 }, () => countTaps(anyCube(), next));
    expect(mean(taps)).toBeCloseTo(15.5, 0);
    expect(Math.max(...taps)).toBeLessThanOrEqual(20);
  });

  test("asked first on U, R and F, 14 stickers on average, two of them on other faces", () => {
    const inView = [...FACELETS.keys()].filter((place) =>
      ["U", "R", "F"].includes(FACELETS[place].face),
    );
    let others = 0;
    const next: Ask = (fitting) => {
      const place = mostInformativeFacelet(fitting, inView);
      if (place === undefined) others++;
      return place ?? mostInformativeFacelet(fitting);
    };
    const taps = Array.from({ length: 60 }, () => countTaps(anyCube(), next));
    expect(mean(taps)).toBeCloseTo(14, 0);
    expect(others / taps.length).toBeCloseTo(2, 0);
    expect(Math.max(...taps)).toBeLessThanOrEqual(16);
  });

  test("it leaves the fewest cubes on average, and is the first that does", () => {
    for (let i = 0; i < 12; i++) {
      const painted = anyPainted(8 + random(12));
      const fitting = fittingCubes(painted, USUAL);
      const left = fitting.shown.map((_, place) =>
        painted[place] === BLANK
          ? USUAL.map(
              (colour) => fittingCubes(painted.with(place, colour), USUAL).count,
            )
              .map((count) => BigInt(count) ** 2n)
              .reduce((a, b) => a + b)
          : BigInt(fitting.count) ** 2n,
      );
      const fewest = left.reduce((a, b) => (b < a ? b : a));
      const best =
        fewest < BigInt(fitting.count) ** 2n ? left.indexOf(fewest) : undefined;
      expect(mostInformativeFacelet(fitting)).toBe(best);
      expect(mostInformativeFacelet(fitting, [...left.keys()].toReversed())).toBe(best);
    }
  });

  test("it asks only among the places that it is given, and nothing that is known", () => {
    const fitting = fittingCubes(UNPAINTED, USUAL);
    expect(mostInformativeFacelet(fitting, [17, 9, 12])).toBe(9);
    expect(mostInformativeFacelet(fitting, [])).toBeUndefined();
    expect(
      mostInformativeFacelet(fittingCubes(UNPAINTED.with(5, "R"), USUAL), [5]),
    ).toBeUndefined();
    expect(mostInformativeFacelet(fittingCubes(anyCube(), USUAL))).toBeUndefined();
    expect(
      mostInformativeFacelet(fittingCubes([...UNPAINTED].fill("R", 0, 5), USUAL)),
    ).toBeUndefined();
  });
});

type Ask = (fitting: FittingCubes, painted: readonly string[]) => number | undefined;

const seen = new Map<string, FittingCubes>();

/** The first answers are the same for many cubes. */
function seenOrFound(painted: readonly string[]): FittingCubes {
  const key = painted.join();
  const fitting = seen.get(key) ?? fittingCubes(painted, USUAL);
  seen.set(key, fitting);
  return fitting;
}

/** How many places are painted, as asked, until one cube is left: which must be this one. */
function countTaps(cube: readonly string[], ask: Ask): number {
  let painted: readonly string[] = UNPAINTED;
  let fitting = seenOrFound(painted);
  let taps = 0;
  while (fitting.only === undefined) {
    const place = ask(fitting, painted)!;
    painted = painted.with(place, cube[place]);
    fitting = seenOrFound(painted);
    taps++;
  }
  expect(fitting.only).toEqual(cube);
  return taps;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b) / numbers.length;
}

/** All ways to paint what is blank, with no colour more than four times. */
function fillings(painted: readonly string[]): string[][] {
  const place = painted.indexOf(BLANK);
  if (place < 0) return [[...painted]];
  const rest = USUAL.filter((one) => painted.filter((c) => c === one).length < 4);
  return rest.flatMap((colour) => fillings(painted.with(place, colour)));
}

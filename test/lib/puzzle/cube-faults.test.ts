import { describe, expect, test } from "vitest";
import {
  countCubes,
  FACELETS,
  fromFacelets,
  N_STATES,
  nearestCubes,
  toFacelets,
  unrankState,
} from "#lib/index.ts";
import {
  allSchemes,
  BLANK,
  CORNER_FACELETS,
  twistedColours,
} from "#lib/puzzle/colourings.ts";
import { findFaults } from "#lib/puzzle/cube-faults.ts";
import { draw, seeded } from "./seeded.ts";

const USUAL = [..."URFDLB"];
const random = seeded(11);
const anyCube = () => [...toFacelets(unrankState(random(N_STATES)))];
const kinds = (cube: readonly string[]) =>
  findFaults(cube, USUAL).map(({ kind }) => kind);

function repaint(
  cube: readonly string[],
  places: readonly number[],
  colours: readonly string[],
): string[] {
  const painted = [...cube];
  places.forEach((place, i) => (painted[place] = colours[i]));
  return painted;
}
const at = (cube: readonly string[], places: readonly number[]) =>
  places.map((place) => cube[place]);

test("a cube that can be solved has no fault, in any scheme but the mirrored one", () => {
  for (let i = 0; i < 300; i++) {
    const scheme = allSchemes(USUAL)[i % 30];
    const cube = anyCube().map((colour) => scheme[USUAL.indexOf(colour)]);
    const mirrored = scheme.join("") === "URBDLF";
    expect(kinds(cube)).toEqual(mirrored ? ["mirror image"] : []);
  }
});

/** A net in a mirror: left and right are swapped, and every row is reversed. */
const mirrorImage = (cube: readonly string[]) =>
  FACELETS.map(({ face, row, column }) => {
    const other = { L: "R", R: "L" }[face as string] ?? face;
    const source = FACELETS.findIndex(
      (place) =>
        place.face === other && place.row === row && place.column === 1 - column,
    );
    return cube[source];
  });

describe("each class of impossible cube is named, and shown where it is", () => {
  const CASES = 30;

  test("one corner twisted", () => {
    for (let i = 0; i < CASES; i++) {
      const cube = anyCube();
      const places = CORNER_FACELETS[random(8)];
      const twist = 1 + random(2);
      const spoilt = repaint(cube, places, twistedColours(at(cube, places), twist));
      const [fault, ...others] = findFaults(spoilt, USUAL);
      expect(others).toEqual([]);
      expect(fault.kind).toBe("twist");
      expect(fault.message).toContain(
        twist === 1 ? "twisted clockwise" : "twisted anticlockwise",
      );
      // Twisting any one corner back repairs it, which changes the three facelets of that
      // corner.
      expect(fault.places).toHaveLength(3);
      expect(
        CORNER_FACELETS.filter((corner) =>
          fault.places.every((p) => corner.includes(p)),
        ),
      ).toHaveLength(1);
    }
  });

  test("the same corner twice", () => {
    for (let i = 0; i < CASES; i++) {
      const cube = anyCube();
      const [from, to] = twoOf(8);
      const spoilt = repaint(
        cube,
        CORNER_FACELETS[to],
        at(cube, CORNER_FACELETS[from]),
      );
      const fault = findFaults(spoilt, USUAL).find(({ kind }) => kind === "twice")!;
      expect(new Set(fault.places)).toEqual(
        new Set([...CORNER_FACELETS[from], ...CORNER_FACELETS[to]]),
      );
    }
  });

  test("one corner mirrored", () => {
    for (let i = 0; i < CASES; i++) {
      const cube = anyCube();
      const places = CORNER_FACELETS[random(8)];
      const [a, b, c] = at(cube, places);
      expect(findFaults(repaint(cube, places, [a, c, b]), USUAL)).toEqual([
        {
          kind: "mirrored",
          places,
          message: expect.stringMatching(
            /^the colours of corner [UDFRBL]{3} are in reverse order/,
          ),
        },
      ]);
    }
  });

  test("a whole cube read from its mirror image", () => {
    for (let i = 0; i < CASES; i++) {
      const cube = anyCube();
      const faults = findFaults(mirrorImage(cube), USUAL);
      expect(faults.map(({ kind }) => kind)).toEqual(["mirror image"]);
      expect(faults[0].places).toHaveLength(24);
    }
  });

  test("a net that is painted in part and read from a mirror: its whole corners, and only they", () => {
    const told = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const cube = mirrorImage(anyCube()).map((colour) =>
        random(12) <= i % 12 ? BLANK : colour,
      );
      cube[random(24)] = BLANK;
      const faults = findFaults(cube, USUAL).filter(({ kind }) => kind !== "blank");
      if (faults.length === 0) continue;
      expect(faults.map(({ kind }) => kind)).toEqual(["mirror image"]);
      const [{ places, message }] = faults;
      const whole = CORNER_FACELETS.filter(
        (corner) => !at(cube, corner).includes(BLANK),
      );
      told.add(message.replace(/[UDFRBL]{3}|\d+/, "…"));
      if (whole.length === 0) continue;
      expect(places).toEqual(whole.flat());
      if (whole.length > 1) expect(message).toContain(`on all ${whole.length} whole`);
    }
    expect([...told].sort()).toEqual([
      "mirrored colours: on all … whole corners they are in reverse order",
      "mirrored colours: on …, the first whole corner, they are in reverse order",
      "mirrored colours: only a mirror image of the cube has these colours",
    ]);
  });

  test("a net in a mirror, but for some corners: it says on how many", () => {
    for (let i = 0; i < CASES; i++) {
      const cube = anyCube();
      const mirrored = mirrorImage(cube);
      const places = CORNER_FACELETS[random(8)];
      const [a, b, c] = at(mirrored, places);
      const [fault] = findFaults(repaint(mirrored, places, [a, c, b]), USUAL).filter(
        ({ kind }) => kind === "mirror image",
      );
      expect(fault.message).toContain("on 7 of 8 whole corners");
      expect(fault.places).toHaveLength(21);
    }
  });

  test("opposite colours on one corner, and one sticker too many", () => {
    for (let i = 0; i < CASES; i++) {
      const cube = anyCube();
      const places = CORNER_FACELETS[random(8)];
      const [a, b] = places;
      const opposite = USUAL[(USUAL.indexOf(cube[a]) + 3) % 6];
      const spoilt = repaint(cube, [b], [opposite]);
      const faults = findFaults(spoilt, USUAL);
      expect(faults.map(({ kind }) => kind)).toEqual(["count", "opposites"]);
      expect(faults[0].message).toBe(
        `5 ${opposite} stickers, and only 3 ${cube[b]}; each colour has four`,
      );
      expect(at(spoilt, faults[0].places)).toEqual(new Array(5).fill(opposite));
      expect(faults[1].places).toEqual([a, b]);
    }
  });

  test("one colour twice on a corner", () => {
    for (let i = 0; i < CASES; i++) {
      const cube = anyCube();
      const [a, b] = CORNER_FACELETS[random(8)];
      const faults = findFaults(repaint(cube, [b], [cube[a]]), USUAL);
      expect(faults.map(({ kind }) => kind)).toEqual(["count", "repeat"]);
      expect(faults[1].places).toEqual([a, b]);
    }
  });

  test("places without a colour", () => {
    const cube = repaint(anyCube(), [3, 17], [BLANK, BLANK]);
    expect(findFaults(cube, USUAL)).toEqual([
      { kind: "blank", places: [3, 17], message: "2 facelets have no colour yet" },
    ]);
  });
});

test("whatever 24 colours are given, either a fault is found or turns can solve them", () => {
  for (let i = 0; i < 300; i++) {
    const cube = i % 2 ? draw(random, USUAL, 24) : shuffled(anyCube(), i % 7);
    const faults = findFaults(cube, USUAL);
    for (const { places, message } of faults) {
      expect(places.length).toBeGreaterThan(0);
      expect(message).not.toMatch(/undefined/);
    }
    const names = cube.map((colour) => "abcdef"[USUAL.indexOf(colour)]).join("");
    const isSolvable = !throws(() => fromFacelets(names));
    const isMirrored = kinds(cube).join() === "mirror image";
    expect(faults.length === 0 || isMirrored).toBe(isSolvable);
  }
});

test("colours of a net that is not finished and only a mirror shows: all that is painted is meant", () => {
  let met = 0;
  for (let i = 0; i < 200 && met < 5; i++) {
    const mirrored = mirrorImage(anyCube());
    // Each corner loses one sticker, so that none shows its orientation.
    const lost = CORNER_FACELETS.map((places) => places[random(3)]);
    const cube = repaint(
      mirrored,
      lost,
      lost.map(() => BLANK),
    );
    const fault = findFaults(cube, USUAL).find(({ kind }) => kind === "mirror image");
    if (!fault) continue;
    met++;
    expect(fault).toEqual({
      kind: "mirror image",
      places: [...cube.keys()].filter((place) => cube[place] !== BLANK),
      message: "mirrored colours: only a mirror image of the cube has these colours",
    });
  }
  expect(met).toBe(5);
});

test("a net that is not finished has a fault just when no colours in its blank places help", () => {
  let deadEnds = 0;
  for (let i = 0; i < 400; i++) {
    const blanked = anyCube().map((colour) => (random(3) === 0 ? BLANK : colour));
    const cube = repaint(blanked, [random(24)], draw(random, USUAL, 1));
    const faults = kinds(cube).filter((kind) => kind !== "blank");
    const fits = allSchemes(USUAL).some((scheme) => countCubes(cube, scheme) > 0);
    if (!faults.includes("mirror image")) expect(faults.length === 0).toBe(fits);
    if (faults.includes("dead end")) deadEnds++;
  }
  expect(deadEnds).toBeGreaterThan(20);
});

test("one corner twisted, and one place of any corner blank: a dead end", () => {
  for (const twisted of CORNER_FACELETS) {
    for (const blank of FACELETS.keys()) {
      const cube = anyCube();
      const turned = repaint(cube, twisted, twistedColours(at(cube, twisted), 1));
      const faults = findFaults(repaint(turned, [blank], [BLANK]), USUAL);
      expect(faults.map(({ kind }) => kind)).toEqual(["blank", "dead end"]);
      expect(faults[1].places.length).toBeGreaterThan(0);
    }
  }
});

const CUBE = [..."UUUURRRRFFFFDDDDLLLLBBBB"];
test.each([
  ["too few", CUBE.slice(1), USUAL, "expected 24 colours, found 23"],
  [
    "a stranger",
    ["X", ...CUBE.slice(1)],
    USUAL,
    'facelet 0 has the colour "X"; expected one of U,R,F,D,L,B or none',
  ],
  ["not a list", null as never, USUAL, "a colouring is a list of colours, not null"],
  ["no list of six", CUBE, null as never, "a scheme is a list of colours, not null"],
  ["one twice", CUBE, [..."UUFDLB"], "expected 6 different colours, not U,U,F,D,L,B"],
  ["only five", CUBE, [..."URFDL"], "expected 6 different colours, not U,R,F,D,L"],
  [
    "one that is blank",
    CUBE,
    [..."URFDL", ""],
    "expected 6 different colours, not U,R,F,D,L,",
  ],
])("what is not 24 colours of six is refused: %s", (_, cube, scheme, message) => {
  expect(() => findFaults(cube, scheme)).toThrow(message);
  expect(() => nearestCubes(cube, scheme)).toThrow(message);
  expect(() => countCubes(cube, scheme)).toThrow(message);
});

test("colours are called by the names they are given", () => {
  const cube = repaint([..."UUUURRRRFFFFDDDDLLLLBBBB"], [0], ["D"]);
  const [count] = findFaults(
    cube,
    USUAL,
    (colour) => ({ D: "yellow", U: "white" })[colour] ?? colour,
  );
  expect(count.message).toBe(
    "5 yellow stickers, and only 3 white; each colour has four",
  );
});

test("a colour that is missing altogether is called so", () => {
  const cube = [..."UUUUUUUUFFFUDDDDLLLLBBBB"];
  expect(findFaults(cube, USUAL)[0].message).toBe(
    "9 U stickers, and no R, only 3 F; each colour has four",
  );
});

function throws(run: () => unknown): boolean {
  try {
    run();
    return false;
  } catch {
    return true;
  }
}

function twoOf(n: number): [number, number] {
  const first = random(n);
  return [first, (first + 1 + random(n - 1)) % n];
}

/** Swaps this many pairs of facelets. */
function shuffled(cube: readonly string[], swaps: number): string[] {
  const result = [...cube];
  for (let i = 0; i < swaps; i++) {
    const [a, b] = twoOf(24);
    [result[a], result[b]] = [result[b], result[a]];
  }
  return result;
}

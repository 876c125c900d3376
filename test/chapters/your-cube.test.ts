import { describe, expect, test } from "vitest";
import { FAMOUS_CUBES } from "#figures/solving/your-cube/famous-cubes.ts";
import {
  BLANK,
  buildDistanceTable,
  CORNER_FACES,
  countCubes,
  FACES,
  findFaults,
  fromFacelets,
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  N_PIECES,
  N_STATES,
  OPPOSITE,
  rankState,
  shortestSolutions,
  toFacelets,
  unrankState,
} from "#lib/index.ts";
import { CORNER_FACELETS, twistedColours } from "#lib/puzzle/colourings.ts";
import { HOLDS, turnSolid } from "../lib/puzzle/solid-cube.ts";

const htm = buildDistanceTable({ metric: "HTM" });
const qtm = buildDistanceTable({ metric: "QTM" });

const solved = toFacelets(unrankState(0));

describe("the notes on the famous cubes are true", () => {
  const cube = (name: string) => FAMOUS_CUBES.find((one) => one.name === name)!.index;
  const facesOf = (index: number) => toFacelets(unrankState(index)).match(/.{4}/g)!;
  /** The number of faces with a single colour along each diagonal. */
  function chequered(letters: ArrayLike<string>): number {
    let count = 0;
    for (let at = 0; at < letters.length; at += 4) {
      const isOne =
        letters[at] === letters[at + 3] &&
        letters[at + 1] === letters[at + 2] &&
        letters[at] !== letters[at + 1];
      if (isOne) count++;
    }
    return count;
  }

  test("each is a cube of its own", () => {
    expect(FAMOUS_CUBES.length).toBeGreaterThan(6);
    expect(new Set(FAMOUS_CUBES.map(({ index }) => index)).size).toBe(
      FAMOUS_CUBES.length,
    );
  });

  test("Solved is number 0", () => {
    expect(cube("Solved")).toBe(0);
  });

  test("Chequered: four faces, and no cube has more", () => {
    expect(chequered(toFacelets(unrankState(cube("Chequered"))))).toBe(4);
    const shown = CORNER_FACES.map((faces) =>
      [0, 1, 2].map((twist) => twistedColours(faces, twist)),
    );
    const twists = Array.from(
      { length: N_ORIENTATIONS },
      (_, index) => unrankState(index).orientation,
    );
    const letters = [...solved];
    let most = 0;
    for (let order = 0; order < N_PERMUTATIONS; order++) {
      const { permutation } = unrankState(order * N_ORIENTATIONS);
      for (const orientation of twists) {
        for (let position = 0; position < N_PIECES; position++) {
          const piece = shown[permutation[position]][orientation[position]];
          for (let i = 0; i < 3; i++) letters[CORNER_FACELETS[position][i]] = piece[i];
        }
        most = Math.max(most, chequered(letters));
      }
      expect(letters.join("")).toBe(
        toFacelets({ permutation, orientation: twists.at(-1)! }),
      );
    }
    expect(most).toBe(4);
  });

  test("Rainbow: four colours on each face, three turns away", () => {
    for (const face of facesOf(cube("Rainbow"))) expect(new Set(face).size).toBe(4);
    expect(htm.distance(cube("Rainbow"))).toBe(3);
  });

  test("Two neighbours swapped: 10 turns", () => {
    expect(unrankState(cube("Two neighbours swapped")).permutation).toEqual([
      ...[1, 0, 2, 3, 4, 5, 6],
    ]);
    expect(htm.distance(cube("Two neighbours swapped"))).toBe(10);
    const swapped = unrankState(cube("Two neighbours swapped"));
    expect([...shortestSolutions(swapped, htm)]).toHaveLength(20);
  });

  test("Two across swapped: 11 turns, and no cube is farther", () => {
    expect(htm.distance(cube("Two across swapped"))).toBe(11);
    expect(htm.diameter).toBe(11);
  });

  test("All seven twisted: all at home, none upright", () => {
    const { permutation, orientation } = unrankState(cube("All seven twisted"));
    expect(permutation).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(orientation).not.toContain(0);
  });

  test("Farthest both ways: 11 turns or 14 quarter turns, the most in both", () => {
    expect(htm.distance(cube("Farthest both ways"))).toBe(htm.diameter);
    expect(qtm.distance(cube("Farthest both ways"))).toBe(qtm.diameter);
    expect([htm.diameter, qtm.diameter]).toEqual([11, 14]);
  });

  test("The last number: the order reversed, and every free twist a 2", () => {
    expect(cube("The last number")).toBe(N_STATES - 1);
    expect(unrankState(N_STATES - 1)).toEqual({
      permutation: [6, 5, 4, 3, 2, 1, 0],
      orientation: [2, 2, 2, 2, 2, 2, 0],
    });
  });
});

describe("what the section says of cubes", () => {
  test("any two colours meet on some corner, unless they are opposite", () => {
    for (const a of FACES) {
      for (const b of FACES) {
        const meet = CORNER_FACES.some(
          (faces) => faces.includes(a) && faces.includes(b),
        );
        if (a !== b) expect(meet).toBe(OPPOSITE[a] !== b);
      }
    }
  });

  test("every corner has white or yellow, never both", () => {
    for (const faces of CORNER_FACES) {
      expect(faces.filter((face) => face === "U" || face === "D")).toHaveLength(1);
    }
  });

  test("however it is held, its number is the same", () => {
    for (const index of [0, 1_234_567, N_STATES - 1]) {
      const facelets = toFacelets(unrankState(index));
      for (const hold of HOLDS) {
        expect(rankState(fromFacelets(turnSolid(facelets, hold)))).toBe(index);
      }
    }
  });

  test("one of three sums of twists can be solved, in whatever order the pieces are", () => {
    for (const index of [0, 729, 1_234_567, N_STATES - 1]) {
      const cube = [...toFacelets(unrankState(index))];
      const places = CORNER_FACELETS[3];
      const faults = [0, 1, 2].map((twist) => {
        const shown = twistedColours(
          places.map((place) => cube[place]),
          twist,
        );
        const twisted = [...cube];
        places.forEach((place, i) => (twisted[place] = shown[i]));
        return findFaults(twisted, FACES).map(({ kind }) => kind);
      });
      expect(faults).toEqual([[], ["twist"], ["twist"]]);
    }
  });

  test("a second corner turned the other way, or two more the same way, mend a twist", () => {
    const twist = (cube: readonly string[], position: number, by: number) => {
      const places = CORNER_FACELETS[position];
      const shown = twistedColours(
        places.map((place) => cube[place]),
        by,
      );
      return cube.map((colour, place) =>
        places.includes(place) ? shown[places.indexOf(place)] : colour,
      );
    };
    const once = twist([...solved], 0, 1);
    expect(findFaults(once, FACES)).toHaveLength(1);
    expect(findFaults(twist(once, 5, 2), FACES)).toEqual([]);
    expect(findFaults(twist(twist(once, 5, 1), 6, 1), FACES)).toEqual([]);
  });

  test("some blanks are left when only one cube fits", () => {
    const painted = [...solved];
    for (const place of CORNER_FACELETS[0]) painted[place] = BLANK;
    expect(countCubes(painted, FACES)).toBe(1);
  });

  test("a twist of 1 takes white from the top to the right, yellow from the bottom to the left", () => {
    // Looking at the point of UFR, F is on the left and R on the right; so it is at DFR.
    const [ufr, dfr] = [1, 5].map((position) => {
      const faces = CORNER_FACES[position];
      return faces[twistedColours(faces, 1).indexOf(faces[0])];
    });
    expect([ufr, dfr]).toEqual(["R", "F"]);
  });
});

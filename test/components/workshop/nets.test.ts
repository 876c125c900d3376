import { centroid, type PlanePoint } from "#kit/drawing/plane.ts";
import { describe, expect, test } from "vitest";

import { galleryNet } from "#components/workshop/nets/gallery-nets.ts";
import { beadNet } from "#components/workshop/nets/bead-net.ts";
import { definePuzzle } from "#lib/index.ts";
import { GALLERY, PERMUTATION_PUZZLES } from "#src/puzzles/gallery.ts";
import { createPlayable } from "#src/puzzles/create-playable.ts";

test.for(GALLERY)("$name: the net shows all pieces", ({ slug, definition }) => {
  const { parts } = galleryNet(slug);
  const shown = new Set(parts.map(({ orbit, position }) => `${orbit} ${position}`));
  const pieces = Object.values(createPlayable(definition).orbits).map(
    ({ pieces }) => pieces,
  );
  expect(shown.size).toBe(pieces.reduce((sum, count) => sum + count));
});

/** Those whose stickers have the colour of the face that they lie on when solved. */
const BY_FACES =
  "pyraminx skewb ivy-cube dino-cube floppy-cube tower pocket-cube".split(" ");

test.for(PERMUTATION_PUZZLES.filter(({ slug }) => BY_FACES.includes(slug)))(
  "$name: what a turn brings to a face, it takes from one face",
  ({ slug, definition }) => {
    const puzzle = definePuzzle(definition);
    const { parts } = galleryNet(slug);
    const labels = (state: typeof puzzle.solved) =>
      parts.map(({ orbit, position, look }) => {
        const { permutation, orientation } = state[orbit];
        return look(permutation[position], orientation[position]).paint;
      });
    const faces = labels(puzzle.solved);
    for (const move of puzzle.moves) {
      const turned = puzzle.apply(puzzle.solved, move);
      const cameFrom = new Map<string | undefined, Set<string | undefined>>();
      labels(turned).forEach((colour, i) => {
        const { orbit, position } = parts[i];
        const { permutation, orientation } = turned[orbit];
        const stays = permutation[position] === position && orientation[position] === 0;
        if (stays) return;
        if (!cameFrom.has(faces[i])) cameFrom.set(faces[i], new Set());
        cameFrom.get(faces[i])!.add(colour);
      });
      expect(cameFrom.size).toBeGreaterThan(1);
      for (const sources of cameFrom.values()) expect(sources.size).toBe(1);
    }
  },
);

test("no two pictures of the gallery are alike", () => {
  const pictures = GALLERY.map(({ slug, definition, pictureMoves = [] }) => {
    const { apply, solved } = createPlayable(definition);
    const state = pictureMoves.reduce(apply, solved);
    const shapes = galleryNet(slug).parts.map(({ orbit, position, look }) => {
      const { permutation, orientation } = state[orbit];
      return look(permutation[position], orientation[position]);
    });
    return JSON.stringify(shapes);
  });
  expect(new Set(pictures).size).toBe(GALLERY.length);
});

/** Letters mean clockwise turns, as one looks at the corner: from which face to which they go. */
const CLOCKWISE = [
  ["pyraminx", "U", "F", "L"],
  ["pyraminx", "L", "F", "D"],
  ["pyraminx", "R", "F", "R"],
  ["pyraminx", "B", "L", "D"],
  ["skewb", "URF", "U", "R"],
  ["ivy-cube", "URF", "U", "R"],
] as const;

test.for(CLOCKWISE)("%s: %s takes stickers from %s to %s", ([slug, move, from, to]) => {
  const puzzle = definePuzzle(
    PERMUTATION_PUZZLES.find((one) => one.slug === slug)!.definition,
  );
  const turned = puzzle.apply(puzzle.solved, move);
  const paints = (state: typeof turned) =>
    galleryNet(slug).parts.map(({ orbit, position, look }) => {
      const { permutation, orientation } = state[orbit];
      return look(permutation[position], orientation[position]).paint;
    });
  const faces = paints(puzzle.solved);
  const brought = paints(turned).filter((_, i) => faces[i] === `sticker-paint-${to}`);
  expect(brought).toContain(`sticker-paint-${from}`);
});

test("a puzzle without a net has its pieces in rings, or where they were drawn; too many are not drawn", () => {
  const orbits = { A: { pieces: 5, twists: 3 }, B: { pieces: 2 } };
  const { parts } = beadNet({ orbits, moves: {} })!;
  // Each piece of A has a mark, too.
  expect(parts.length).toBe(5 * 2 + 2);
  expect(parts[1].look(0, 0).path).not.toBe(parts[1].look(0, 1).path);
  const drawn = beadNet(
    { orbits: { B: { pieces: 2 } }, moves: {} },
    {
      B: [
        [50, 60],
        [90, 60],
      ],
    },
  )!;
  expect(drawn.parts.map(({ centre }) => centre)).toEqual([
    [50, 60],
    [90, 60],
  ]);
  expect(beadNet({ orbits: { A: { pieces: 401 } }, moves: {} })).toBeUndefined();
});

describe("the cycles of the moves give a puzzle its shape", () => {
  /** Where the beads of one orbit are when the moves are these cycles. */
  function placesOf(
    pieces: number,
    moves: readonly (readonly number[])[][],
  ): PlanePoint[] {
    const net = beadNet({
      orbits: { BEADS: { pieces } },
      moves: Object.fromEntries(
        moves.map((cycles, i) => {
          const source = Array.from({ length: pieces }, (_, at) => at);
          for (const cycle of cycles) {
            cycle.forEach((from, j) => (source[cycle[(j + 1) % cycle.length]] = from));
          }
          return [`M${i}`, { BEADS: { source } }];
        }),
      ),
    })!;
    return net.parts
      .toSorted((one, other) => one.position - other.position)
      .map(({ centre }) => centre);
  }

  const apart = ([x, y]: PlanePoint, [toX, toY]: PlanePoint) =>
    Math.hypot(toX - x, toY - y);

  /** The centre of the beads of a ring, after a check that they are on a circle about it. */
  function centreOf(
    ring: readonly number[],
    places: readonly PlanePoint[],
  ): PlanePoint {
    const centre = centroid(ring.map((at) => places[at]));
    const radius = apart(places[ring[0]], centre);
    for (const at of ring) expect(apart(places[at], centre) / radius).toBeCloseTo(1, 1);
    return centre;
  }

  function expectNoneHidden(places: readonly PlanePoint[]): void {
    places.forEach((place, i) => {
      for (const other of places.slice(i + 1)) {
        expect(apart(place, other)).toBeGreaterThan(30);
      }
    });
  }

  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i);

  test("two rings that share positions are two circles that cross there", () => {
    const { definition } = PERMUTATION_PUZZLES.find(
      ({ slug }) => slug === "hungarian-rings",
    )!;
    const small = beadNet(definition)!;
    expect(small.ground.length).toBe(2);
    expectNoneHidden(small.parts.map(({ centre }) => centre));
    // As they are sold: twenty beads each.
    const left = range(0, 19);
    const right = [0, ...range(20, 23), 5, ...range(24, 37)];
    const places = placesOf(38, [[left], [right]]);
    expectNoneHidden(places);
    const centres = [left, right].map((ring) => centreOf(ring, places));
    expect(apart(centres[0], centres[1])).toBeGreaterThan(100);
    // They are side by side, and the first turns clockwise on the left.
    expect(centres[0][1]).toBeCloseTo(centres[1][1], 0);
    expect(centres[0][0]).toBeLessThan(centres[1][0]);
  });

  test("rings in a chain stay in a row, and a ring by itself is beside them", () => {
    const rings = [
      [0, 1, 2, 3, 4, 5],
      [2, 3, 6, 7, 8, 9],
      [7, 8, 10, 11, 12, 13],
      [14, 15, 16],
    ];
    const places = placesOf(
      17,
      rings.map((ring) => [ring]),
    );
    expectNoneHidden(places);
    const across = rings.map((ring) => centreOf(ring, places)[0]);
    expect(across).toEqual(across.toSorted((a, b) => a - b));
  });

  test("a ring is in the order of its cycle, whatever its powers and inverse add", () => {
    const ring = [0, 5, 2, 7, 4, 1, 6, 3];
    const places = placesOf(8, [
      [ring],
      [ring.toReversed()],
      [
        [0, 2, 4, 6],
        [5, 7, 1, 3],
      ],
    ]);
    centreOf(ring, places);
    const steps = ring.map((at, i) => apart(places[at], places[ring[(i + 1) % 8]]));
    for (const step of steps) expect(step).toBeCloseTo(steps[0], 0);
    expect(steps[0]).toBeLessThan(40);
  });

  test("swaps of neighbours make a row; beads that stay are in a ring beside it", () => {
    const places = placesOf(
      9,
      range(0, 5).map((at) => [[at, at + 1]]),
    );
    expectNoneHidden(places);
    const row = places.slice(0, 7);
    for (const [, y] of row) expect(Math.abs(y - row[0][1])).toBeLessThan(4);
    const across = row.map(([x]) => x);
    expect(across).toEqual(across.toSorted((a, b) => a - b));
    expect(Math.min(places[7][0], places[8][0])).toBeGreaterThan(Math.max(...across));
  });

  test("a tangle of many cycles stays a ring", () => {
    const pairs = range(0, 7).flatMap((a) => range(a + 1, 7).map((b) => [[a, b]]));
    centreOf(range(0, 7), placesOf(8, pairs));
  });
});

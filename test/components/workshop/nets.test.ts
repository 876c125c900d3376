import { expect, test } from "vitest";
import { netOf } from "../../../src/components/workshop/nets/net-of.ts";
import { ringNet } from "../../../src/components/workshop/nets/ring-net.ts";
import { definePuzzle } from "../../../src/lib/index.ts";
import { GALLERY, PERMUTATION_PUZZLES } from "../../../src/puzzles/gallery.ts";
import { turnableOf } from "../../../src/puzzles/turnable-of.ts";

test.for(GALLERY)("$name: the net shows all pieces", ({ slug, definition }) => {
  const { parts } = netOf(slug);
  const shown = new Set(parts.map(({ orbit, position }) => `${orbit} ${position}`));
  const pieces = Object.values(turnableOf(definition).orbits).map(
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
    const { parts } = netOf(slug);
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
  const pictures = GALLERY.map(({ slug, definition, pictured = [] }) => {
    const { apply, solved } = turnableOf(definition);
    const state = pictured.reduce(apply, solved);
    const shapes = netOf(slug).parts.map(({ orbit, position, look }) => {
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
    netOf(slug).parts.map(({ orbit, position, look }) => {
      const { permutation, orientation } = state[orbit];
      return look(permutation[position], orientation[position]).paint;
    });
  const faces = paints(puzzle.solved);
  const brought = paints(turned).filter((_, i) => faces[i] === `sticker-paint-${to}`);
  expect(brought).toContain(`sticker-paint-${from}`);
});

test("a puzzle without a net has its pieces in rings, or where they were drawn; too many are not drawn", () => {
  const orbits = { A: { pieces: 5, twists: 3 }, B: { pieces: 2 } };
  const { parts } = ringNet(orbits)!;
  // Each piece of A has a mark, too.
  expect(parts.length).toBe(5 * 2 + 2);
  expect(parts[1].look(0, 0).path).not.toBe(parts[1].look(0, 1).path);
  const drawn = ringNet(
    { B: { pieces: 2 } },
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
  expect(ringNet({ A: { pieces: 401 } })).toBeUndefined();
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  definePuzzle,
  type Puzzle,
  type PuzzleDefinition,
  type PuzzleState,
} from "#lib/index.ts";
import { assembliesOf, reduceFraction } from "#src/puzzles/assemblies.ts";
import { PERMUTATION_PUZZLES } from "#src/puzzles/gallery.ts";

const beads = (pieces: number, ...sources: number[][]): PuzzleDefinition => ({
  orbits: { BEADS: { pieces } },
  moves: Object.fromEntries(
    sources.map((source, i) => [`M${i}`, { BEADS: { source } }]),
  ),
});

/** The share of all assemblies that moves reach, from the restrictions. */
function shareReached(definition: PuzzleDefinition) {
  const { restrictions } = assembliesOf(definition);
  return restrictions.reduce(
    (all, { part, whole }) => reduceFraction(all.part * part, all.whole * whole),
    { part: 1n, whole: 1n },
  );
}

describe("assemblies of all pieces, and the share that moves reach", () => {
  const inGallery = (slug: string) =>
    PERMUTATION_PUZZLES.find((puzzle) => puzzle.slug === slug)!.definition;
  // 1×2×3: four corners and two middles; a half turn of a side turns its pieces over.
  const over = (...at: number[]) => ({
    PIECES: {
      source: [0, 1, 2, 3, 4, 5].map((i) =>
        at.includes(i) ? at.at(-1 - at.indexOf(i))! : i,
      ),
      twist: [0, 1, 2, 3, 4, 5].map((i) => Number(at.includes(i))),
    },
  });
  const slab: PuzzleDefinition = {
    orbits: { PIECES: { pieces: 6, twists: 2 } },
    moves: { L: over(0, 3), R: over(2, 5), F: over(3, 4, 5), B: over(0, 1, 2) },
  };

  test.each<[string, PuzzleDefinition, bigint, bigint]>([
    // 7!; five beads in any order, and the other two swapped or not as that is odd or even.
    ["a tied swap", beads(7, [1, 0, 2, 3, 4, 6, 5], [4, 0, 1, 2, 3, 5, 6]), 5040n, 42n],
    [
      "one swap, twice",
      beads(7, [1, 0, 2, 3, 4, 5, 6], [1, 0, 2, 3, 4, 5, 6]),
      5040n,
      2520n,
    ],
    // 7! × 3⁷; 24 and 29,160 positions are published.
    ["half turns", inGallery("half-turns"), 11_022_480n, 459_270n],
    ["two faces", inGallery("two-faces"), 11_022_480n, 378n],
    // 6! × 2⁶; of these 4! × 2²: the order of the corners says how they are turned.
    ["a slab", slab, 46_080n, 480n],
  ])("%s", (_, definition, count, whole) => {
    expect(assembliesOf(definition).count).toBe(count);
    expect(shareReached(definition)).toEqual({ part: 1n, whole });
  });

  test("each thing that moves cannot change is named, with what it leaves", () => {
    expect(
      assembliesOf(inGallery("half-turns")).restrictions.map(
        ({ part, whole, reason }) => `${part} in ${whole}: ${reason}`,
      ),
    ).toEqual([
      "1 in 35: the moves never mix CORNERS 0 2 5 and CORNERS 1 3 4 6",
      "1 in 2187: no move twists a piece of CORNERS",
      "1 in 6: positions of CORNERS 0 2 5 and positions of CORNERS 1 3 4 6 depend on each other, so not every combination occurs",
    ]);
    expect(assembliesOf(inGallery("two-faces")).restrictions.slice(0, 2)).toMatchObject(
      [
        {
          whole: 7n,
          reason: expect.stringContaining("position 6 of CORNERS to another"),
        },
        { whole: 3n, reason: "no move twists the piece in position 6 of CORNERS" },
      ],
    );
  });

  test("with identical pieces the numerator of a fraction can exceed 1", () => {
    const alike = {
      ...beads(3, [0, 2, 1]),
      solved: { BEADS: { permutation: [0, 0, 1] } },
    };
    expect(assembliesOf(alike).count).toBe(3n);
    expect(shareReached(alike)).toEqual({ part: 2n, whole: 3n });
  });
});

test.for(PERMUTATION_PUZZLES)(
  "$name: assemblies, restrictions and positions fit together",
  ({ definition }) => {
    const { count } = assembliesOf(definition);
    expect(shareReached(definition)).toEqual(
      reduceFraction(definePuzzle(definition).sizeBig, count),
    );
  },
);

const orbit = fc
  .record({
    pieces: fc.integer({ min: 1, max: 4 }),
    twists: fc.integer({ min: 1, max: 3 }),
  })
  .chain(({ pieces, twists }) =>
    fc.record({
      pieces: fc.constant(pieces),
      twists: fc.constant(twists),
      labels: fc.oneof(
        fc.constant(undefined),
        fc.array(fc.integer({ min: 0, max: pieces - 1 }), {
          minLength: pieces,
          maxLength: pieces,
        }),
      ),
      hides: fc.boolean(),
    }),
  );

const definitions = fc
  .array(orbit, { minLength: 1, maxLength: 2 })
  .filter((orbits) => orbits.reduce((sum, one) => sum + one.pieces, 0) <= 6)
  .chain((orbits) => {
    const part = ({ pieces, twists }: (typeof orbits)[number]) =>
      fc.record({
        source: fc.shuffledSubarray(
          Array.from({ length: pieces }, (_, at) => at),
          { minLength: pieces },
        ),
        twist: fc.array(fc.integer({ min: 0, max: twists - 1 }), {
          minLength: pieces,
          maxLength: pieces,
        }),
      });
    const move = fc.tuple(
      ...orbits.map((one) => fc.option(part(one), { nil: undefined })),
    );
    return fc
      .array(move, { minLength: 0, maxLength: 3 })
      .map((moves): PuzzleDefinition => ({
        orbits: Object.fromEntries(
          orbits.map(({ pieces, twists, labels, hides }, i) => [
            `O${i}`,
            {
              ...{ pieces, twists },
              ...(hides && {
                seenTwists: Array.from({ length: pieces }, (_, at) =>
                  (labels?.[at] ?? at) === 0 ? 1 : twists,
                ),
              }),
            },
          ]),
        ),
        moves: Object.fromEntries(
          moves.map((parts, m) => [
            `M${m}`,
            Object.fromEntries(
              parts.flatMap((change, i) => (change ? [[`O${i}`, change]] : [])),
            ),
          ]),
        ),
        solved: Object.fromEntries(
          orbits.flatMap(({ labels }, i) =>
            labels ? [[`O${i}`, { permutation: labels }]] : [],
          ),
        ),
      }));
  });

test("all assemblies listed, and all positions visited, are as many as is said", () => {
  fc.assert(
    fc.property(definitions, (definition) => {
      const puzzle = definePuzzle(definition);
      const { count } = assembliesOf(definition);
      expect(count).toBe(BigInt(listAssemblies(puzzle)));
      const reached = BigInt(visitPositions(puzzle));
      expect(puzzle.sizeBig).toBe(reached);
      expect(shareReached(definition)).toEqual(reduceFraction(reached, count));
    }),
    { numRuns: 300 },
  );
});

/** Puts each piece into each position in each way, and counts what looks different. */
function listAssemblies({ definition, solved }: Puzzle): number {
  return Object.entries(definition.orbits).reduce(
    (all, [name, { pieces, twists = 1, seenTwists }]) => {
      const looks = new Set<string>();
      const labels = solved[name].permutation;
      const place = (left: readonly number[], row: readonly string[]) => {
        if (left.length === 0) looks.add(row.join());
        for (const home of left) {
          for (let twist = 0; twist < twists; twist++) {
            place(
              left.filter((other) => other !== home),
              [...row, `${labels[home]}/${twist % (seenTwists?.[home] ?? twists)}`],
            );
          }
        }
      };
      place(
        Array.from({ length: pieces }, (_, at) => at),
        [],
      );
      return all * looks.size;
    },
    1,
  );
}

function visitPositions({ moves, solved, apply }: Puzzle): number {
  const seen = new Map<string, PuzzleState>([[JSON.stringify(solved), solved]]);
  for (const state of seen.values()) {
    for (const move of moves) {
      const next = apply(state, move);
      seen.set(JSON.stringify(next), next);
    }
  }
  return seen.size;
}

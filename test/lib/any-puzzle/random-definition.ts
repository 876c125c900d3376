import type { PuzzleDefinition } from "#lib/index.ts";

/** A small puzzle of any kind: few pieces; some may look alike or hide twists. */
export function randomDefinition(random: (n: number) => number): PuzzleDefinition {
  const names = ["A", "B", "C"].slice(0, 1 + random(3));
  const orbits = Object.fromEntries(
    names.map((name) => {
      const twists = 1 + random(4);
      const pieces = 1 + random(4);
      const divisors = [1, 2, 3, 4].filter((seen) => twists % seen === 0);
      const pick = () => divisors[random(divisors.length)];
      const isHidden = random(8) === 0;
      const seenTwists = Array.from({ length: pieces }, pick);
      return [name, isHidden ? { pieces, twists, seenTwists } : { pieces, twists }];
    }),
  );
  const moves = Object.fromEntries(
    ["U", "R", "F"].slice(0, 1 + random(3)).map((move) => {
      const touched = names.filter(() => random(4) > 0);
      return [
        move,
        Object.fromEntries(
          touched.map((name) => {
            const { pieces, twists } = orbits[name];
            const twist = Array.from({ length: pieces }, () =>
              random(2) === 0 ? 0 : random(twists),
            );
            return [name, { source: shuffled(pieces, random), twist }];
          }),
        ),
      ];
    }),
  );
  const solved = Object.fromEntries(
    names
      .filter(() => random(4) === 0)
      .map((name) => {
        const { pieces, twists, seenTwists } = orbits[name];
        const isAlike = random(2) === 0 && seenTwists === undefined;
        const order = shuffled(pieces, random);
        const permutation = isAlike ? order.map((piece) => piece >> 1) : order;
        const orientation = order.map(() => random(twists));
        return [name, random(2) === 0 ? { permutation } : { permutation, orientation }];
      }),
  );
  return { orbits, moves, solved };
}

/**
 * Two rings of five or six pieces that are always turned together, and twisted together:
 * blocks that are not small, and hang together in all that they do.
 */
export function randomRings(random: (n: number) => number): PuzzleDefinition {
  const [pieces, twists] = [5 + random(2), 2 + random(2)];
  const row = Array.from({ length: pieces }, (_, i) => i);
  const turned = row.map((i) => (i + 1) % pieces);
  const back = row.map((i) => (i + pieces - 1) % pieces);
  const flipped = row.toReversed();
  const ways = [row, turned, back, flipped];
  const few = () => row.map(() => (random(4) === 0 ? random(twists) : 0));
  const move = () => ({
    A: { source: ways[random(ways.length)], twist: few() },
    B: { source: ways[random(ways.length)], twist: few() },
  });
  return {
    orbits: { A: { pieces, twists }, B: { pieces, twists } },
    moves: { C: { A: { source: turned }, B: { source: turned } }, T: move() },
  };
}

/** 0..n-1 in any order. */
export function shuffled(n: number, random: (n: number) => number): number[] {
  const row = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = random(i + 1);
    [row[i], row[j]] = [row[j], row[i]];
  }
  return row;
}

/** Whether pieces look alike that differ in how many of their twists are seen. */
export function alikeThatDiffer(definition: PuzzleDefinition): boolean {
  return Object.entries(definition.orbits).some(([name, { seenTwists }]) => {
    const labels = definition.solved?.[name]?.permutation ?? [];
    return labels.some(
      (label, i) => seenTwists && seenTwists[labels.indexOf(label)] !== seenTwists[i],
    );
  });
}

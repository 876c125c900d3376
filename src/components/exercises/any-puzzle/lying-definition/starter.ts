import type { PuzzleDefinition } from "every-cube";

function coins(): PuzzleDefinition {
  // From 0 to 1, 1 to 2, 2 to 0; what comes to 0 is turned over.
  const A = { source: [1, 2, 0, 3], twist: [0, 0, 1, 0] };
  // 2 and 3 are swapped; what comes to 3 is turned over.
  const B = { source: [0, 1, 3, 2], twist: [0, 0, 1, 0] };
  const orbits = { COINS: { pieces: 4, twists: 2 } };
  return { orbits, moves: { A: { COINS: A }, B: { COINS: B } } };
}

import type { ExerciseGenerator } from "./practice-exercise.ts";
import type { TopicName } from "./topics.ts";

/** Each topic's generator, loaded when the topic is chosen. */
const LOADERS: Record<TopicName, () => Promise<ExerciseGenerator>> = {
  "mixed-radix": async () => (await import("./mixed-radix.ts")).mixedRadix,
  "next-number": async () => (await import("./next-number.ts")).nextNumber,
  inversions: async () => (await import("./inversions.ts")).inversions,
  "lehmer-digits": async () => (await import("./lehmer-digits.ts")).lehmerDigits,
  "order-to-number": async () =>
    (await import("./permutation-to-index.ts")).permutationToIndex,
  "number-to-order": async () =>
    (await import("./index-to-permutation.ts")).indexToPermutation,
  "forced-twist": async () => (await import("./forced-twist.ts")).forcedTwist,
  "twists-to-number": async () =>
    (await import("./orientation-to-index.ts")).orientationToIndex,
  "impossible-cubes": async () =>
    (await import("./impossible-cubes.ts")).impossibleCubes,
  "next-depth": async () => (await import("./next-depth.ts")).nextDepth,
  "next-move": async () => (await import("./next-move.ts")).nextMove,
};

export function loadGenerator(topic: TopicName): Promise<ExerciseGenerator> {
  return LOADERS[topic]();
}

import type { Exercise } from "./exercise.ts";

/** The exercises of each chapter come when the first of them is begun. */
const LOADERS = {
  indexing: () => import("./indexing/indexing-exercises.ts"),
  "more-encoders": () => import("./more-encoders/more-encoders-exercises.ts"),
  moves: () => import("./moves/moves-exercises.ts"),
  "building-tables": () => import("./building-tables/building-tables-exercises.ts"),
  "gods-algorithm": () => import("./gods-algorithm/gods-algorithm-exercises.ts"),
  solving: () => import("./solving/solving-exercises.ts"),
  "one-frame": () => import("./one-frame/one-frame-exercises.ts"),
};

export type ChapterWithExercises = keyof typeof LOADERS;

/** What a chapter asks, and what checks the answers, by name. */
export async function loadExercises(
  chapter: ChapterWithExercises,
): Promise<Readonly<Record<string, Exercise>>> {
  return (await LOADERS[chapter]()).EXERCISES;
}

import type { Exercise } from "./exercise.ts";

/** Loaders of each chapter's exercises, called when a reader starts the first one. */
const LOADERS = {
  indexing: () => import("./indexing/indexing-exercises.ts"),
  orientations: () => import("./orientations/orientations-exercises.ts"),
  "more-encoders": () => import("./more-encoders/more-encoders-exercises.ts"),
  moves: () => import("./moves/moves-exercises.ts"),
  "building-tables": () => import("./building-tables/building-tables-exercises.ts"),
  "gods-algorithm": () => import("./gods-algorithm/gods-algorithm-exercises.ts"),
  map: () => import("./map/map-exercises.ts"),
  solving: () => import("./solving/solving-exercises.ts"),
  search: () => import("./search/search-exercises.ts"),
  "one-frame": () => import("./one-frame/one-frame-exercises.ts"),
  stages: () => import("./stages/stages-exercises.ts"),
  "any-puzzle": () => import("./any-puzzle/any-puzzle-exercises.ts"),
  "big-cube": () => import("./big-cube/big-cube-exercises.ts"),
};

export type ChapterWithExercises = keyof typeof LOADERS;

/** The exercises of a chapter, with their checks, by name. */
export async function loadExercises(
  chapter: ChapterWithExercises,
): Promise<Readonly<Record<string, Exercise>>> {
  return (await LOADERS[chapter]()).default;
}

import type { Exercise } from "./exercise.ts";

type Exercises = Readonly<Record<string, Exercise>>;

/** The exercises of each chapter come when the first of them is begun. */
const LOADERS = {
  indexing: () =>
    import("./indexing/indexing-exercises.ts").then(
      (module) => module.INDEXING_EXERCISES,
    ),
  "more-encoders": () =>
    import("./more-encoders/more-encoders-exercises.ts").then(
      (module) => module.ENCODER_EXERCISES,
    ),
  moves: () =>
    import("./moves/moves-exercises.ts").then((module) => module.MOVE_EXERCISES),
  "building-tables": () =>
    import("./building-tables/building-tables-exercises.ts").then(
      (module) => module.TABLE_EXERCISES,
    ),
  "gods-algorithm": () =>
    import("./gods-algorithm/gods-algorithm-exercises.ts").then(
      (module) => module.DISTANCE_EXERCISES,
    ),
  solving: () =>
    import("./solving/solving-exercises.ts").then((module) => module.SOLVING_EXERCISES),
  "one-frame": () =>
    import("./one-frame/one-frame-exercises.ts").then(
      (module) => module.FRAME_EXERCISES,
    ),
} satisfies Record<string, () => Promise<Exercises>>;

export type ChapterWithExercises = keyof typeof LOADERS;

/** What a chapter asks, and what checks the answers, by name. */
export function loadExercises(chapter: ChapterWithExercises): Promise<Exercises> {
  return LOADERS[chapter]();
}

// Exercises in code. Each has a folder of cells: the starter, the checker and the solution.
import type { ChapterWithExercises } from "./chapter-exercises.ts";

/** The sources of an exercise's cells. */
export interface CodeExercise {
  readonly starter: string;
  /** Uses what the answer defines; see src/notebook/run/check-module.ts. */
  readonly checker: string;
  readonly solution: string;
  /** Code of the page that the checker uses; usually empty. */
  readonly page: string;
}

/** The names of the exercises in code of each chapter that has any, in order. */
export const CODE_EXERCISES = {
  indexing: ["rank-permutation", "unrank-permutation"],
  orientations: ["last-twist"],
  "more-encoders": ["rank-combination"],
  moves: ["turn-of-arrays", "undo"],
  "building-tables": ["flood"],
  "gods-algorithm": ["remainders"],
  map: ["many-goals"],
  solving: ["all-shortest"],
  "one-frame": ["turn-digit"],
  stages: ["turns-in-all"],
  "any-puzzle": ["lying-definition"],
  "big-cube": ["in-second-phase"],
} as const satisfies Partial<Record<ChapterWithExercises, readonly string[]>>;

const PARTS = ["starter", "checker", "solution"] as const;

/**
 * @param files  the text of each file of these folders, by a path that ends with
 *               "indexing/last-twist/starter.ts"
 * @throws {Error} when a file is missing
 */
export function codeExercise(
  files: Readonly<Record<string, string>>,
  chapter: string,
  name: string,
): CodeExercise {
  const read = (part: string): string | undefined => {
    const end = `/${chapter}/${name}/${part}.ts`;
    const path = Object.keys(files).find((file) => file.endsWith(end));
    return path === undefined ? undefined : files[path].trimEnd();
  };
  const [starter, checker, solution] = PARTS.map((part) => {
    const text = read(part);
    if (text === undefined) throw new Error(`${chapter}/${name} has no ${part}.ts`);
    return text;
  });
  return { starter, checker, solution, page: read("page") ?? "" };
}

import type { PracticeExercise } from "../endless/practice-exercise.ts";
import type { SheetChoice } from "../endless/sheet.ts";
import { TOPICS } from "../endless/topics.ts";
import { formatSheetQuery } from "./sheet-address.ts";
import { findAttempt } from "./attempts-store.ts";
import { PracticeItem } from "./PracticeItem.tsx";

interface Props {
  of: SheetChoice;
  exercises: readonly PracticeExercise[];
}

/** The exercises of a sheet, one below the other. */
export function PracticeSheet({ of, exercises }: Props) {
  const { topic, level, sheet } = of;
  const { title, levels, taught } = TOPICS[topic];
  const keys = exercises.map((_, i) => ({ ...of, number: i + 1 }));
  const solved = keys.filter((key) => findAttempt(key).solved).length;
  return (
    <>
      <h2 class="practice-title">
        Sheet {sheet}: {title}, level {level}
      </h2>
      <p class="practice-about text-muted text-sm">
        {levels[level - 1]} ·{" "}
        <a href={`../${taught.replace("#", "/#")}`}>where it is taught</a> ·{" "}
        <a href={`../worksheet/${formatSheetQuery(of)}`}>on paper</a>{" "}
        <span class="needs-js" role="status">
          · {solved} of {exercises.length} solved
        </span>
      </p>
      {exercises.map((exercise, i) => (
        <PracticeItem
          key={Object.values(keys[i]).join()}
          of={keys[i]}
          generated={exercise}
        />
      ))}
    </>
  );
}

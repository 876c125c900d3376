import { TIME_UNITS } from "./time-units.ts";
import { fromMinutes } from "./from-minutes.ts";
import type { PracticeExercise, RandomInteger } from "./practice-exercise.ts";
import { toMinutes } from "./to-minutes.ts";

/** Asks to convert hours and minutes (days too, on level 2) to minutes, or back. */
export function clockTime(level: 1 | 2, random: RandomInteger): PracticeExercise {
  const wheels = TIME_UNITS.slice(2 - level);
  const digits = wheels.map(({ faces }, i) => {
    // Every unit must occur, so that the exercise needs all of them.
    const least = i === 0 || i === wheels.length - 1 ? 1 : 0;
    return least + random(faces - least);
  });
  return random(2) === 0 ? toMinutes(digits, wheels) : fromMinutes(digits, wheels);
}

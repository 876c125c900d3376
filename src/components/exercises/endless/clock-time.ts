import { TIME_UNITS } from "./time-units.ts";
import { fromMinutes } from "./from-minutes.ts";
import type { PracticeExercise, RandomInteger } from "./practice-exercise.ts";
import { toMinutes } from "./to-minutes.ts";

/** Minutes from hours and minutes, with days on level 2; or the other way. */
export function clockTime(level: 1 | 2, random: RandomInteger): PracticeExercise {
  const wheels = TIME_UNITS.slice(2 - level);
  const digits = wheels.map(({ faces }, i) => {
    // A time without minutes, or without days, asks for less.
    const least = i === 0 || i === wheels.length - 1 ? 1 : 0;
    return least + random(faces - least);
  });
  return random(2) === 0 ? toMinutes(digits, wheels) : fromMinutes(digits, wheels);
}

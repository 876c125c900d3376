import { WHEELS } from "./clock-wheels.ts";
import { fromMinutes } from "./from-minutes.ts";
import type { PracticeExercise, Random } from "./practice.ts";
import { toMinutes } from "./to-minutes.ts";

/** Minutes from hours and minutes, with days on level 2; or the other way. */
export function clockTime(level: 1 | 2, random: Random): PracticeExercise {
  const wheels = WHEELS.slice(2 - level);
  const digits = wheels.map(({ faces }, i) => {
    // A time without minutes, or without days, asks for less.
    const least = i === 0 || i === wheels.length - 1 ? 1 : 0;
    return least + random(faces - least);
  });
  return random(2) === 0 ? toMinutes(digits, wheels) : fromMinutes(digits, wheels);
}

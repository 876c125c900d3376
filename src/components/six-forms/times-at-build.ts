import { QTM_MOVES } from "../../lib/puzzle/moves.ts";
import { SIX_FORMS } from "../../six-forms/six-forms.ts";

/** The first two would keep whoever builds the site waiting. */
const SKIPPED = 2;
/** Each is run so often, and what is quick again and again: the middle one is steadier then. */
const FEW = 3;
const MANY = 25;
/** In milliseconds, all runs of a form together. */
const LONG_ENOUGH = 500;

/** The middle time of some runs, in milliseconds, by the name of the form. */
export function timesAtBuild(): Record<string, number> {
  return Object.fromEntries(
    SIX_FORMS.slice(SKIPPED).map(({ name, run }) => {
      const times: number[] = [];
      let spent = 0;
      while (times.length < FEW || (times.length < MANY && spent < LONG_ENOUGH)) {
        const start = performance.now();
        run(QTM_MOVES);
        const time = performance.now() - start;
        times.push(time);
        spent += time;
      }
      return [name, times.sort((a, b) => a - b)[Math.floor(times.length / 2)]];
    }),
  );
}

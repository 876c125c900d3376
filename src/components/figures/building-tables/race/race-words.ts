import type { Contestant } from "../../../../workers/race.ts";
import { countWord, ordinalWord } from "../../../kit/text/number-word.ts";

/** The name of each contestant, and what it does. */
export const TITLES: Readonly<Record<Contestant, [name: string, way: string]>> = {
  inside: [
    "Rank in the innermost loop",
    "for each number and move: unrank, turn, rank",
  ],
  hoisted: [
    "Unrank before the loop",
    "for each number unrank once; then turn and rank",
  ],
  built: [
    "Build the table, then look up",
    "the table is made first, with all its ranking",
  ],
  ready: ["Look up", "the table is there already"],
};

type Times = Readonly<Record<Contestant, number>>;

/** How many times as long a contestant takes as looking up does: "3.1", "24". */
export function ratio(times: Times, name: Contestant): string {
  const quotient = times[name] / times.ready;
  return quotient < 9.95 ? quotient.toFixed(1) : String(Math.round(quotient));
}

/**
 * With how many floods the table has paid for itself, beside the next best way.
 * A flood by table costs `ready`, and the table once what `built` takes longer.
 */
export function paysFrom({ hoisted, built, ready }: Times): string {
  const saved = hoisted - ready;
  if (saved <= 0) return "Here the table never pays for itself.";
  const floods = Math.max(Math.ceil((built - ready) / saved), 1);
  return floods === 1
    ? "The table has paid for itself with the first flood, and every later one is nearly free."
    : `The table has paid for itself with the ${ordinalWord(floods)} flood: ${countWord(floods, "flood")} without it cost more than building it.`;
}

import {
  type Contestant,
  CONTESTANT_NAMES,
  type TimeSpread,
} from "#src/workers/table-race.ts";
import { formatList } from "#kit/text/format-list.ts";
import { countWord } from "#kit/text/number-word.ts";

/** The name of each contestant, and how it works. */
export const CONTESTANT_TITLES: Readonly<
  Record<Contestant, [name: string, way: string]>
> = {
  inside: ["Rank in the innermost loop", "for each index and move: unrank, turn, rank"],
  hoisted: ["Unrank before the loop", "unranks each index once, then turns and ranks"],
  built: [
    "Build the table, then look up",
    "builds the table first, with all its ranking",
  ],
  ready: ["Look up", "the table already exists"],
};

type Spreads = Readonly<Record<Contestant, TimeSpread>>;

/** A time as a multiple of the look-up's: "3.1", "24". */
export function formatRatio({ ready }: Spreads, milliseconds: number): string {
  const quotient = milliseconds / ready.middle;
  return quotient < 9.95 ? quotient.toFixed(1) : String(Math.round(quotient));
}

function overlap(a: TimeSpread, b: TimeSpread): boolean {
  return a.low <= b.high && b.low <= a.high;
}

/** Names contestants whose times can't be told apart; undefined if there are none. */
export function closeContestantsText(spreads: Spreads): string | undefined {
  const inOrder = CONTESTANT_NAMES.toSorted(
    (a, b) => spreads[a].middle - spreads[b].middle,
  );
  const groups = inOrder.reduce<Contestant[][]>((all, name) => {
    const before = all.at(-1)?.at(-1);
    if (before && overlap(spreads[before], spreads[name])) all.at(-1)!.push(name);
    else all.push([name]);
    return all;
  }, []);
  const close = groups.filter(({ length }) => length > 1);
  if (close.length === 0) return undefined;
  const titles = (names: readonly Contestant[]) =>
    formatList(names.map((name) => `“${CONTESTANT_TITLES[name][0]}”`));
  return `Their order can’t be told this time: ${close.map(titles).join("; ")}. The times vary by more than they differ, because the computer is doing other things too; the operations below them are always the same.`;
}

/**
 * The number of searches after which the table has paid for itself. A search by table
 * costs `ready`; building the table costs the rest of `built`.
 */
export function breakEvenText({ hoisted, built, ready }: Spreads): string {
  const saved = hoisted.middle - ready.middle;
  if (saved <= 0) return "Here the table never pays for itself.";
  if (overlap(hoisted, built)) {
    return "The table costs about as much as one search without it: it has paid for itself with the second search at the latest.";
  }
  const searches = Math.max(Math.ceil((built.middle - ready.middle) / saved), 1);
  return searches === 1
    ? "The table has paid for itself with the first search, and every later one is nearly free."
    : `The table has paid for itself after ${countWord(searches, "search", "searches")}: that many without it cost more than building it.`;
}

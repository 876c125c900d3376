import { HTM_MOVES, N_MOVES } from "#lib/puzzle/moves.ts";
import { moveTables } from "#lib/tables/move-tables.ts";
import { scanDepths } from "#lib/tables/scan-depths.ts";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import { capitalised } from "#kit/text/capitalised.ts";

export type ReportName = "permutation" | "orientation";

/** A line of output, with the published number if ours differs. */
export interface ConsoleLine {
  readonly text: string;
  /** The published value, if it differs from the computed one. */
  readonly published?: number;
}

/** The guide's marker for unreached states: more turns than any state needs. */
const UNREACHED = 50;

/** Yields the lines that the guide's program prints for one table, each once it is known. */
export function* consoleLines(name: ReportName): Generator<ConsoleLine, void> {
  const heading = `Calculating ${capitalised(name)} Tables`;
  yield { text: heading };
  yield { text: "*".repeat(heading.length) };
  yield { text: "" };

  const moveTable = moveTables()[name];
  const published = PUBLISHED_HISTOGRAMS[`${name}s`].HTM;
  const distance = new Uint8Array(moveTable.length / N_MOVES);
  let depth = 0;
  let total = 0;
  for (const count of scanDepths(moveTable, distance, {
    moves: HTM_MOVES,
    unreached: UNREACHED,
  })) {
    yield line(`Depth: ${depth} Positions: ${count}`, count, published[depth] ?? 0);
    total += count;
    depth++;
  }
  yield line(`Finished. ${total} unique ${name}s.`, total, sumOf(published));
}

function line(text: string, count: number, published: number): ConsoleLine {
  return count === published ? { text } : { text, published };
}

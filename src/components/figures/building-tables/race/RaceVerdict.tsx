import {
  CONTESTANT_NAMES,
  type RaceResult,
  type RaceRound,
  RACE_ROUNDS,
  timeSpreads,
} from "#src/workers/table-race.ts";
import { firstDifference } from "#kit/distances/compare-histograms.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import type { JobState } from "#kit/job/job.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import {
  breakEvenText,
  formatRatio,
  CONTESTANT_TITLES,
  closeContestantsText,
} from "./race-text.ts";

/** The result of the race, as a live region. */
export function RaceVerdict({
  state,
}: {
  state: JobState<readonly RaceRound[], RaceResult>;
}) {
  const rounds = state.progress;
  if (state.phase === "idle") {
    return (
      <>
        The same search over all permutations, done in four ways, with its operations
        below each. Guess first: how many times as long will the first one take as the
        last?
      </>
    );
  }
  if (state.phase === "running") {
    // The number of rounds is not announced: that would be too much.
    return <>Racing in the background</>;
  }
  if (state.phase === "failed") return <>The race could not be run: {state.message}.</>;
  if (state.phase === "cancelled") {
    return <>{`Cancelled after ${countWord(rounds.length, "round")}.`}</>;
  }
  const { histograms } = state.result;
  for (const name of CONTESTANT_NAMES) {
    const difference = firstDifference(
      histograms[name],
      PUBLISHED_HISTOGRAMS.permutations.HTM,
    );
    if (!difference) continue;
    const { depth, found, published } = difference;
    return (
      <>
        <b class="race-astray">{`✗ “${CONTESTANT_TITLES[name][0]}” differs from the published counts at depth ${depth}:`}</b>{" "}
        {`found ${formatNumber(found)}, published ${formatNumber(published)}.`}
      </>
    );
  }
  const spreads = timeSpreads(rounds);
  const close = closeContestantsText(spreads);
  return (
    <>
      {`All four found the published counts. Medians of ${countWord(RACE_ROUNDS, "round")}, the middle half of them between the marks: `}
      <b>{`ranking in the innermost loop takes ${formatRatio(spreads, spreads.inside.middle)} times as long as looking up.`}</b>{" "}
      {close && `${close} `}
      {breakEvenText(spreads)}
    </>
  );
}

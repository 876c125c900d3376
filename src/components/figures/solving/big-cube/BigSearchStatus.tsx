import { formatBytes } from "#kit/text/format-bytes.ts";
import { formatCount } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import { Button } from "#kit/widget/Button.tsx";
import type { BigSearch } from "./use-big-search.ts";

interface Props {
  search: BigSearch;
  /** The length of the solution that the reader is following, once they have begun. */
  followed?: number | undefined;
}

/** How the search is going, with buttons to stop it and to prove that nothing is shorter. */
export function BigSearchStatus({ search, followed }: Props) {
  const { phase, best, ruledOut, goal, isPlain, bytes } = search;
  const isRunning = phase === "searching";
  const isShortest = best !== undefined && best.moves.length === ruledOut + 1;
  return (
    <div class="big-search">
      <p role="status">
        {phase === "failed" && `The search failed: ${search.failure}. `}
        {best?.milliseconds !== undefined &&
          `Found after ${formatTime(best.milliseconds)}. `}
        {search.hasFoundNone && !isShortest && "Found no shorter one. "}
        {isShortest
          ? shortestMessage(best.moves.length, followed)
          : ruledOut > 0 && `No solution has ${countWord(ruledOut, "turn")} or fewer. `}
        {isRunning &&
          best &&
          (goal === "short" ? "Looking for a shorter one …" : "Trying one more turn …")}
      </p>
      <div class="buttons screen-only needs-js">
        <Button
          idle={isShortest && !isRunning}
          onClick={() => (isRunning ? search.stop() : search.start("short"))}
        >
          {isRunning ? "Stop" : "Look for a shorter one"}
        </Button>
        {!isPlain && (!isRunning || goal === "shortest") && (
          <Button
            idle={isShortest || isRunning}
            onClick={() => search.start("shortest")}
          >
            Find a shortest solution
          </Button>
        )}
      </div>
      {isPlain && !isShortest && (
        <p class="figure-hint">
          Your browser can’t run the fast solver, which needs WebAssembly. This one is
          slower, and can’t prove that a solution is shortest.
        </p>
      )}
      {goal === "shortest" && !isShortest && (
        <p class="figure-hint">
          The page tries one length after another, and each takes about ten times as
          long as the one before: 14 turns take seconds, 16 a minute. Most cubes need 17
          or 18, which can take an hour.
          {bytes !== undefined && ` The tables take ${formatBytes(bytes)} of memory.`}
        </p>
      )}
    </div>
  );
}

function shortestMessage(shortest: number, followed = shortest): string {
  return followed === shortest
    ? "This is a shortest solution."
    : `A shortest solution has ${countWord(shortest, "turn")}. Go back to the start to see it.`;
}

function formatTime(milliseconds: number): string {
  if (milliseconds < 95) {
    return formatCount(Math.max(1, Math.round(milliseconds)), "millisecond");
  }
  return `${(milliseconds / 1000).toFixed(1)} seconds`;
}

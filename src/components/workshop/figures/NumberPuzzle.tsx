import { JobButton } from "#kit/job/JobButton.tsx";
import { formatNumber } from "#kit/text/format-number.ts";
import { Figure } from "#kit/widget/Figure.tsx";
import { TypedField } from "#kit/widget/TypedField.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { isShortNumber, parseBigNumber } from "#kit/widget/parse-big-number.ts";
import { workshopStore } from "../puzzle/workshop-store.ts";
import { CoordinateReasons } from "./CoordinateReasons.tsx";
import { GroupedNumbers } from "./GroupedNumbers.tsx";
import { PuzzleOdometer } from "./PuzzleOdometer.tsx";
import { useFacts } from "./use-facts.ts";
import { useStateNumber } from "./use-state-number.ts";
import "./number-puzzle.css";

/** What the moves of the puzzle force, and the number of its state. */
export function NumberPuzzle() {
  const workshop = useWidget(workshopStore);
  const { current, state } = workshop;
  const { puzzle, name } = current;
  const { job, state: jobState, facts } = useFacts(current);
  const { number, failure, showNumber } = useStateNumber(workshop, facts !== undefined);
  return (
    <Figure
      id="number-puzzle"
      title="What is forced, and the index"
      lead="See what the moves force, and type another index."
      store={workshopStore}
      caption={
        facts === undefined ? (
          <>
            Your browser can find out what the moves of {name} force. You can cancel
            this at any time.
          </>
        ) : (
          <>
            <b>{name}</b> has exactly{" "}
            <b>
              <GroupedNumbers>{formatNumber(facts.size)}</GroupedNumbers>
            </b>{" "}
            states
            <span class="page-only">
              , {puzzle.countingMethod}. Each has an index, with no gaps
            </span>
            .
          </>
        )
      }
      captionRoom={[3.5, 5, 7]}
    >
      {facts === undefined && (
        <div class="forced-waiting stack">
          <JobButton job={job}>Find out what is forced</JobButton>
          <p class="text-sm" role="status">
            {jobState.phase === "running" && "Finding out what is forced …"}
            {jobState.phase === "failed" &&
              `The page couldn’t find out what is forced: ${jobState.message}.`}
          </p>
        </div>
      )}
      {facts !== undefined && <CoordinateReasons facts={facts} />}
      {facts !== undefined && (
        <div class="position-number grid">
          <TypedField
            id="position-number"
            label="Index of the state"
            text={number === undefined ? "" : String(number)}
            hint={
              number === undefined && failure === undefined
                ? "Computing the index …"
                : `${rangeText(facts.size - 1n)}. Type another, and the puzzle shows its state.`
            }
            width={Math.min(String(facts.size).length, 24)}
            subject={puzzle}
            read={(typed) => parseBigNumber(typed, facts.size - 1n)}
            onValue={showNumber}
            onStep={(by, options) => {
              if (number === undefined) return;
              const next = number + BigInt(by);
              if (next >= 0n && next < facts.size) showNumber(next, options);
            }}
          />
          {current.canRankOnMainThread ? (
            <PuzzleOdometer puzzle={puzzle} state={state} />
          ) : (
            <p class="text-sm text-muted" role="status">
              {failure === undefined
                ? "The index is computed in the background. Small puzzles whose pieces all differ also have an odometer here."
                : `There is no index: ${failure}.`}
            </p>
          )}
        </div>
      )}
    </Figure>
  );
}

function rangeText(last: bigint): string {
  return isShortNumber(last)
    ? `0 to ${formatNumber(last)}`
    : `Up to ${String(last).length} digits`;
}

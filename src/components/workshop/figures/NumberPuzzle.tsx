import { JobButton } from "../../kit/job/JobButton.tsx";
import { formatNumber } from "../../kit/text/format-number.ts";
import { Figure } from "../../kit/widget/Figure.tsx";
import { TypedField } from "../../kit/widget/TypedField.tsx";
import { useWidget } from "../../kit/widget/use-widget.ts";
import { readBig } from "../puzzle/read-big.ts";
import { numberOf } from "../puzzle/workshop-model.ts";
import { workshop } from "../puzzle/workshop-store.ts";
import { ForcedParts } from "./ForcedParts.tsx";
import { PuzzleDigits } from "./PuzzleDigits.tsx";
import { useFacts } from "./use-facts.ts";
import "./number-puzzle.css";

/** What the moves of the puzzle force, and the number of the position that follows. */
export function NumberPuzzle() {
  const shown = useWidget(workshop);
  const { chosen, state } = shown;
  const { puzzle, name } = chosen;
  const { job, state: found, facts } = useFacts(chosen);
  const number = numberOf(shown);
  return (
    <Figure
      id="number-puzzle"
      title="What is forced, and the number"
      lead="See what the moves force, and type another number."
      store={workshop}
      caption={
        facts === undefined ? (
          <>
            {name} is large: what its moves force is worked out apart from the page, and
            can be cancelled.
          </>
        ) : (
          <>
            <b>{name}</b> has exactly <b>{formatNumber(facts.size)}</b> positions
            <span class="reads-alone">
              , {puzzle.howCounted}, and as many numbers: none is wasted
            </span>
            .
          </>
        )
      }
      captionRoom={[3.5, 5, 7]}
    >
      {facts === undefined && (
        <div class="forced-waiting column">
          <JobButton job={job}>Find out what is forced</JobButton>
          <p class="small" role="status">
            {found.phase === "running" && "Working it out …"}
            {found.phase === "failed" && `Nothing was found: ${found.message}.`}
          </p>
        </div>
      )}
      {facts !== undefined && <ForcedParts facts={facts} />}
      {facts !== undefined && number !== undefined && (
        <div class="position-number grid">
          <TypedField
            id="position-number"
            label="Number of the position"
            text={String(number)}
            hint={`0 to ${formatNumber(facts.size - 1n)}: type another, and the puzzle shows it`}
            width={Math.min(String(facts.size).length, 24)}
            subject={puzzle}
            read={(typed) => readBig(typed, facts.size - 1n)}
            onValue={(value, options) =>
              workshop.dispatch(
                { type: "place", state: puzzle.unrankBig(value) },
                options,
              )
            }
            onStep={(by, options) => {
              const next = number + BigInt(by);
              if (next < 0n || next >= facts.size) return;
              workshop.dispatch(
                { type: "place", state: puzzle.unrankBig(next) },
                options,
              );
            }}
          />
          <PuzzleDigits puzzle={puzzle} state={state} radices={facts.radices} />
        </div>
      )}
    </Figure>
  );
}

import { formatNumber } from "#kit/text/format-number.ts";
import type { WorkshopPuzzle } from "../puzzle/workshop-puzzle.ts";
import { isPuzzleStored, MAX_PUZZLE_LINK } from "../puzzle/stored-puzzle.ts";
import { isSamePuzzleState } from "../puzzle/state-link.ts";
import { SCRAMBLE_MOVES } from "../puzzle/random-puzzle-state.ts";
import { stateNumber, type Workshop } from "../puzzle/workshop-model.ts";
import { useKnownFacts } from "./use-facts.ts";

/** A state in words, for screen readers. */
export function stateLabel({ current: { puzzle }, state }: Workshop): string {
  if (isSamePuzzleState(puzzle, state, puzzle.solved)) return "solved";
  return puzzle.describeState(state);
}

/** A note on where a puzzle that is too long for a link is stored. */
function LinkNote({ source }: Pick<WorkshopPuzzle, "source">) {
  if (source.kind === "gallery" || source.text.length <= MAX_PUZZLE_LINK) return null;
  return isPuzzleStored(source.text) ? (
    <>
      It is too long for a link, so it is stored only in this browser. To use it
      elsewhere, copy its definition below.{" "}
    </>
  ) : (
    <>
      It is too long for a link, and this browser can’t store it. You lose it when you
      close or reload the page, so copy its definition below.{" "}
    </>
  );
}

export function TurnCaption({ workshop }: { workshop: Workshop }) {
  const { current, state } = workshop;
  const { puzzle, name, about } = current;
  const number = stateNumber(workshop);
  const facts = useKnownFacts(current);
  return (
    <>
      <b>{name}.</b> {about} <LinkNote source={current.source} />
      {number === undefined ? (
        <>
          {facts === undefined
            ? "To see its index, press “Find out what is forced” below."
            : "Its index is shown below."}{" "}
          “Random” makes {SCRAMBLE_MOVES} moves.
        </>
      ) : (
        <>
          {isSamePuzzleState(puzzle, state, puzzle.solved)
            ? "This is the solved state: its"
            : "This state’s"}{" "}
          index is <b>{formatNumber(number)}</b>{" "}
          <span class="nowrap">(0 to {formatNumber(puzzle.sizeBig - 1n)})</span>.
        </>
      )}
    </>
  );
}

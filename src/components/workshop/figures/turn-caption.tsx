import { formatNumber } from "../../kit/text/format-number.ts";
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

/** Says where a puzzle that is too long for a link is stored. */
function LinkNote({ source }: Pick<WorkshopPuzzle, "source">) {
  if (source.kind === "gallery" || source.text.length <= MAX_PUZZLE_LINK) return null;
  return isPuzzleStored(source.text) ? (
    <>
      There is no link to it, since it is too long for one: it is stored in this browser
      only. To take it elsewhere, copy its definition below.{" "}
    </>
  ) : (
    <>
      It is too long for a link, and this browser can’t store it: when this page is
      closed or reloaded, it is gone. Copy its definition below to keep it.{" "}
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
            ? "To see its number, press “Find out what is forced” below."
            : "Its number is shown below."}{" "}
          Random makes {SCRAMBLE_MOVES} moves.
        </>
      ) : (
        <>
          {isSamePuzzleState(puzzle, state, puzzle.solved)
            ? "This is the solved state: its"
            : "This state’s"}{" "}
          number is <b>{formatNumber(number)}</b>{" "}
          <span class="nowrap">(0 to {formatNumber(puzzle.sizeBig - 1n)})</span>.
        </>
      )}
    </>
  );
}

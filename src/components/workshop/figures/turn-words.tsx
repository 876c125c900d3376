import { formatNumber } from "../../kit/text/format-number.ts";
import { isSameState } from "../puzzle/position-text.ts";
import { MIXING_MOVES } from "../puzzle/random-state-of.ts";
import { numberOf, type Workshop } from "../puzzle/workshop-model.ts";
import { useKnownFacts } from "./use-facts.ts";

/** What lies where, for readers who do not see the drawing. */
export function stateInWords({ chosen: { puzzle }, state }: Workshop): string {
  if (isSameState(puzzle, state, puzzle.solved)) return "solved";
  return puzzle.inWords(state);
}

export function TurnCaption({ shown }: { shown: Workshop }) {
  const { chosen, state } = shown;
  const { puzzle, name, about } = chosen;
  const number = numberOf(shown);
  const facts = useKnownFacts(chosen);
  return (
    <>
      <b>{name}.</b> {about}{" "}
      {number === undefined ? (
        <>
          {facts === undefined
            ? "To see its number, press “Find out what is forced” below."
            : "Its number stands below."}{" "}
          Random makes {MIXING_MOVES} moves.
        </>
      ) : (
        <>
          {isSameState(puzzle, state, puzzle.solved)
            ? "This is the solved position: its"
            : "This position’s"}{" "}
          number is <b>{formatNumber(number)}</b>{" "}
          <span class="nowrap">(0 to {formatNumber(puzzle.sizeBig - 1n)})</span>.
        </>
      )}
    </>
  );
}

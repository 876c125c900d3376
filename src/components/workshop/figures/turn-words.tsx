import { formatNumber } from "../../kit/text/format-number.ts";
import type { ChosenPuzzle } from "../puzzle/chosen-puzzle.ts";
import { isKept, MAX_LINK } from "../puzzle/long-puzzle.ts";
import { isSameState } from "../puzzle/position-text.ts";
import { MIXING_MOVES } from "../puzzle/random-state-of.ts";
import { numberOf, type Workshop } from "../puzzle/workshop-model.ts";
import { useKnownFacts } from "./use-facts.ts";

/** What lies where, for readers who do not see the drawing. */
export function stateInWords({ chosen: { puzzle }, state }: Workshop): string {
  if (isSameState(puzzle, state, puzzle.solved)) return "solved";
  return puzzle.inWords(state);
}

/** Says of a puzzle too long for a link where it can be found again. */
function LinkNote({ source }: Pick<ChosenPuzzle, "source">) {
  if (source.kind === "gallery" || source.text.length <= MAX_LINK) return null;
  return isKept(source.text) ? (
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

export function TurnCaption({ shown }: { shown: Workshop }) {
  const { chosen, state } = shown;
  const { puzzle, name, about } = chosen;
  const number = numberOf(shown);
  const facts = useKnownFacts(chosen);
  return (
    <>
      <b>{name}.</b> {about} <LinkNote source={chosen.source} />
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

import { formatNumber } from "../../kit/text/format-number.ts";
import { Figure } from "../../kit/widget/Figure.tsx";
import { useRoving } from "../../kit/widget/use-roving.ts";
import { useWidget } from "../../kit/widget/use-widget.ts";
import { partsOf } from "../puzzle/number-parts.ts";
import { numberOf } from "../puzzle/workshop-model.ts";
import { workshop } from "../puzzle/workshop-store.ts";
import { PartWheels } from "./PartWheels.tsx";
import { digitsInWords, sumInWords } from "./part-words.ts";
import { useKnownFacts } from "./use-facts.ts";
import "./encode-puzzle.css";

/** The number of a position taken apart: each coordinate's digits on wheels to turn. */
export function EncodePuzzle() {
  const shown = useWidget(workshop);
  const { chosen, state } = shown;
  const number = numberOf(shown);
  const parts = number === undefined ? [] : partsOf(chosen.puzzle.coordinates, number);
  const facts = useKnownFacts(chosen);
  const count = parts.reduce((sum, { digits }) => sum + digits.length, 0);
  const roving = useRoving(count, 0);
  let first = 0;
  return (
    <Figure
      id="encode-puzzle"
      title="How the number is made"
      lead={leadFor(count, parts.length)}
      store={workshop}
      caption={
        number === undefined ? (
          <>
            The number of {chosen.name} is not taken apart at once.{" "}
            {facts === undefined
              ? "To see it, press “Find out what is forced” above."
              : "It stands above."}
          </>
        ) : parts.length > 1 ? (
          <>
            {sumInWords(parts)} = <b>{formatNumber(number)}</b>
            <span class="page-only">
              : each part counts how many times all the parts after it have gone round
            </span>
            .
          </>
        ) : (
          <>
            One part alone makes the number: <b>{formatNumber(number)}</b>.
          </>
        )
      }
      captionRoom={[3.5, 5, 7]}
    >
      <div class="number-parts" {...roving.row}>
        {parts.map((part, i) => {
          const words = digitsInWords(part.coordinate);
          const before = i > 0 ? digitsInWords(parts[i - 1].coordinate) : undefined;
          const from = first;
          first += part.digits.length;
          return (
            <PartWheels
              key={`${chosen.name} ${part.coordinate.name}`}
              part={part}
              words={words === before ? undefined : words}
              state={state}
              item={(digit) => roving.item(from + digit)}
              onNumber={(next, options) =>
                workshop.dispatch(
                  {
                    type: "place",
                    state: chosen.puzzle.unrankBig(
                      number! + (next - part.number) * part.worth,
                    ),
                  },
                  options,
                )
              }
            />
          );
        })}
      </div>
      {count > 0 && (
        <p class="figure-hint below">
          Drag a wheel up or down.{" "}
          <span class="keyboard-hint">
            Or choose one with ←&nbsp;→, turn it with ↑&nbsp;↓, or type its digit.
          </span>
        </p>
      )}
    </Figure>
  );
}

/** What to do first, which depends on what there is. */
function leadFor(wheels: number, parts: number): string {
  if (wheels > 0) return "Turn a wheel: the puzzle and its number follow.";
  return parts > 0
    ? "Type another place in the list: the puzzle and its number follow."
    : "The numbers of smaller puzzles are taken apart here.";
}

import { formatNumber } from "#kit/text/format-number.ts";
import { Figure } from "#kit/widget/Figure.tsx";
import { useRoving } from "#kit/widget/use-roving.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import { splitNumber } from "../puzzle/coordinate-digits.ts";
import { stateNumber } from "../puzzle/workshop-model.ts";
import { workshopStore } from "../puzzle/workshop-store.ts";
import { CoordinateWheels } from "./CoordinateWheels.tsx";
import { digitsText, sumText } from "./coordinate-text.ts";
import { useKnownFacts } from "./use-facts.ts";
import "./encode-puzzle.css";

/** The digits of each coordinate of a state, as wheels to turn. */
export function EncodePuzzle() {
  const workshop = useWidget(workshopStore);
  const { current, state } = workshop;
  const number = stateNumber(workshop);
  const parts =
    number === undefined ? [] : splitNumber(current.puzzle.coordinates, number);
  const facts = useKnownFacts(current);
  const count = parts.reduce((sum, { digits }) => sum + digits.length, 0);
  const roving = useRoving(count, 0);
  let first = 0;
  return (
    <Figure
      id="encode-puzzle"
      title="How the index is made"
      lead={figureLead(count, parts.length)}
      store={workshopStore}
      caption={
        number === undefined ? (
          <>
            The index isn’t split into its parts for {current.name}.{" "}
            {facts === undefined
              ? "To see it as a whole, press “Find out what is forced” above."
              : "It is shown as a whole above."}
          </>
        ) : parts.length > 1 ? (
          <>
            {sumText(parts)} = <b>{formatNumber(number)}</b>
            <span class="page-only">
              : each part is multiplied by the sizes of all parts after it
            </span>
            .
          </>
        ) : (
          <>
            The index has only one part: <b>{formatNumber(number)}</b>.
          </>
        )
      }
      captionRoom={[3.5, 5, 7]}
    >
      <div class="number-parts" {...roving.row}>
        {parts.map((coordinateDigits, i) => {
          const meaning = digitsText(coordinateDigits.coordinate);
          const previousMeaning =
            i > 0 ? digitsText(parts[i - 1].coordinate) : undefined;
          const from = first;
          first += coordinateDigits.digits.length;
          return (
            <CoordinateWheels
              key={`${current.name} ${coordinateDigits.coordinate.name}`}
              coordinateDigits={coordinateDigits}
              meaning={meaning === previousMeaning ? undefined : meaning}
              state={state}
              item={(digit) => roving.item(from + digit)}
              onNumber={(next, options) =>
                workshopStore.dispatch(
                  {
                    type: "place",
                    state: current.puzzle.unrankBig(
                      number! +
                        (next - coordinateDigits.number) * coordinateDigits.weight,
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

function figureLead(wheels: number, parts: number): string {
  if (wheels > 0) return "Turn a wheel: the puzzle and its index follow.";
  return parts > 0
    ? "Type another place in the list: the puzzle and its index follow."
    : "For smaller puzzles, the index is split into its parts here.";
}

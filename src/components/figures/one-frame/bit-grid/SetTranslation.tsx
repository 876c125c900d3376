import { HTM_MOVES } from "#lib/puzzle/moves.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { GridSlider } from "#kit/orientation-grid/GridSlider.tsx";
import {
  OrientationGrid,
  type SquareMark,
} from "#kit/orientation-grid/OrientationGrid.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import type { GridExamples } from "./grid-examples.ts";
import { GridAxes } from "./GridAxes.tsx";
import { GridLegend, type LegendEntry } from "./GridLegend.tsx";
import { translateInSteps } from "./translate-in-steps.ts";
import { TRANSLATE_STEP_NAMES, translateStore } from "./translate-model.ts";
import { squarePositionText, translateStepText } from "./translate-text.ts";
import { setOfSquare, squaresOf, squareTwists } from "./twist-bits.ts";
import "./bit-grid.css";
import "./bit-grid-presented.css";

const { dispatch } = translateStore;

const NOW: SquareMark = { name: "now", size: 0.86 };
const BEFORE: SquareMark = { name: "before", size: 0.3 };

const LEGEND: readonly LegendEntry[] = [
  { mark: NOW, label: "an orientation in the set" },
  { mark: BEFORE, label: "where it was before this step" },
  { mark: "ring", label: "the followed orientation" },
];

/** A whole set of orientations, translated by the inverse of a move in four steps. */
export function SetTranslation({
  examples,
}: {
  examples: Pick<GridExamples, "permutation" | "depth" | "pulls">;
}) {
  const { move, step, followedSquare } = useWidget(translateStore);
  const { permutation, depth, pulls } = examples;
  const { targetPermutation, translation, set } = pulls[move];
  const start = squaresOf(set);
  const chosen = followedSquare % start.length;
  const steps = translateInSteps(set, translation);
  const paths = translateInSteps(setOfSquare(start[chosen]), translation).map(
    (one) => squaresOf(one)[0],
  );
  const now = squaresOf(steps[step]);
  const here = paths[step];
  const count = now.length;
  const moment = {
    move,
    step,
    translation,
    permutation,
    targetPermutation,
    depth,
    count,
  };
  const choose = (square: number) => {
    const travelled = start.map(
      (one) => squaresOf(translateInSteps(setOfSquare(one), translation)[step])[0],
    );
    dispatch({ type: "follow", follow: nearestSquare(travelled, square) });
  };
  const goTo = (to: number, amend = false) =>
    dispatch({ type: "follow", follow: (to + start.length) % start.length }, { amend });

  return (
    <Figure
      id="fig-translate"
      title="One turn of a whole set"
      lead="See all orientations of one permutation make the same turn."
      store={translateStore}
      caption={
        <span class="bit-caption">
          {translateStepText(moment)}
          {step === 0 && (
            <span class="screen-only needs-js">
              {` Press “words” to start undoing ${moveLabel(move)} for all of them at once.`}
            </span>
          )}
        </span>
      }
    >
      <div class="bit-choices screen-only space-between row needs-js">
        <Choice
          label="Turn"
          options={HTM_MOVES}
          value={move}
          onChoose={(one) => dispatch({ type: "move", move: one })}
          show={moveLabel}
          class="joined bold"
        />
        <Choice
          label="Step"
          options={TRANSLATE_STEP_NAMES}
          value={TRANSLATE_STEP_NAMES[step]}
          onChoose={(_, i) => dispatch({ type: "step", step: i })}
          class="joined bold"
        />
      </div>
      <div class="bit-view grid">
        <GridAxes>
          <GridSlider
            class="bit-board"
            label="The square that is followed"
            min={1}
            max={start.length}
            value={chosen + 1}
            says={`Square ${chosen + 1} of ${start.length}: twists ${squareTwists(here).join(" ")}`}
            onSquare={choose}
            onValue={(to, { amend }) => goTo(to - 1, amend)}
          >
            <OrientationGrid
              layers={[
                { ...BEFORE, squares: squaresOf(steps[Math.max(step - 1, 0)]) },
                { ...NOW, squares: now },
              ]}
              ring={here}
            />
          </GridSlider>
        </GridAxes>
        <div class="bit-told">
          <GridLegend meanings={LEGEND} />
          <FollowedSquareTable squares={paths} step={step} translation={translation} />
          <p class="bit-place">
            {squarePositionText(here).map((words) => (
              <span key={words}>{words}</span>
            ))}
          </p>
          <p class="bit-hint text-sm text-muted screen-only needs-js">
            Press another square to follow it
            <span class="keyboard-hint">
              , or use ← and →, Home and End when the grid has the focus
            </span>
            .
          </p>
        </div>
      </div>
    </Figure>
  );
}

/** The twists of the followed square before and after the step. */
function FollowedSquareTable(props: {
  squares: readonly number[];
  step: number;
  translation: number;
}) {
  const { squares, step, translation } = props;
  const before = squareTwists(squares[0]);
  const now = squareTwists(squares[step]);
  const added = squareTwists(translation);
  return (
    <table class="bit-twists">
      <caption>The square with the ring</caption>
      <thead>
        <tr>
          <td />
          <th scope="colgroup" colSpan={3}>
            in its word
          </th>
          <th scope="colgroup" colSpan={3}>
            which word
          </th>
        </tr>
        <tr>
          <th scope="row">piece</th>
          {before.map((_, i) => (
            <th key={i} scope="col">
              {i + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <TwistTableRow name="twist there" values={before} />
        <TwistTableRow
          name="to add"
          values={added.map((one) => (one === 0 ? "·" : `+${one}`))}
        />
        <TwistTableRow
          name="twist now"
          values={now}
          changed={now.map((twist, i) => twist !== before[i])}
        />
      </tbody>
    </table>
  );
}

function TwistTableRow(props: {
  name: string;
  values: readonly (number | string)[];
  changed?: readonly boolean[];
}) {
  return (
    <tr>
      <th scope="row">{props.name}</th>
      {props.values.map((value, i) => (
        <td key={i} data-changed={props.changed?.[i] || undefined}>
          {value}
        </td>
      ))}
    </tr>
  );
}

/** The index of the square nearest to another. */
function nearestSquare(squares: readonly number[], to: number): number {
  const distance = (square: number) =>
    Math.hypot(
      (square % 27) - (to % 27),
      Math.floor(square / 27) - Math.floor(to / 27),
    );
  let best = 0;
  squares.forEach((square, i) => {
    if (distance(square) < distance(squares[best])) best = i;
  });
  return best;
}

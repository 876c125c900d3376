import { HTM_MOVES } from "../../lib/puzzle/moves.ts";
import { nameMove } from "../cube/name-move.ts";
import { formatNumber } from "../text/format-number.ts";
import { countWord } from "../text/number-word.ts";
import { PickOne } from "../turns/PickOne.tsx";
import { Figure } from "../widget/Figure.tsx";
import { useWidget } from "../widget/use-widget.ts";
import { BitGrid, squareAt } from "./BitGrid.tsx";
import type { GridExamples } from "./examples.ts";
import { pullInSteps } from "./pull-in-steps.ts";
import { LAST_STEP, STEP_NAMES, translateStore } from "./translate-model.ts";
import { onlySquare, squaresOf, twistsOf } from "./twist-bits.ts";

const { dispatch } = translateStore;

/** A whole set of twistings, brought back through a turn in four steps. */
export function Translate({
  examples,
}: {
  examples: Pick<GridExamples, "permutation" | "depth" | "pulls">;
}) {
  const { move, step, follow } = useWidget(translateStore);
  const { after, translation, set } = examples.pulls[move];
  const start = squaresOf(set);
  const chosen = follow % start.length;
  const steps = pullInSteps(set, translation);
  const paths = pullInSteps(onlySquare(start[chosen]), translation).map(
    (one) => squaresOf(one)[0],
  );
  const now = squaresOf(steps[step]);
  const here = paths[step];
  const choose = (square: number) => {
    const travelled = start.map(
      (one) => squaresOf(pullInSteps(onlySquare(one), translation)[step])[0],
    );
    dispatch({ type: "follow", follow: nearest(travelled, square) });
  };
  const goTo = (to: number, amend = false) =>
    dispatch({ type: "follow", follow: (to + start.length) % start.length }, { amend });

  return (
    <Figure
      id="fig-translate"
      title="A turn moves them all alike"
      store={translateStore}
      caption={<Caption {...{ move, step, translation, after, count: now.length }} />}
    >
      <div class="bit-choices needs-js">
        <PickOne
          label="Turn"
          names={HTM_MOVES.map(nameMove)}
          chosen={move}
          onPick={(one) => dispatch({ type: "move", move: one })}
        />
        <PickOne
          label="Step"
          names={STEP_NAMES}
          chosen={step}
          onPick={(one) => dispatch({ type: "step", step: one })}
        />
      </div>
      <div class="bit-view">
        <div
          class="bit-board"
          role="slider"
          tabIndex={0}
          aria-label="The square that is followed"
          aria-valuemin={1}
          aria-valuemax={start.length}
          aria-valuenow={chosen + 1}
          aria-valuetext={`Square ${chosen + 1} of ${start.length}: twists ${twistsOf(here).join(" ")}`}
          onClick={(event) => {
            const box = event.currentTarget
              .querySelector("svg")!
              .getBoundingClientRect();
            choose(
              squareAt(
                (event.clientX - box.left) / box.width,
                (event.clientY - box.top) / box.height,
              ),
            );
          }}
          onKeyDown={(event) => {
            const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[
              event.key
            ];
            if (by === undefined) return;
            event.preventDefault();
            goTo(chosen + by, event.repeat);
          }}
        >
          <BitGrid
            layers={[
              {
                name: "before",
                squares: squaresOf(steps[Math.max(step - 1, 0)]),
                size: 0.3,
              },
              { name: "now", squares: now, size: 0.86 },
            ]}
            ring={here}
          />
        </div>
        <div class="bit-told">
          <Followed squares={paths} step={step} translation={translation} />
          <p class="bit-hint needs-js">
            Choose another square by pointing at it, or with ← and → when the grid is in
            focus.
          </p>
        </div>
      </div>
    </Figure>
  );
}

/** The twists of the square that is followed, before the step and after it. */
function Followed(props: {
  squares: readonly number[];
  step: number;
  translation: number;
}) {
  const { squares, step, translation } = props;
  const before = twistsOf(squares[0]);
  const now = twistsOf(squares[step]);
  const added = twistsOf(translation);
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
        <Row name="twist there" values={before} />
        <Row name="to add" values={added.map((one) => (one === 0 ? "·" : `+${one}`))} />
        <Row
          name="twist now"
          values={now}
          changed={now.map((twist, i) => twist !== before[i])}
        />
      </tbody>
    </table>
  );
}

function Row(props: {
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

interface CaptionProps {
  move: number;
  step: number;
  translation: number;
  after: number;
  count: number;
}

function Caption({ move, step, translation, after, count }: CaptionProps) {
  const added = twistsOf(translation);
  const name = nameMove(move);
  const squares = countWord(count, "square");
  return (
    <span class="bit-caption">
      {step === 0
        ? `${name} leads to order ${formatNumber(after)}. These ${squares} are the twistings of that order that were reached at the last depth. Step on to undo ${name} for all of them together.`
        : step === 1
          ? stepWords(added.slice(3), [4, 5, 6], "whole words trade places")
          : stepWords(
              [added[step - 2]],
              [step - 1],
              "that digit turns in every word, by two shifts",
            )}
      {step === LAST_STEP &&
        ` Done: these ${squares} are what ${name} takes into the last depth. No square was looked at by itself.`}
      {step > 0 && step < LAST_STEP && " The dots are where the squares were."}
    </span>
  );
}

function stepWords(added: readonly number[], pieces: readonly number[], how: string) {
  const parts = added.flatMap((by, i) =>
    by === 0 ? [] : [`piece ${pieces[i]} by ${by}`],
  );
  const whole = pieces.length === 1 ? `Piece ${pieces[0]}` : "Pieces 4, 5 and 6";
  return parts.length === 0
    ? `${whole}: this turn adds nothing here, and nothing moves.`
    : `Twists grow, of ${parts.join(" and of ")}: ${how}.`;
}

/** The place in the list of the square that lies nearest on the grid. */
function nearest(squares: readonly number[], to: number): number {
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

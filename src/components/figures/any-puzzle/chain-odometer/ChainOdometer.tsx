import { lehmerCode } from "#lib/indexing/permutation.ts";
import { HiddenAnswer } from "#kit/predict/HiddenAnswer.tsx";
import { PredictableFigure } from "#kit/predict/PredictableFigure.tsx";
import { usePrediction } from "#kit/predict/use-prediction.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { HoldButton } from "#kit/widget/HoldButton.tsx";
import { Select } from "#kit/widget/Select.tsx";
import { NumberField } from "#kit/widget/TypedField.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { useDigitRow } from "#kit/widget/use-digit-row.ts";
import { Wheel } from "#kit/wheels/Wheel.tsx";
import { LehmerRows } from "./LehmerRows.tsx";
import { WheelMoveButtons } from "./WheelMoveButtons.tsx";
import { OrbitRows } from "./OrbitRows.tsx";
import { WHEEL_SYSTEM_SLUGS, wheelSystem } from "./wheel-system.ts";
import {
  chainNumber,
  chainOdometerStore,
  type ChainOdometerState,
} from "./chain-odometer-model.ts";
import "./chain-odometer.css";

const { dispatch } = chainOdometerStore;

/** The odometer of any puzzle: the wheels of its stabiliser chain, and their state. */
export function ChainOdometer() {
  const state = useWidget(chainOdometerStore);
  const system = wheelSystem(state.puzzle);
  const puzzleState = system.state(state.digits);
  const prediction = usePrediction("other-wheels", state, () =>
    import("./chain-odometer-questions.ts").then(
      ({ chainOdometerQuestions }) => chainOdometerQuestions,
    ),
  );
  return (
    <PredictableFigure
      prediction={prediction}
      id="other-wheels"
      title="Wheels of other sizes"
      lead="Make a move and watch the wheels, or turn a wheel yourself."
      store={chainOdometerStore}
      controls={
        <Select
          label="Puzzle"
          options={WHEEL_SYSTEM_SLUGS}
          value={state.puzzle}
          onChoose={(slug) => dispatch({ type: "puzzle", puzzle: slug })}
          show={(slug) => wheelSystem(slug).title}
        />
      }
      captionRoom={[3.3, 4.65, 6]}
      caption={<Caption state={state} />}
    >
      <div class="other-wheels" data-many={state.digits.length > 6 || undefined}>
        <WheelRow state={state} />
        <div class="other-wheels-position">
          {system.isRow ? (
            <LehmerRows
              beads={puzzleState["BEADS"].permutation}
              wheels={state.digits}
              lehmer={lehmerCode(puzzleState["BEADS"].permutation)}
            />
          ) : (
            <OrbitRows puzzle={system.puzzle} state={puzzleState} />
          )}
        </div>
        <div class="controls other-wheels-controls">
          <HoldButton onStep={(options) => dispatch({ type: "step", by: -1 }, options)}>
            − 1
          </HoldButton>
          <HoldButton onStep={(options) => dispatch({ type: "step", by: 1 }, options)}>
            + 1
          </HoldButton>
          <HiddenAnswer question="number" label="the index" room="wide">
            <NumberField
              id="other-wheels-number"
              label="index"
              value={chainNumber(state)}
              last={system.size - 1}
              onValue={(number, options) =>
                dispatch({ type: "set-number", number }, options)
              }
            />
          </HiddenAnswer>
          <WheelMoveButtons
            moves={system.puzzle.moves}
            onMove={(move) => dispatch({ type: "move", move })}
          />
        </div>
      </div>
    </PredictableFigure>
  );
}

function WheelRow({ state }: { state: ChainOdometerState }) {
  const { digits, puzzle } = state;
  const { faces, weights } = wheelSystem(puzzle);
  const row = useDigitRow({
    digits,
    thing: "wheel",
    dispatch,
    refusal: (wheel, digit) =>
      digit < faces[wheel]
        ? undefined
        : `There is no ${digit} on the wheel worth ${n(weights[wheel])}: its faces are 0 to ${faces[wheel] - 1}.`,
  });

  return (
    <div class="other-wheels-drums">
      <div
        class="other-wheels-columns grid"
        style={{ "--wheels": digits.length }}
        aria-label="Wheels"
        aria-describedby="other-wheels-hint"
        {...row.row}
      >
        {digits.map((digit, i) => (
          <div key={`${puzzle} ${i}`} class="other-wheels-column stack">
            <b class="other-wheels-worth">{n(weights[i])}</b>
            <Wheel
              count={state}
              wheel={i}
              faces={faces[i]}
              label={`Wheel worth ${n(weights[i])}, of ${faces[i]} faces`}
              valueText={`${digit} times ${n(weights[i])}`}
              {...row.digit(i)}
            />
            <span class="text-muted text-xs nowrap">
              {`${faces[i]} `}
              <span class="other-wheels-word">faces</span>
            </span>
            <span class="digit-share">
              <HiddenAnswer
                question={`share-${i}`}
                label={`what the wheel worth ${n(weights[i])} adds`}
              >
                <span>{n(digit * weights[i])}</span>
              </HiddenAnswer>
            </span>
          </div>
        ))}
      </div>
      <p class="figure-hint below needs-js" id="other-wheels-hint" aria-live="polite">
        {row.refused ? <span class="typed-problem">{row.refused}</span> : HINT}
      </p>
    </div>
  );
}

const HINT = (
  <>
    Drag a wheel up or down
    <span class="keyboard-hint">
      , or choose one with ←&nbsp;→, turn it with ↑&nbsp;↓ or type its digit
    </span>
    . Moves turn the wheels, too.
  </>
);

function Caption({ state }: { state: ChainOdometerState }) {
  const { puzzle, digits } = state;
  const { faces, size } = wheelSystem(puzzle);
  const factors = faces.join(" × ");
  const firstNonZero = digits.findIndex((digit) => digit > 0);
  return (
    <>
      <b>
        {factors} = {n(size)} states
      </b>
      , counted without visiting them. This one has index {n(chainNumber(state))}
      {firstNonZero < 0 ? ": all wheels show 0, and the puzzle is solved." : "."} Blue
      rings mark pieces that are moved or twisted.
    </>
  );
}

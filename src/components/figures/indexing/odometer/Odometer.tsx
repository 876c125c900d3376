import { useRef } from "preact/hooks";
import { formatNumber } from "#kit/text/format-number.ts";
import { HiddenAnswer } from "#kit/predict/HiddenAnswer.tsx";
import { PredictableFigure } from "#kit/predict/PredictableFigure.tsx";
import { usePrediction } from "#kit/predict/use-prediction.ts";
import { parseDigits } from "#kit/widget/parse-digits.ts";
import { integersFrom } from "#kit/widget/integers-from.ts";
import { Select } from "#kit/widget/Select.tsx";
import { More } from "#kit/widget/More.tsx";
import { NumberField, TypedField } from "#kit/widget/TypedField.tsx";
import { usePresentedSteps } from "#kit/widget/use-presented-steps.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import { useDigitRow } from "#kit/widget/use-digit-row.ts";
import { Wheel } from "#kit/wheels/Wheel.tsx";
import { DigitChoices } from "./DigitChoices.tsx";
import { CountButtons } from "./CountButtons.tsx";
import { OdometerCaption } from "./OdometerCaption.tsx";
import {
  wheelFaceCounts,
  countToLongestCarry,
  MAX_WHEELS,
  MIN_WHEELS,
  odometerNumber,
  type OdometerState,
} from "./odometer-model.ts";
import { odometerStore } from "./odometer-store.ts";
import { capacity, placeValue, NUMBER_SYSTEMS } from "./number-system.ts";
import { formatPlaceValue, placeLabel, wheelLabel } from "./place-labels.ts";
import { WheelRatio } from "./WheelRatio.tsx";
import "./odometer.css";

const { dispatch } = odometerStore;

/** A clicker counts up to the next carry into the leftmost wheel if it is this close. */
const MAX_PRESENTED_STEPS = 3;

const HINT = (
  <>
    Drag a wheel up or down
    <span class="keyboard-hint">
      , or choose one with ←&nbsp;→, turn it with ↑&nbsp;↓ or type its digit
    </span>
    .
  </>
);

/** An odometer in tens, twos or factorials, with the permutation it represents. */
export function Odometer() {
  const count = useWidget(odometerStore);
  const { system, digits } = count;
  const prediction = usePrediction("odometer", count, () =>
    import("./odometer-questions.ts").then(
      ({ odometerQuestions }) => odometerQuestions,
    ),
  );
  const inside = useRef<HTMLDivElement>(null);
  const remaining = countToLongestCarry(count);
  const counts = !prediction.isOn && remaining > 0 && remaining <= MAX_PRESENTED_STEPS;
  usePresentedSteps({
    inside,
    next: counts ? () => dispatch({ type: "step", by: 1 }) : undefined,
    back: count.how === "set" ? undefined : () => dispatch({ type: "step", by: -1 }),
  });
  return (
    <PredictableFigure
      prediction={prediction}
      id="odometer"
      captionRoom={[5.6]}
      title="Odometer"
      lead="Add one, and see how far the carry runs."
      store={odometerStore}
      caption={<OdometerCaption count={count} />}
    >
      <div
        class="odometer"
        data-system={system}
        data-many={digits.length > 6 || undefined}
        style={{ "--wheels": digits.length }}
        ref={inside}
      >
        <Settings count={count} />
        <CountButtons />
        <Wheels count={count} />
        <Fields count={count} />
        <More title="The pieces that the digits take">
          <DigitChoices
            count={count}
            onDigit={(wheel, digit) =>
              dispatch({ type: "set-digits", digits: digits.with(wheel, digit) })
            }
          />
        </More>
      </div>
    </PredictableFigure>
  );
}

function Settings({ count: { system, digits } }: { count: OdometerState }) {
  return (
    <div class="buttons odometer-bar needs-js">
      <fieldset class="segments">
        <legend class="visually-hidden">Count in</legend>
        {NUMBER_SYSTEMS.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="odometer-system"
              checked={name === system}
              onChange={() => dispatch({ type: "set-system", system: name })}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <Select
        label="How many wheels"
        options={integersFrom(MIN_WHEELS, MAX_WHEELS)}
        value={digits.length}
        onChoose={(wheels) => dispatch({ type: "set-wheels", wheels })}
        show={(wheels) => `${wheels} wheels`}
      />
    </div>
  );
}

function Wheels({ count }: { count: OdometerState }) {
  const { system, digits } = count;
  const wheels = digits.length;
  const faces = wheelFaceCounts(system, wheels);
  const row = useDigitRow({
    digits,
    thing: "wheel",
    dispatch,
    refusal(wheel, digit) {
      const top = faces[wheel] - 1;
      if (digit <= top) return undefined;
      const range = top === 0 ? "its only face is 0" : `its faces are 0 to ${top}`;
      return `There is no ${digit} on ${wheelLabel(system, wheels - 1 - wheel)}: ${range}.`;
    },
  });

  return (
    <>
      <div
        class="odometer-columns grid"
        aria-label="Wheels"
        aria-describedby="odometer-hint"
        {...row.row}
      >
        {digits.map((digit, i) => {
          const place = wheels - 1 - i;
          const figures = formatPlaceValue(system, place);
          return (
            // Keyed by place value, which a wheel keeps as others are added or removed.
            <div
              key={place}
              class={`odometer-column ${system === "factorial" ? `place-${place}` : ""}`}
            >
              {i > 0 && <WheelRatio count={count} wheel={i} faces={faces[i]} />}
              <b class="odometer-place">{placeLabel(system, place)}</b>
              <span class="odometer-worth">{figures}</span>
              <Wheel
                count={count}
                wheel={i}
                faces={faces[i]}
                label={`Wheel worth ${placeLabel(system, place)} = ${figures}`}
                valueText={`${digit} times ${figures}`}
                {...row.digit(i)}
              />
              <span class="odometer-faces">
                {`${faces[i]} `}
                <span>{faces[i] === 1 ? "face" : "faces"}</span>
              </span>
              <span class="odometer-share digit-share">
                <HiddenAnswer
                  question={`share-${i}`}
                  label={`what ${wheelLabel(system, place)} adds`}
                >
                  <span>{formatNumber(digit * placeValue(system, place))}</span>
                </HiddenAnswer>
              </span>
            </div>
          );
        })}
      </div>
      <p
        class="figure-hint below odometer-hint needs-js"
        id="odometer-hint"
        aria-live="polite"
      >
        {row.refused ? <span class="typed-problem">{row.refused}</span> : HINT}
      </p>
    </>
  );
}

function Fields({ count }: { count: OdometerState }) {
  const { system, digits } = count;
  const wheels = digits.length;
  const faces = wheelFaceCounts(system, wheels);
  return (
    <div class="typed-fields">
      <HiddenAnswer question="number" label="the number" room="wide">
        <NumberField
          id="odometer-number"
          label="the number"
          value={odometerNumber(count)}
          last={capacity(system, wheels) - 1}
          onValue={(number, options) =>
            dispatch({ type: "set-number", number }, options)
          }
          onStep={(by, options) => dispatch({ type: "step", by }, options)}
        />
      </HiddenAnswer>
      <TypedField
        id="odometer-digits"
        label="its digits"
        text={digits.join("")}
        hint={`the largest are ${faces.map((faceCount) => faceCount - 1).join("")}`}
        width={wheels}
        read={(typed) =>
          parseDigits(typed, faces, (i) => wheelLabel(system, wheels - 1 - i), {
            isNumeral: true,
          })
        }
        onValue={(value, options) =>
          dispatch({ type: "set-digits", digits: value }, options)
        }
      />
    </div>
  );
}

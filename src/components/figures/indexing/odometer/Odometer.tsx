import { useState } from "preact/hooks";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { Cover } from "../../../kit/predict/Cover.tsx";
import { PredictableFigure } from "../../../kit/predict/PredictableFigure.tsx";
import { usePrediction } from "../../../kit/predict/use-prediction.ts";
import { readDigits } from "../../../kit/widget/read-digits.ts";
import { range } from "../../../kit/widget/range.ts";
import { Select } from "../../../kit/widget/Select.tsx";
import { More } from "../../../kit/widget/More.tsx";
import { NumberField, TypedField } from "../../../kit/widget/TypedField.tsx";
import { useFullRow } from "../../../kit/widget/use-full-row.ts";
import { useRoving } from "../../../kit/widget/use-roving.ts";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import { Wheel } from "../../../kit/wheels/Wheel.tsx";
import { Choices } from "./Choices.tsx";
import { CountButtons } from "./CountButtons.tsx";
import { CountCaption } from "./CountCaption.tsx";
import {
  facesOfWheels,
  MAX_WHEELS,
  MIN_WHEELS,
  numberOfCount,
  type Count,
} from "./count-model.ts";
import { countStore } from "./count-store.ts";
import { capacity, placeValue, SYSTEMS } from "./number-system.ts";
import { placeFigures, placeName, wheelName } from "./place-name.ts";
import { Ratio } from "./Ratio.tsx";
import "./odometer.css";

const { dispatch } = countStore;

const HINT =
  "Drag a wheel up or down. Or choose one with ←\u00a0→, turn it with ↑\u00a0↓, or type its digit.";

/**
 * Wheels that count in tens, in twos, or in factorials, and the permutation they represent.
 */
export function Odometer() {
  const count = useWidget(countStore);
  const { system, digits } = count;
  const prediction = usePrediction("odometer", count, () =>
    import("./count-questions.ts").then(({ countQuestions }) => countQuestions),
  );
  return (
    <PredictableFigure
      prediction={prediction}
      id="odometer"
      captionRoom={[5.6]}
      title="Odometer"
      lead="Add one, and see how far the carry runs."
      store={countStore}
      caption={<CountCaption count={count} />}
    >
      <div
        class="odometer"
        data-system={system}
        data-many={digits.length > 6 || undefined}
        style={{ "--wheels": digits.length }}
      >
        <Settings count={count} />
        <CountButtons />
        <Wheels count={count} />
        <Fields count={count} />
        <More title="The cards that the digits take">
          <Choices
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

function Settings({ count: { system, digits } }: { count: Count }) {
  return (
    <div class="buttons odometer-bar needs-js">
      <fieldset class="segments">
        <legend class="visually-hidden">Count in</legend>
        {SYSTEMS.map((name) => (
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
        options={range(MIN_WHEELS, MAX_WHEELS)}
        value={digits.length}
        onChoose={(wheels) => dispatch({ type: "set-wheels", wheels })}
        show={(wheels) => `${wheels} wheels`}
      />
    </div>
  );
}

function Wheels({ count }: { count: Count }) {
  const { system, digits } = count;
  const wheels = digits.length;
  const faces = facesOfWheels(system, wheels);
  const roving = useRoving(wheels, 0);
  const [refused, setRefused] = useState<string>();
  const full = useFullRow(wheels, "wheel");

  function typeDigit(wheel: number, digit: number): void {
    const top = faces[wheel] - 1;
    const refusal = full.refusal(wheel);
    if (refusal) return setRefused(refusal);
    if (digit > top) {
      const range = top === 0 ? "its only face is 0" : `its faces are 0 to ${top}`;
      const name = wheelName(system, wheels - 1 - wheel);
      return setRefused(`There is no ${digit} on ${name}: ${range}.`);
    }
    setRefused(undefined);
    dispatch({ type: "set-digits", digits: digits.with(wheel, digit) });
    roving.focus(wheel + 1);
    full.typed(wheel);
  }

  return (
    <>
      <div
        class="odometer-columns grid"
        role="group"
        aria-label="Wheels"
        aria-describedby="odometer-hint"
        onFocusIn={full.reopen}
        {...roving.row}
      >
        {digits.map((digit, i) => {
          const place = wheels - 1 - i;
          const figures = placeFigures(system, place);
          return (
            // Keyed from the right, where a wheel keeps its value as others are added or
            // removed.
            <div
              key={place}
              class={`odometer-column ${system === "factorial" ? `place-${place}` : ""}`}
            >
              {i > 0 && <Ratio count={count} wheel={i} faces={faces[i]} />}
              <b class="odometer-place">{placeName(system, place)}</b>
              <span class="odometer-worth">{figures}</span>
              <Wheel
                count={count}
                wheel={i}
                faces={faces[i]}
                label={`Wheel worth ${placeName(system, place)} = ${figures}`}
                item={roving.item(i)}
                onTurn={(by, options) => {
                  setRefused(undefined);
                  full.reopen();
                  dispatch({ type: "turn", wheel: i, by }, options);
                }}
                onDigit={(typed) => typeDigit(i, typed)}
              />
              <span class="odometer-faces">
                {`${faces[i]} `}
                <span>{faces[i] === 1 ? "face" : "faces"}</span>
              </span>
              <span class="odometer-share w-full semibold text-centre">
                <Cover
                  of={`share-${i}`}
                  label={`what ${wheelName(system, place)} adds`}
                >
                  <span>{formatNumber(digit * placeValue(system, place))}</span>
                </Cover>
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
        {refused ? <span class="typed-problem">{refused}</span> : HINT}
      </p>
    </>
  );
}

function Fields({ count }: { count: Count }) {
  const { system, digits } = count;
  const wheels = digits.length;
  const faces = facesOfWheels(system, wheels);
  return (
    <div class="typed-fields">
      <Cover of="number" label="the number" room="wide">
        <NumberField
          id="odometer-number"
          label="the number"
          value={numberOfCount(count)}
          last={capacity(system, wheels) - 1}
          onValue={(number, options) =>
            dispatch({ type: "set-number", number }, options)
          }
          onStep={(by, options) => dispatch({ type: "step", by }, options)}
        />
      </Cover>
      <TypedField
        id="odometer-digits"
        label="its digits"
        text={digits.join("")}
        hint={`the largest are ${faces.map((faceCount) => faceCount - 1).join("")}`}
        width={wheels}
        read={(typed) =>
          readDigits(typed, faces, (i) => wheelName(system, wheels - 1 - i), {
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

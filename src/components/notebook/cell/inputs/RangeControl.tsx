import type { RangeInput } from "#notebook/inputs/inputs.ts";
import {
  describeGrid,
  nearestOnGrid,
  nearestStop,
  arrowKeyStep,
  stopAt,
  countStops,
} from "#notebook/inputs/range-grid.ts";
import { Slider } from "#kit/widget/Slider.tsx";
import { TypedField } from "#kit/widget/TypedField.tsx";
import { fieldWidth, parseOnGrid } from "./parse-on-grid.ts";
import { useControlValue } from "./use-control-value.ts";

interface Props {
  id: string;
  input: RangeInput;
  onInput(value: number): void;
}

/** A slider and a number field. */
export function RangeControl({ id, input, onInput }: Props) {
  const { label, min, max, stops, texts } = input;
  const [value, change] = useControlValue(input, onInput);
  const place = nearestStop(input, value);
  const text = stopAt(input, place) === value ? texts?.[place] : undefined;
  const says = text ?? (stops && String(value));
  return (
    <>
      <label class="grid">
        <span class="input-label">{label}</span>
        {stops ? (
          <Slider
            max={countStops(input) - 1}
            value={place}
            says={says}
            onValue={(to) => change(stopAt(input, to))}
          />
        ) : (
          <Slider
            min={min}
            max={max}
            step={arrowKeyStep(input)}
            value={value}
            says={says}
            onValue={(to) =>
              change(nearestOnGrid({ min, max, step: arrowKeyStep(input) }, to))
            }
          />
        )}
        {texts && <output class="output-words">{text ?? value}</output>}
      </label>
      <TypedField
        id={`${id}-number`}
        label={`${label}, exactly`}
        text={String(value)}
        hint={describeGrid(input)}
        width={fieldWidth(input, value, 3)}
        read={(typed) => parseOnGrid(typed, input)}
        onValue={change}
        onStep={(by) => change(nearestOnGrid(input, value + by * arrowKeyStep(input)))}
      />
    </>
  );
}

import type { RangeInput } from "../../../../notebook/inputs/inputs.ts";
import { nearestOnGrid } from "../../../../notebook/inputs/range-grid.ts";
import { Slider } from "../../../kit/widget/Slider.tsx";
import { TypedField } from "../../../kit/widget/TypedField.tsx";
import { readOnGrid } from "./read-on-grid.ts";
import { useValue } from "./use-value.ts";

interface Props {
  id: string;
  input: RangeInput;
  onInput(value: number): void;
}

/** A slider, and a field with its exact number. */
export function RangeControl({ id, input, onInput }: Props) {
  const { label, min, max, step } = input;
  const [value, change] = useValue(input, onInput);
  const width = Math.max(...[min, max, value].map((end) => String(end).length), 3);
  return (
    <>
      <label class="grid">
        <span class="input-label">{label}</span>
        <Slider
          min={min}
          max={max}
          step={step}
          value={value}
          onValue={(to) => change(nearestOnGrid(input, to))}
        />
      </label>
      <TypedField
        id={`${id}-number`}
        label={`${label}, exactly`}
        text={String(value)}
        hint={`${min} to ${max}, in steps of ${step}`}
        width={width}
        read={(typed) => readOnGrid(typed, input)}
        onValue={change}
        onStep={(by) => change(nearestOnGrid(input, value + by * step))}
      />
    </>
  );
}

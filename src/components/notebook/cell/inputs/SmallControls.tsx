// Controls that consist of one kind of native element.
import { useLayoutEffect, useState } from "preact/hooks";
import {
  type ButtonInput,
  type ButtonsInput,
  type CheckboxInput,
  type ColorInput,
  type DateInput,
  MAX_PRESSES,
  type NumberInput,
} from "#notebook/inputs/inputs.ts";
import {
  describeGrid,
  nearestOnGrid,
  arrowKeyStep,
} from "#notebook/inputs/range-grid.ts";
import { Button } from "#kit/widget/Button.tsx";
import { TypedField } from "#kit/widget/TypedField.tsx";
import { fieldWidth, parseOnGrid } from "./parse-on-grid.ts";
import { useControlValue } from "./use-control-value.ts";

interface Props<Of, T> {
  input: Of;
  onInput(value: T): void;
}

export function ButtonControl({ input, onInput }: Props<ButtonInput, number>) {
  const [count, change] = useControlValue(input, onInput);
  const { content, label } = input;
  return (
    <div class="input-line row">
      {label !== content && <span class="input-label">{label}</span>}
      <Button onClick={() => change(count + 1)}>{content}</Button>
    </div>
  );
}

export function ButtonsControl({
  input,
  onInput,
}: Props<ButtonsInput, readonly number[]>) {
  const [pressed, change] = useControlValue(input, onInput);
  const { label, options, off = [] } = input;
  return (
    <div
      class="input-line row"
      role="group"
      aria-label={label || options.join(", ").slice(0, MAX_NAME_CHARS)}
    >
      {label !== "" && <span class="input-label">{label}</span>}
      {options.map((option, i) => (
        <Button
          key={i}
          disabled={off.includes(i)}
          onClick={() => {
            if (pressed.length < MAX_PRESSES) change([...pressed, i]);
          }}
        >
          {option}
        </Button>
      ))}
    </div>
  );
}

/** The accessible name of buttons without a label is cut to this length. */
const MAX_NAME_CHARS = 100;

export function NumberControl({
  id,
  input,
  onInput,
}: Props<NumberInput, number> & { id: string }) {
  const [value, change] = useControlValue(input, onInput);
  return (
    <TypedField
      id={`${id}-number`}
      label={input.label}
      text={String(value)}
      hint={describeGrid(input)}
      width={fieldWidth(input, value, 6)}
      read={(typed) => parseOnGrid(typed, input)}
      onValue={change}
      onStep={(by) => change(nearestOnGrid(input, value + by * arrowKeyStep(input)))}
    />
  );
}

export function CheckboxControl({
  input,
  onInput,
}: Props<CheckboxInput, readonly number[]>) {
  const [selected, change] = useControlValue(input, onInput);
  const toggle = (i: number) =>
    change(
      selected.includes(i)
        ? selected.filter((other) => other !== i)
        : [...selected, i].sort((a, b) => a - b),
    );
  return (
    <fieldset class="input-radios cluster">
      <legend class="input-label">{input.label}</legend>
      {input.options.map((option, i) => (
        <label key={i}>
          <input
            type="checkbox"
            checked={selected.includes(i)}
            disabled={input.off?.includes(i)}
            onChange={() => toggle(i)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}

export function DateControl({
  id,
  input,
  onInput,
}: Props<DateInput, string> & { id: string }) {
  const [value, change] = useControlValue(input, onInput);
  const { label, min, max } = input;
  const isWithin = (day: string) =>
    day === "" || ((min === "" || day >= min) && (max === "" || day <= max));
  const [typed, setTyped] = useState(value);
  useLayoutEffect(() => setTyped(value), [value]);
  const ends = [min && `from ${min}`, max && `to ${max}`].filter(Boolean).join(" ");
  const problem = isWithin(typed)
    ? ""
    : `${typed} is out of range: a day ${ends} is expected.`;
  return (
    <>
      <label class="input-line row">
        <span class="input-label">{label}</span>
        <input
          class="field"
          type="date"
          min={min}
          max={max}
          value={typed}
          aria-invalid={problem !== ""}
          aria-describedby={`${id}-problem`}
          onInput={({ currentTarget: { value: day } }) => {
            setTyped(day);
            if (isWithin(day)) change(day);
          }}
        />
      </label>
      <p class="output-problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </>
  );
}

export function ColorControl({ input, onInput }: Props<ColorInput, string>) {
  const [value, change] = useControlValue(input, onInput);
  return (
    <label class="input-line row">
      <span class="input-label">{input.label}</span>
      <input
        class="field input-color"
        type="color"
        value={value}
        onInput={(event) => change(event.currentTarget.value)}
      />
      <code>{value}</code>
    </label>
  );
}

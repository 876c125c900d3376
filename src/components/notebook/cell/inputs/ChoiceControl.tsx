import type { ChoiceInput } from "#notebook/inputs/inputs.ts";
import { useControlValue } from "./use-control-value.ts";

interface Props {
  id: string;
  input: ChoiceInput;
  onInput(value: number): void;
}

/** A drop-down list or radio buttons. */
export function ChoiceControl({ id, input, onInput }: Props) {
  const { type, label, options, off = [] } = input;
  const [value, change] = useControlValue(input, onInput);
  if (type === "select") {
    return (
      <label class="input-line row">
        <span class="input-label">{label}</span>
        <select
          class="field"
          value={value}
          onChange={(event) => change(event.currentTarget.selectedIndex)}
        >
          {options.map((option, i) => (
            <option key={i} value={i} selected={i === value} disabled={off.includes(i)}>
              {option}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <fieldset class="input-radios cluster">
      <legend class="input-label">{label}</legend>
      {options.map((option, i) => (
        <label key={i}>
          <input
            type="radio"
            name={`${id}-option`}
            checked={i === value}
            disabled={off.includes(i)}
            onChange={() => change(i)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}

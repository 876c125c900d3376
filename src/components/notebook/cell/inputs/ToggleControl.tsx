import type { ToggleInput } from "#notebook/inputs/inputs.ts";
import { useControlValue } from "./use-control-value.ts";

interface Props {
  input: ToggleInput;
  onInput(value: boolean): void;
}

export function ToggleControl({ input, onInput }: Props) {
  const [value, change] = useControlValue(input, onInput);
  return (
    <label class="input-toggle">
      <input
        type="checkbox"
        checked={value}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      {input.label}
    </label>
  );
}

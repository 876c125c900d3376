import type { ToggleInput } from "../../../../notebook/inputs/inputs.ts";
import { useValue } from "./use-value.ts";

interface Props {
  input: ToggleInput;
  onInput(value: boolean): void;
}

export function ToggleControl({ input, onInput }: Props) {
  const [value, change] = useValue(input, onInput);
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

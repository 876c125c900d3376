import { checkInputValue } from "./check-input-value.ts";
import { type InputOf, createInput } from "./control.ts";
import { readDisabled, type CommonOptions, readLabel } from "./input-options.ts";
import type { Input } from "./inputs.ts";

/**
 * A colour such as "#1f5fbf".
 * @example Inputs.color({ label: "bars", value: "#1f5fbf" })
 */
export function color(
  options: CommonOptions & { value?: string } = {},
): InputOf<string> {
  const label = readLabel("color", options, ["value"]);
  const { value = "#000000" } = options;
  const input: Input = {
    type: "color",
    label,
    ...readDisabled("color", options),
    value,
  };
  checkInputValue(input, value);
  return createInput(input, String);
}

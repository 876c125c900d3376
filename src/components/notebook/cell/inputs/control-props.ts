import type { Input, RawValue } from "#notebook/inputs/inputs.ts";

/** The props of every control. */
export interface ControlProps {
  /** Unique on the page. */
  id: string;
  input: Input;
  /** Called with each new value; invalid input is explained in place instead. */
  onInput(value: RawValue): void;
}

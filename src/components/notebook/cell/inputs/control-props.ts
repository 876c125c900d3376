import type { Input, RawValue } from "../../../../notebook/inputs/inputs.ts";

/** What every control is given. */
export interface ControlProps {
  /** Unique on the page. */
  id: string;
  input: Input;
  /** Called with each new value; invalid input is explained in place instead. */
  onInput(value: RawValue): void;
}

import { checkInputValue } from "./check-input-value.ts";
import type { Input, RawValue } from "./inputs.ts";
import { inspect } from "../values/inspect.ts";

/** A control that is not shown yet: what `view(…)` takes. */
export interface InputOf<T> {
  readonly input: Input;
  /** The value that it starts with. */
  readonly value: T;
  /**
   * The value for cells that belongs to what the page reports.
   * @throws {TypeError | RangeError} when the control cannot have it
   */
  read(raw: unknown): T;
}

class Control<T> implements InputOf<T> {
  readonly input: Input;
  readonly #valueOf: (raw: RawValue) => T;

  constructor(input: Input, valueOf: (raw: RawValue) => T) {
    this.input = Object.freeze(input);
    this.#valueOf = valueOf;
    Object.freeze(this);
  }

  get value(): T {
    return this.#valueOf(this.input.value);
  }

  read(raw: unknown): T {
    return this.#valueOf(checkInputValue(this.input, raw));
  }
}

/** @param valueOf  the value for cells that belongs to what the page reports */
export function makeInput<T>(input: Input, valueOf: (raw: RawValue) => T): InputOf<T> {
  return new Control(input, valueOf);
}

/** Whether it was made here. */
export function isInput(value: unknown): value is InputOf<unknown> {
  return value instanceof Control;
}

/** @throws {TypeError} when `view` is given anything else */
export function assertInput(value: unknown): asserts value is InputOf<unknown> {
  if (isInput(value)) return;
  throw new TypeError(
    `view takes a control, such as Inputs.range([0, 9]), not ${inspect(value)}`,
  );
}

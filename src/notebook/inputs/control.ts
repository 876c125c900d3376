import { checkInputValue } from "./check-input-value.ts";
import type { ReadFile } from "../files/data-file.ts";
import type { Input, RawValue } from "./inputs.ts";
import { inspect } from "../values/inspect.ts";

/** A control before it is displayed: the argument of `view(…)`. */
export interface InputOf<T> {
  readonly input: Input;
  readonly value: T;
  /**
   * Converts the value reported by the page to the value for cells.
   * @param readFile  reads the files of a displayed control
   * @throws {TypeError | RangeError} if the control cannot have that value
   */
  read(raw: unknown, readFile?: ReadFile): T;
}

type ValueOf<T> = (raw: RawValue, readFile: ReadFile) => T;

class Control<T> implements InputOf<T> {
  readonly input: Input;
  readonly #valueOf: ValueOf<T>;

  constructor(input: Input, valueOf: ValueOf<T>) {
    this.input = Object.freeze(input);
    this.#valueOf = valueOf;
    Object.freeze(this);
  }

  get value(): T {
    return this.#valueOf(this.input.value, rejectRead);
  }

  read(raw: unknown, readFile: ReadFile = rejectRead): T {
    return this.#valueOf(checkInputValue(this.input, raw), readFile);
  }
}

function rejectRead(name: string): Promise<never> {
  return Promise.reject(
    new Error(`${name} cannot be read: view(…) has not shown its control`),
  );
}

/** @param valueOf  converts the value reported by the page to the value for cells */
export function createInput<T>(input: Input, valueOf: ValueOf<T>): InputOf<T> {
  return new Control(input, valueOf);
}

/** Whether a value was created by `createInput`. */
export function isInput(value: unknown): value is InputOf<unknown> {
  return value instanceof Control;
}

/** @throws {TypeError} if the argument of `view` is not a control */
export function assertInput(value: unknown): asserts value is InputOf<unknown> {
  if (isInput(value)) return;
  throw new TypeError(
    `view takes a control, such as Inputs.range([0, 9]), or a drawing, not ${inspect(value)}`,
  );
}

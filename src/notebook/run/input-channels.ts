import type { ReadFile } from "../files/data-file.ts";
import { checkInputValue } from "../inputs/check-input-value.ts";
import { hasFileInput } from "../inputs/has-file-input.ts";
import type { Input } from "../inputs/inputs.ts";
import { type InputState, inputKey } from "./input-state.ts";
import type { InputOf } from "../inputs/control.ts";

/** Passes the values of one control from the page to the cells. */
export interface InputChannel<T> {
  /** The control with its current value. */
  readonly input: Input;
  /** Yields its value, then each new one. */
  values(): AsyncGenerator<T, never>;
}

/** The channels of all controls of a notebook. */
export class InputChannels {
  readonly #tell: (state: InputState) => void;
  readonly #states = new Map<string, InputState>();
  readonly #change = new Map<string, (raw: unknown) => InputState>();

  /**
   * @param onRestored  called when a control is created for which a link or file has a
   *                    value
   */
  constructor(onRestored: (state: InputState) => void) {
    this.#tell = onRestored;
  }

  /** Restores values set in an earlier worker, or before there was one. */
  restore(states: readonly InputState[]): void {
    for (const state of states) this.#states.set(inputKey(state), state);
  }

  /**
   * Opens the channel of a control. A control with the same definition as before keeps
   * the reader's value.
   * @param readFile  reads files for its cell
   */
  open<T>(
    cell: string,
    index: number,
    control: InputOf<T>,
    readFile?: ReadFile,
  ): InputChannel<T> {
    const { input } = control;
    const key = inputKey({ cell, index });
    const definition = JSON.stringify(input);
    const saved = this.#states.get(key);
    let raw: unknown =
      saved && canRestore(saved, control, definition) ? saved.raw : input.value;
    let value = control.read(raw, readFile);
    const first = { cell, index, made: definition, raw };
    this.#states.set(key, first);
    if (saved && saved.made === undefined) this.#tell(first);

    let wake = () => {};
    this.#change.set(key, (newRaw) => {
      value = control.read(newRaw, readFile);
      raw = newRaw;
      const state = { cell, index, made: definition, raw };
      this.#states.set(key, state);
      wake();
      return state;
    });
    async function* values(): AsyncGenerator<T, never> {
      for (;;) {
        const changed = new Promise<void>((resolve) => (wake = resolve));
        yield value;
        await changed;
      }
    }
    return { input: { ...input, value: raw } as Input, values };
  }

  /**
   * Sets a control to the reader's value.
   * @returns  its new state; undefined if there is no such control
   * @throws {RangeError | TypeError} if the control cannot have that value
   */
  set(cell: string, index: number, raw: unknown): InputState | undefined {
    return this.#change.get(inputKey({ cell, index }))?.(raw);
  }
}

function canRestore<T>(
  { made, raw }: InputState,
  { input }: InputOf<T>,
  definition: string,
): boolean {
  if (made !== undefined) return made === definition;
  if (hasFileInput(input)) return false;
  try {
    checkInputValue(input, raw);
    return true;
  } catch {
    return false;
  }
}

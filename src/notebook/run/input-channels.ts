import type { ReadFile } from "../files/data-file.ts";
import { checkInputValue } from "../inputs/check-input-value.ts";
import { hasFileInput } from "../inputs/has-file-input.ts";
import type { Input } from "../inputs/inputs.ts";
import { type InputState, inputKey } from "./input-state.ts";
import type { InputOf } from "../inputs/control.ts";

/** Passes a control's values from the page to the cells. */
export interface InputChannel<T> {
  /** The control with its current value. */
  readonly input: Input;
  /** Yields its value, then each new one. */
  values(): AsyncGenerator<T, never>;
}

/** All controls of a notebook. */
export class InputChannels {
  readonly #tell: (state: InputState) => void;
  readonly #states = new Map<string, InputState>();
  readonly #change = new Map<string, (raw: unknown) => InputState>();

  /** @param onRestored  called when a control meets a value that came with a link or a file */
  constructor(onRestored: (state: InputState) => void) {
    this.#tell = onRestored;
  }

  /** Restores what the reader had chosen in an earlier worker, or before there was one. */
  restore(states: readonly InputState[]): void {
    for (const state of states) this.#states.set(inputKey(state), state);
  }

  /**
   * A control defined exactly like the last one keeps the reader's value.
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
   * The reader has changed a control.
   * @returns  its new state; undefined when there is no such control
   * @throws {RangeError | TypeError} when the control cannot have that value
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

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

  /** @param tell  called when a control meets a value that came with a link or a file */
  constructor(tell: (state: InputState) => void) {
    this.#tell = tell;
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
    described: InputOf<T>,
    readFile?: ReadFile,
  ): InputChannel<T> {
    const { input } = described;
    const key = inputKey({ cell, index });
    const made = JSON.stringify(input);
    const kept = this.#states.get(key);
    let raw: unknown =
      kept && canRestore(kept, described, made) ? kept.raw : input.value;
    let value = described.read(raw, readFile);
    const first = { cell, index, made, raw };
    this.#states.set(key, first);
    if (kept && kept.made === undefined) this.#tell(first);

    let wake = () => {};
    this.#change.set(key, (newRaw) => {
      value = described.read(newRaw, readFile);
      raw = newRaw;
      const state = { cell, index, made, raw };
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
  madeNow: string,
): boolean {
  if (made !== undefined) return made === madeNow;
  if (hasFileInput(input)) return false;
  try {
    checkInputValue(input, raw);
    return true;
  } catch {
    return false;
  }
}

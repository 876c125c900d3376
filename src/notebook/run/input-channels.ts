import type { Input } from "../inputs/inputs.ts";
import type { InputOf } from "../inputs/control.ts";

/** A control: its cell, its index there, how it was made, and its value. */
export interface InputState {
  readonly cell: string;
  readonly index: number;
  /** The control as its cell made it, as JSON: a value belongs to no other. */
  readonly made: string;
  readonly raw: unknown;
}

/** A control's way from the page into the cells. */
export interface InputChannel<T> {
  /** The control with the value that it has now. */
  readonly input: Input;
  /** Its value, and each new one as it comes. */
  values(): AsyncGenerator<T, never>;
}

/** All controls of a notebook. */
export class InputChannels {
  readonly #states = new Map<string, InputState>();
  readonly #change = new Map<string, (raw: unknown) => InputState>();

  /** Takes up what the reader had chosen in an earlier worker, or before any. */
  restore(states: readonly InputState[]): void {
    for (const state of states) this.#states.set(keyOf(state), state);
  }

  /** A control that has been made just like the last one keeps the reader's value. */
  open<T>(cell: string, index: number, described: InputOf<T>): InputChannel<T> {
    const { input } = described;
    const key = keyOf({ cell, index });
    const made = JSON.stringify(input);
    const kept = this.#states.get(key);
    let raw: unknown = kept?.made === made ? kept.raw : input.value;
    let value = described.read(raw);
    this.#states.set(key, { cell, index, made, raw });

    let wake = () => {};
    this.#change.set(key, (newRaw) => {
      value = described.read(newRaw);
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
   * @returns  how it stands now; undefined when there is no such control
   * @throws {RangeError | TypeError} when the control cannot have that value
   */
  set(cell: string, index: number, raw: unknown): InputState | undefined {
    return this.#change.get(keyOf({ cell, index }))?.(raw);
  }
}

/** A key for the control. */
export function keyOf({ cell, index }: Pick<InputState, "cell" | "index">): string {
  return `${cell}/${index}`;
}

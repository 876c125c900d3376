import type { RawValue } from "#notebook/inputs/inputs.ts";
import { type InputState, inputKey } from "#notebook/run/input-state.ts";
import type { InputView } from "#notebook/output/output.ts";

/** The values of a page's controls, set by the reader or imported from a link or file. */
export class ControlValues {
  /** By cell id and by the control's index in the cell. */
  readonly #values = new Map<string, Map<number, RawValue>>();

  set(id: string, index: number, raw: RawValue): void {
    this.#values.set(id, (this.#values.get(id) ?? new Map()).set(index, raw));
  }

  has(id: string): boolean {
    return this.#values.has(id);
  }

  /** The values of a cell by control index; null for controls that are not set. */
  get(id: string): readonly unknown[] | undefined {
    const values = this.#values.get(id);
    if (!values?.size) return undefined;
    const length = Math.max(...values.keys()) + 1;
    return Array.from({ length }, (_, index) => values.get(index) ?? null);
  }

  /** @param values  as `get` returns them */
  replace(id: string, values: readonly unknown[] = []): void {
    this.#values.delete(id);
    for (const [index, raw] of values.entries()) {
      if (raw !== null) this.set(id, index, raw as RawValue);
    }
  }

  /** Forgets the value at an index if the displayed control has not taken it. */
  dropIfReplaced(id: string, { index, input }: InputView): void {
    const raw = this.#values.get(id)?.get(index);
    const isCurrent = JSON.stringify(raw) === JSON.stringify(input.value);
    if (!isCurrent) this.#values.get(id)?.delete(index);
  }

  /** The values of controls whose state is not among `inputs`: they were not displayed yet. */
  statesExcept(inputs: readonly InputState[]): InputState[] {
    const known = new Set(inputs.map(inputKey));
    const states = [...this.#values].flatMap(([cell, values]) =>
      [...values].map(([index, raw]) => ({ cell, index, made: undefined, raw })),
    );
    return states.filter((state) => !known.has(inputKey(state)));
  }
}

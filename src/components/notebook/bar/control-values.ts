// What the controls of a page's cells are set to.
import type { RawValue } from "../../../notebook/inputs/inputs.ts";
import { type InputState, inputKey } from "../../../notebook/run/input-state.ts";
import type { InputView } from "../../../notebook/output/output.ts";

/** The values that readers have chosen, or that a link or a file has brought. */
export class ControlValues {
  /** By cell and by the control's place in it. */
  readonly #values = new Map<string, Map<number, RawValue>>();

  set(id: string, index: number, raw: RawValue): void {
    this.#values.set(id, (this.#values.get(id) ?? new Map()).set(index, raw));
  }

  has(id: string): boolean {
    return this.#values.has(id);
  }

  /** The values of a cell, by the places of its controls; null for those not set. */
  get(id: string): readonly unknown[] | undefined {
    const values = this.#values.get(id);
    if (!values?.size) return undefined;
    const length = Math.max(...values.keys()) + 1;
    return Array.from({ length }, (_, index) => values.get(index) ?? null);
  }

  /** @param values  as `of` returns them */
  replace(id: string, values: readonly unknown[] = []): void {
    this.#values.delete(id);
    for (const [index, raw] of values.entries()) {
      if (raw !== null) this.set(id, index, raw as RawValue);
    }
  }

  /** A control is shown: where it is another one now, what was chosen there is forgotten. */
  dropIfReplaced(id: string, { index, input }: InputView): void {
    const raw = this.#values.get(id)?.get(index);
    const isKept = JSON.stringify(raw) === JSON.stringify(input.value);
    if (!isKept) this.#values.get(id)?.delete(index);
  }

  /** Those of controls that have not been shown yet: nothing is known of these. */
  statesExcept(inputs: readonly InputState[]): InputState[] {
    const known = new Set(inputs.map(inputKey));
    const states = [...this.#values].flatMap(([cell, values]) =>
      [...values].map(([index, raw]) => ({ cell, index, made: undefined, raw })),
    );
    return states.filter((state) => !known.has(inputKey(state)));
  }
}

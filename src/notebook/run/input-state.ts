/** A control: its cell, its index there, its definition, and its value. */
export interface InputState {
  readonly cell: string;
  readonly index: number;
  /**
   * The definition as JSON: a value is only restored to an identical control. Undefined when
   * it came with a link or a file: then to any that can have it.
   */
  readonly made: string | undefined;
  readonly raw: unknown;
}

/** A key for the control. */
export function inputKey({ cell, index }: Pick<InputState, "cell" | "index">): string {
  return `${cell}/${index}`;
}

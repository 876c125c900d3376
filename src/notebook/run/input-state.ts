/** The state of a control: its cell, index, definition and value. */
export interface InputState {
  readonly cell: string;
  readonly index: number;
  /**
   * The definition as JSON: a value is only restored to an identical control. Undefined
   * for a value from a link or file, which is restored to any control that accepts it.
   */
  readonly made: string | undefined;
  readonly raw: unknown;
}

export function inputKey({ cell, index }: Pick<InputState, "cell" | "index">): string {
  return `${cell}/${index}`;
}

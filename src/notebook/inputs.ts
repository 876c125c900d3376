/** A control that a cell shows by `view(…)`: what it is, and the value that it has now. */
export type Input =
  RangeInput | ChoiceInput | ToggleInput | TextInput | PermutationInput | CubeInput;

interface Labelled {
  /** What stands beside the control. */
  readonly label: string;
}

export interface RangeInput extends Labelled {
  readonly type: "range";
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
}

/** One of several values; the options are known by their texts. */
export interface ChoiceInput extends Labelled {
  readonly type: "select" | "radio";
  readonly options: readonly string[];
  /** Which option is chosen, from 0. */
  readonly value: number;
}

export interface ToggleInput extends Labelled {
  readonly type: "toggle";
  readonly value: boolean;
}

export interface TextInput extends Labelled {
  readonly type: "text";
  readonly placeholder: string;
  readonly value: string;
}

/** An order of the pieces 0..n-1. */
export interface PermutationInput extends Labelled {
  readonly type: "permutation";
  readonly value: readonly number[];
}

/** A cube, by its number 0..3674159. */
export interface CubeInput extends Labelled {
  readonly type: "cube";
  readonly value: number;
}

/** A control as a cell makes it, for `view` to show. */
export interface InputOf<T> {
  readonly input: Input;
  /**
   * What the cells get for what the control on the page has.
   * @throws {RangeError | TypeError} when the control cannot have it
   */
  read(raw: unknown): T;
}

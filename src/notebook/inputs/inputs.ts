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

/** What the page tells of a control: the value, or the option's index. */
export type RawValue = Input["value"];

/** More pieces than this do not fit in a control's row. */
export const MAX_CONTROL_PIECES = 8;
export const MIN_CONTROL_PIECES = 2;

/** So many characters fit in a control for text. */
export const MAX_TEXT = 10_000;

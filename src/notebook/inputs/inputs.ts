/** A control that a cell shows with `view(…)`: its kind, and its current value. */
export type Input =
  RangeInput | ChoiceInput | ToggleInput | TextInput | PermutationInput | CubeInput;

interface Labelled {
  /** The text next to the control. */
  readonly label: string;
}

export interface RangeInput extends Labelled {
  readonly type: "range";
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
}

/** A choice between values; the options are represented by their texts. */
export interface ChoiceInput extends Labelled {
  readonly type: "select" | "radio";
  readonly options: readonly string[];
  /** The index of the chosen option. */
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

/** A cube, by its index 0..3674159. */
export interface CubeInput extends Labelled {
  readonly type: "cube";
  readonly value: number;
}

/** What the page reports for a control: its value, or the option's index. */
export type RawValue = Input["value"];

/** More pieces than this do not fit in a control's row. */
export const MAX_CONTROL_PIECES = 8;
export const MIN_CONTROL_PIECES = 2;

/** The maximum number of characters in a text control. */
export const MAX_TEXT = 10_000;

/** A control that a cell shows with `view(…)`: its kind, and its current value. */
export type Input = Field | FormInput;

/** A control that can stand in a form. */
export type Field =
  | RangeInput
  | NumberInput
  | ChoiceInput
  | CheckboxInput
  | ToggleInput
  | ButtonInput
  | TextInput
  | SearchInput
  | DateInput
  | ColorInput
  | PermutationInput
  | CubeInput
  | TableInput
  | FileInput;

/** What a control is called where it must have a name: its label, or else its kind. */
export function nameOfInput({ label, type }: Input): string {
  return label || type;
}

interface Labelled {
  /** The text next to the control; a table may have none. */
  readonly label: string;
}

export interface RangeInput extends NumberGrid {
  readonly type: "range";
}

/** Like a range, without its slider. */
export interface NumberInput extends NumberGrid {
  readonly type: "number";
}

interface NumberGrid extends Labelled {
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

/** A choice of some values. */
export interface CheckboxInput extends Labelled {
  readonly type: "checkbox";
  readonly options: readonly string[];
  /** The indices of the chosen options, in order. */
  readonly value: readonly number[];
}

/** How often it was pressed. */
export interface ButtonInput extends Labelled {
  readonly type: "button";
  /** What stands on it. */
  readonly content: string;
  readonly value: number;
}

/** What is searched for. */
export interface SearchInput extends Labelled {
  readonly type: "search";
  readonly placeholder: string;
  /** The rows in small letters, unless they are too many to be counted on the page. */
  readonly rows?: readonly string[] | undefined;
  readonly value: string;
}

/** A day such as 2026-01-31; empty for none. */
export interface DateInput extends Labelled {
  readonly type: "date";
  readonly min: string;
  readonly max: string;
  readonly value: string;
}

/** A colour such as #1f5fbf. */
export interface ColorInput extends Labelled {
  readonly type: "color";
  readonly value: string;
}

/** Several controls, of which the values come together. */
export interface FormInput extends Labelled {
  readonly type: "form";
  readonly fields: readonly Field[];
  readonly value: readonly FieldValue[];
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

/** A choice of rows; each is represented by the texts of its cells. */
export interface TableInput extends Labelled {
  readonly type: "table";
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Whether more than one row can be chosen. */
  readonly multiple: boolean;
  /** Whether all rows count as chosen while none is. */
  readonly required: boolean;
  /** The indices of the chosen rows, in order. */
  readonly value: readonly number[];
}

/** A file that the page keeps with the notebook, by its name; empty for none. */
export interface FileInput extends Labelled {
  readonly type: "file";
  /** The kinds of files that are offered first, such as ".csv,.json"; empty for all. */
  readonly accept: string;
  readonly value: string;
}

/** What the page reports for a control: its value, or the option's index. */
export type RawValue = FieldValue | readonly FieldValue[];

export type FieldValue = Field["value"];

/** More pieces than this do not fit in a control's row. */
export const MAX_CONTROL_PIECES = 8;
export const MIN_CONTROL_PIECES = 2;

/** The most rows and columns of a table to choose from: each is on the page at once. */
export const MAX_TABLE_ROWS = 500;
export const MAX_TABLE_COLUMNS = 20;

/** The most controls in a form. */
export const MAX_FIELDS = 20;

/** The maximum number of characters in a text control. */
export const MAX_TEXT = 10_000;

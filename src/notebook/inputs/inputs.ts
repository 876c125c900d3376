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
  | ButtonsInput
  | TextInput
  | SearchInput
  | DateInput
  | ColorInput
  | PermutationInput
  | CubeInput
  | TableInput
  | FileInput;

/** What a control is called where it must have a name: its label, or else its kind. */
export function inputName({ label, type }: Input): string {
  return label || type;
}

interface CommonFields {
  /** The text next to the control; a table may have none. */
  readonly label: string;
  /** Whether the reader can look at it only. */
  readonly disabled?: true;
}

export interface RangeInput extends NumberGrid {
  readonly type: "range";
  /** The values that the slider passes through; those of its steps if there are none. */
  readonly stops?: readonly number[];
  /** How each of them is written, if not as a number. */
  readonly texts?: readonly string[];
}

/** Like a range, without its slider. */
export interface NumberInput extends NumberGrid {
  readonly type: "number";
}

interface NumberGrid extends CommonFields {
  readonly min: number;
  readonly max: number;
  /** Without one, it can be any number between the ends. */
  readonly step?: number;
  readonly value: number;
}

/** A choice between values; the options are represented by their texts. */
export interface ChoiceInput extends CommonFields {
  readonly type: "select" | "radio";
  readonly options: readonly string[];
  /** The indices of the options that cannot be chosen. */
  readonly off?: readonly number[];
  /** The index of the chosen option. */
  readonly value: number;
}

/** A choice of some values. */
export interface CheckboxInput extends CommonFields {
  readonly type: "checkbox";
  readonly options: readonly string[];
  /** The indices of the options that cannot be chosen. */
  readonly off?: readonly number[];
  /** The indices of the chosen options, in order. */
  readonly value: readonly number[];
}

/** How often it was pressed. */
export interface ButtonInput extends CommonFields {
  readonly type: "button";
  /** What is written on it. */
  readonly content: string;
  readonly value: number;
}

/** Several buttons that change one value. */
export interface ButtonsInput extends CommonFields {
  readonly type: "buttons";
  /** What is written on each. */
  readonly options: readonly string[];
  /** The indices of those that cannot be pressed. */
  readonly off?: readonly number[];
  /** The index of each that was pressed, in order. */
  readonly value: readonly number[];
}

/** What is searched for. */
export interface SearchInput extends CommonFields {
  readonly type: "search";
  readonly placeholder: string;
  /** The rows in small letters, unless they are too many to be counted on the page. */
  readonly rows?: readonly string[] | undefined;
  readonly value: string;
}

/** A day such as 2026-01-31; empty for none. */
export interface DateInput extends CommonFields {
  readonly type: "date";
  readonly min: string;
  readonly max: string;
  readonly value: string;
}

/** A colour such as #1f5fbf. */
export interface ColorInput extends CommonFields {
  readonly type: "color";
  readonly value: string;
}

/** Several controls, of which the values come together. */
export interface FormInput extends CommonFields {
  readonly type: "form";
  readonly fields: readonly Field[];
  readonly value: readonly FieldValue[];
}

export interface ToggleInput extends CommonFields {
  readonly type: "toggle";
  readonly value: boolean;
}

export interface TextInput extends CommonFields {
  readonly type: "text" | "textarea";
  readonly placeholder: string;
  /** What the browser takes it for. */
  readonly kind?: TextKind;
  /** The number of lines in sight of a longer text. */
  readonly lines?: number;
  /** What is written on the button that submits the text; without it each letter counts. */
  readonly submit?: string;
  /** Texts to choose from. */
  readonly suggestions?: readonly string[];
  readonly value: string;
}

export const TEXT_KINDS = ["email", "tel", "url", "password"] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** An order of the pieces 0..n-1. */
export interface PermutationInput extends CommonFields {
  readonly type: "permutation";
  readonly value: readonly number[];
}

/** A cube, by its index 0..3674159. */
export interface CubeInput extends CommonFields {
  readonly type: "cube";
  readonly value: number;
}

/** A choice of rows; each is represented by the texts of its cells. */
export interface TableInput extends CommonFields {
  readonly type: "table";
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Whether more than one row can be chosen. */
  readonly multiple: boolean;
  /** Whether all rows count as chosen while none is. */
  readonly required: boolean;
  /** The column that it is sorted by at first, and whether downwards. */
  readonly sort?: { readonly column: number; readonly isDown: boolean };
  /** The indices of the chosen rows, in order. */
  readonly value: readonly number[];
}

/** A file that the page keeps with the notebook, by its name; empty for none. */
export interface FileInput extends CommonFields {
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

/** The most rows and columns of a table to choose from: the page has the texts of all. */
export const MAX_TABLE_ROWS = 50_000;
export const MAX_TABLE_COLUMNS = 20;

/** The most presses of several buttons that are remembered. */
export const MAX_PRESSES = 5000;

/** The most controls in a form. */
export const MAX_FIELDS = 20;

/** The maximum number of characters in a text control. */
export const MAX_INPUT_TEXT = 10_000;

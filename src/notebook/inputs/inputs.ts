/** The description of a control: its kind, options and current value. */
export type Input = FormField | FormInput;

/** A control that can be part of a form. */
export type FormField =
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

/** A name for a control: its label, or else its kind. */
export function inputName({ label, type }: Input): string {
  return label || type;
}

interface CommonFields {
  /** The text next to the control; a table may have none. */
  readonly label: string;
  readonly disabled?: true;
}

export interface RangeInput extends NumberGrid {
  readonly type: "range";
  /** The slider's values; those on the grid by default. */
  readonly stops?: readonly number[];
  /** The text of each stop, if not its number. */
  readonly texts?: readonly string[];
}

export interface NumberInput extends NumberGrid {
  readonly type: "number";
}

interface NumberGrid extends CommonFields {
  readonly min: number;
  readonly max: number;
  /** Without a step, any number between the ends is possible. */
  readonly step?: number;
  readonly value: number;
}

/** A choice of one option. The page knows options by their texts. */
export interface ChoiceInput extends CommonFields {
  readonly type: "select" | "radio";
  readonly options: readonly string[];
  /**The indices of the disabled options. */
  readonly off?: readonly number[];
  /** The index of the chosen option. */
  readonly value: number;
}

/** A choice of several options. */
export interface CheckboxInput extends CommonFields {
  readonly type: "checkbox";
  readonly options: readonly string[];
  /**The indices of the disabled options. */
  readonly off?: readonly number[];
  /** The indices of the chosen options, in order. */
  readonly value: readonly number[];
}

/** A button; its value is the number of presses. */
export interface ButtonInput extends CommonFields {
  readonly type: "button";
  readonly content: string;
  readonly value: number;
}

/** Several buttons that change one value. */
export interface ButtonsInput extends CommonFields {
  readonly type: "buttons";
  readonly options: readonly string[];
  /** The indices of the disabled buttons. */
  readonly off?: readonly number[];
  /** The index of each pressed button, in order. */
  readonly value: readonly number[];
}

/** A search field; its value is the query. */
export interface SearchInput extends CommonFields {
  readonly type: "search";
  readonly placeholder: string;
  /** The rows in lower case, unless they are too many to be counted on the page. */
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

/** Several controls with one combined value. */
export interface FormInput extends CommonFields {
  readonly type: "form";
  readonly fields: readonly FormField[];
  readonly value: readonly FieldValue[];
}

export interface ToggleInput extends CommonFields {
  readonly type: "toggle";
  readonly value: boolean;
}

export interface TextInput extends CommonFields {
  readonly type: "text" | "textarea";
  readonly placeholder: string;
  readonly kind?: TextKind;
  readonly lines?: number;
  /** The text of the submit button; without one, each keystroke counts. */
  readonly submit?: string;
  readonly suggestions?: readonly string[];
  readonly value: string;
}

export const TEXT_KINDS = ["email", "tel", "url", "password"] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

export interface PermutationInput extends CommonFields {
  readonly type: "permutation";
  readonly value: readonly number[];
}

/** A cube, by its index 0..3674159. */
export interface CubeInput extends CommonFields {
  readonly type: "cube";
  readonly value: number;
}

/** A choice of rows, each given by the texts of its cells. */
export interface TableInput extends CommonFields {
  readonly type: "table";
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly multiple: boolean;
  /** Whether no selection means all rows. */
  readonly required: boolean;
  readonly sort?: { readonly column: number; readonly isDown: boolean };
  /** The indices of the chosen rows, in order. */
  readonly value: readonly number[];
}

/** The name of a file stored with the notebook; empty for none. */
export interface FileInput extends CommonFields {
  readonly type: "file";
  /** The file types offered first, such as ".csv,.json"; empty for all. */
  readonly accept: string;
  readonly value: string;
}

/** A value as reported by the page; options are reported as indices. */
export type RawValue = FieldValue | readonly FieldValue[];

export type FieldValue = FormField["value"];

/** More pieces would not fit into a control's row. */
export const MAX_CONTROL_PIECES = 8;
export const MIN_CONTROL_PIECES = 2;

/** Limits for tables, because the page receives the texts of all rows. */
export const MAX_TABLE_ROWS = 50_000;
export const MAX_TABLE_COLUMNS = 20;

/** The maximum number of recorded presses of a button group. */
export const MAX_PRESSES = 5000;

export const MAX_FIELDS = 20;

export const MAX_INPUT_TEXT = 10_000;

/** The result of a check; "unreadable" text is not an answer. */
export type Verdict = "right" | "halfway" | "wrong" | "unreadable";

export interface Diagnosis {
  readonly verdict: Verdict;
  /** A message about this answer, one or two sentences. */
  readonly says: string;
}

/** An exercise without its text: its fields and its check. */
export interface Exercise {
  readonly fields: readonly Field[];
  /** A right answer for each field, derived from the exercise's data. */
  readonly solution: readonly string[];
  /** Pure. Takes the text of each field, which may be anything. */
  check(...typed: string[]): Diagnosis;
}

export type Field = TextField | SlotsField;

export interface TextField {
  readonly kind: "text";
  readonly label: string;
  /** The expected format, in a few words. */
  readonly form: string;
  /** Width in characters. */
  readonly width: number;
  readonly letters?: boolean;
}

/** One box per character. In its text, `_` is an empty box. */
export interface SlotsField {
  readonly kind: "slots";
  readonly label: string;
  readonly form: string;
  /** Filled boxes at the start, which can't be changed. */
  readonly given?: readonly number[];
  /** One for each box that the reader fills in. */
  readonly slots: readonly Slot[];
}

export interface Slot {
  /** Announced by screen readers: “digit 1, worth 3!”. */
  readonly name: string;
  /** The text under the box. */
  readonly mark?: string;
  /** The factorial that the box's column is worth, which determines its colour. */
  readonly place?: number;
}

export const right = (says: string): Diagnosis => ({ verdict: "right", says });
export const halfway = (says: string): Diagnosis => ({ verdict: "halfway", says });
export const wrong = (says: string): Diagnosis => ({ verdict: "wrong", says });
export const unreadable = (says: string): Diagnosis => ({
  verdict: "unreadable",
  says,
});

/** Right, a right part of the whole, wrong, or no answer at all. */
export type Verdict = "right" | "halfway" | "wrong" | "unreadable";

export interface Diagnosis {
  readonly verdict: Verdict;
  /** A sentence or two for the reader, about this very answer. */
  readonly says: string;
}

/** An exercise apart from its text: its fields, and the check of what is typed there. */
export interface Exercise {
  readonly fields: readonly Field[];
  /** A right answer for each field, worked out from what is given. */
  readonly solution: readonly string[];
  /** Pure. Takes the text of each field, which may be anything. */
  check(...typed: string[]): Diagnosis;
}

export type Field = TextField | SlotsField;

export interface TextField {
  readonly kind: "text";
  readonly label: string;
  /** What may be typed, in a few words. */
  readonly form: string;
  /** Width in characters. */
  readonly width: number;
  readonly letters?: boolean;
}

/** One box for each character. Its text has `_` for a box that is still empty. */
export interface SlotsField {
  readonly kind: "slots";
  readonly label: string;
  readonly form: string;
  /** Boxes in front that are filled already and stay as they are. */
  readonly given?: readonly number[];
  /** One for each box that the reader fills. */
  readonly slots: readonly Slot[];
}

export interface Slot {
  /** Spoken by screen readers: “digit 1, worth 3!”. */
  readonly name: string;
  /** Stands under the box. */
  readonly mark?: string;
  /** The box wears the colour of the column that is worth this factorial. */
  readonly place?: number;
}

export const right = (says: string): Diagnosis => ({ verdict: "right", says });
export const halfway = (says: string): Diagnosis => ({ verdict: "halfway", says });
export const wrong = (says: string): Diagnosis => ({ verdict: "wrong", says });
export const unreadable = (says: string): Diagnosis => ({
  verdict: "unreadable",
  says,
});

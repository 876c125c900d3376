/** What an answer is: right, a right part of the whole, mistaken, or no answer at all. */
export type Verdict = "right" | "halfway" | "wrong" | "unreadable";

export interface Diagnosis {
  readonly verdict: Verdict;
  /** A sentence or two for the reader, about this very answer. */
  readonly says: string;
}

/** An exercise apart from its text: what is typed, and what becomes of it. */
export interface Exercise {
  readonly fields: readonly Field[];
  /** Answers, one for each field, that are right; worked out from what is given. */
  readonly solution: readonly string[];
  /** Pure. Takes what was typed into each of the fields, which may be anything. */
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

/** A mistake that many make, and the answer by which it betrays itself. */
export interface Slip<Answer> {
  readonly leadsTo: Answer;
  readonly says: string;
}

/** The first slip that leads to this answer, be it a number or a row of them. */
export function findSlip<Answer extends number | readonly number[]>(
  slips: readonly Slip<Answer>[],
  answer: Answer,
): Diagnosis | undefined {
  const slip = slips.find(({ leadsTo }) => String(leadsTo) === String(answer));
  return slip && wrong(slip.says);
}

/** One field of several, and what to say of it. */
export interface Part {
  readonly typed: string;
  diagnose(typed: string): Diagnosis;
  /** Asks for this part, when only the others are there. */
  readonly prompt: string;
}

/** An answer in parts is right when all are there and right; till then the first that is not speaks. */
export function diagnoseParts(parts: readonly Part[]): Diagnosis {
  const begun = parts.filter(({ typed }) => !isBlank(typed));
  if (begun.length === 0) return NOTHING_TYPED;
  const diagnoses = begun.map(({ typed, diagnose }) => diagnose(typed));
  const amiss = diagnoses.find(({ verdict }) => verdict !== "right");
  if (amiss) return amiss;
  const says = diagnoses.map((diagnosis) => diagnosis.says).join(" ");
  const open = parts.find((part) => !begun.includes(part));
  return open ? halfway(`${says} ${open.prompt}`) : right(says);
}

export const NOTHING_TYPED = unreadable("Nothing is typed yet.");

export function isBlank(typed: string): boolean {
  return /^[\s_]*$/.test(typed);
}

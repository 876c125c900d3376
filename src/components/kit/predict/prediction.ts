import { type ComponentChildren, createContext } from "preact";

/** A result that a figure hides until somebody has predicted it. */
export interface PredictionQuestion {
  /** What stands in `<Cover of={name}>`. */
  readonly name: string;
  readonly text: string;
  /** The result, as it is told to those who have not guessed. */
  readonly tell: string;
  /** A right guess. */
  readonly answer: string;
  check(typed: string): Feedback;
}

/** What there is to say of a guess. An unreadable one is none: nothing is shown for it. */
export interface Feedback {
  readonly verdict: "right" | "halfway" | "wrong" | "unreadable";
  readonly says: string;
}

/** A result that has been shown. */
export interface RevealedAnswer extends Feedback {
  /** What was predicted, if anything. */
  readonly guess?: string;
}

/** Whether a figure hides its results, and which. */
export interface Prediction {
  readonly isOn: boolean;
  /** Whether anything is hidden now. */
  readonly isHiding: boolean;
  toggle(): void;
  isHidden(name: string): boolean;
  revealed(name: string): RevealedAnswer | undefined;
  /** Shows the result of this name, without a guess. */
  reveal(name: string): void;
  /** Asks for the results one by one; undefined until it is loaded. */
  readonly bar?: ComponentChildren;
}

/** The prediction of the figure around a part. */
export const PredictionContext = createContext<Prediction | undefined>(undefined);

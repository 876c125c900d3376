import { type ComponentChildren, createContext } from "preact";

/** A question whose answer a figure hides until the reader has made a guess. */
export interface PredictionQuestion {
  /** The name that `<HiddenAnswer question={name}>` refers to. */
  readonly name: string;
  readonly text: string;
  /** The answer as a sentence, for readers who did not guess. */
  readonly tell: string;
  /** A correct guess. */
  readonly answer: string;
  check(typed: string): Feedback;
}

/** Feedback on a guess. An unreadable guess reveals nothing. */
export interface Feedback {
  readonly verdict: "right" | "halfway" | "wrong" | "unreadable";
  readonly says: string;
}

/** An answer that has been revealed. */
export interface RevealedAnswer extends Feedback {
  /** The reader's guess, if there was one. */
  readonly guess?: string;
}

/** The prediction of a figure: which answers are hidden, and how to reveal them. */
export interface Prediction {
  readonly isOn: boolean;
  /** Whether any answer is hidden. */
  readonly isHiding: boolean;
  toggle(): void;
  isHidden(name: string): boolean;
  revealed(name: string): RevealedAnswer | undefined;
  /** Reveals an answer without a guess. */
  reveal(name: string): void;
  /** The bar that asks the questions; undefined until it is loaded. */
  readonly bar?: ComponentChildren;
}

/** The prediction of the surrounding figure. */
export const PredictionContext = createContext<Prediction | undefined>(undefined);

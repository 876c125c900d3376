import type { Feedback, PredictionQuestion, RevealedAnswer } from "./prediction.ts";

/** The answers revealed so far for one state of a figure. */
export interface RevealState {
  readonly revealed: ReadonlyMap<string, RevealedAnswer>;
  /** Feedback on the last guess, or why it could not be parsed. */
  readonly lastFeedback?: Feedback;
}

/** A reveal state with the figure state and the questions that it belongs to. */
export interface SavedRevealState<State> {
  readonly state: State;
  readonly questions: readonly PredictionQuestion[];
  readonly revealState: RevealState;
  /** Whether a link has since opened another state; a lesson may return to this one. */
  readonly mayReturn?: boolean;
}

export const NOTHING_REVEALED: RevealState = { revealed: new Map() };

/** The questions that are not answered yet. */
export function hiddenQuestions(
  questions: readonly PredictionQuestion[],
  { revealed }: RevealState,
): PredictionQuestion[] {
  return questions.filter(({ name }) => !revealed.has(name));
}

/**
 * Judges a guess ("" for none) and reveals the answer unless the guess can't be parsed.
 */
export function applyGuess(
  state: RevealState,
  question: PredictionQuestion,
  guess: string,
): RevealState {
  const answer = judgeGuess(question, guess);
  if (answer.verdict === "unreadable") return { ...state, lastFeedback: answer };
  return {
    revealed: new Map(state.revealed).set(question.name, answer),
    lastFeedback: answer,
  };
}

/** Reveals the answer even if the guess cannot be parsed. */
export function applyGuessOrReveal(
  state: RevealState,
  question: PredictionQuestion,
  typed: string,
): RevealState {
  const next = applyGuess(state, question, typed);
  return next.lastFeedback?.verdict === "unreadable"
    ? applyGuess(state, question, "")
    : next;
}

export function revealAll(
  state: RevealState,
  questions: readonly PredictionQuestion[],
): RevealState {
  const answers = questions.map(
    (one) => [one.name, state.revealed.get(one.name) ?? judgeGuess(one, "")] as const,
  );
  return { revealed: new Map(answers) };
}

function judgeGuess(question: PredictionQuestion, guess: string): RevealedAnswer {
  const text = guess.trim();
  if (text === "") return { verdict: "halfway", says: question.tell };
  return { ...question.check(text), guess: text };
}

import type { Feedback, PredictionQuestion, RevealedAnswer } from "./prediction.ts";

/** The results of one state that have been shown so far. */
export interface RevealState {
  readonly revealed: ReadonlyMap<string, RevealedAnswer>;
  /** What was shown last, or why a guess cannot be read. */
  readonly lastFeedback?: Feedback;
}

/** The same, with what it was shown of. */
export interface SavedRevealState<State> {
  readonly state: State;
  /** The questions on it. */
  readonly questions: readonly PredictionQuestion[];
  readonly revealState: RevealState;
  /** Whether a lesson has gone on from it since, and may come back. */
  readonly mayReturn?: boolean;
}

export const NOTHING_REVEALED: RevealState = { revealed: new Map() };

/** The questions whose results are hidden. */
export function hiddenQuestions(
  questions: readonly PredictionQuestion[],
  { revealed }: RevealState,
): PredictionQuestion[] {
  return questions.filter(({ name }) => !revealed.has(name));
}

/** Judges a guess, "" for none, and shows the result unless the guess is unreadable. */
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

/** Shows the result in any case: what cannot be read as a guess is none. */
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

/** Shows everything that is still hidden. */
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

import type { Judged, Question, Told } from "./prediction.ts";

/** The results of one state that have been shown so far. */
export interface Shown {
  readonly told: ReadonlyMap<string, Told>;
  /** What was shown last, or why a guess cannot be read. */
  readonly last?: Judged;
}

/** The same, with what it was shown of. */
export interface Kept<State> {
  readonly of: State;
  /** The questions on it. */
  readonly asked: readonly Question[];
  readonly shown: Shown;
  /** Whether a lesson has gone on from it since, and may come back. */
  readonly isLeft?: boolean;
}

export const NOTHING_SHOWN: Shown = { told: new Map() };

/** The questions whose results are hidden. */
export function hiddenAmong(
  questions: readonly Question[],
  { told }: Shown,
): Question[] {
  return questions.filter(({ name }) => !told.has(name));
}

/** Judges a guess, "" for none, and shows the result unless the guess is unreadable. */
export function afterGuess(shown: Shown, question: Question, guess: string): Shown {
  const told = tell(question, guess);
  if (told.verdict === "unreadable") return { ...shown, last: told };
  return { told: new Map(shown.told).set(question.name, told), last: told };
}

/** Shows the result in any case: what cannot be read as a guess is none. */
export function afterGoingOn(shown: Shown, question: Question, typed: string): Shown {
  const next = afterGuess(shown, question, typed);
  return next.last?.verdict === "unreadable" ? afterGuess(shown, question, "") : next;
}

/** Shows everything that is still hidden. */
export function allShown(shown: Shown, questions: readonly Question[]): Shown {
  const all = questions.map(
    (one) => [one.name, shown.told.get(one.name) ?? tell(one, "")] as const,
  );
  return { told: new Map(all) };
}

function tell(question: Question, guess: string): Told {
  const said = guess.trim();
  if (said === "") return { verdict: "halfway", says: question.tell };
  return { ...question.check(said), guess: said };
}

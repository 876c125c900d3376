// Loaded the first time a reader predicts in a figure.
import { h } from "preact";
import {
  clearRevealState,
  saveRevealState,
  loadRevealState,
} from "./reveal-state-storage.ts";
import { PredictBar } from "./PredictBar.tsx";
import {
  applyGuessOrReveal,
  applyGuess,
  revealAll,
  hiddenQuestions,
  type SavedRevealState,
  NOTHING_REVEALED,
  type RevealState,
} from "./reveal-state.ts";
import type { Prediction, PredictionQuestion } from "./prediction.ts";

interface PredictionOptions {
  readonly figure: string;
  readonly questions: readonly PredictionQuestion[];
  /** Undefined while every answer is hidden. */
  readonly revealState: RevealState | undefined;
  toggle(): void;
  /**
   * @param name the result revealState last; undefined when a guess could not be read
   */
  onReveal(revealState: RevealState, name?: string): void;
  onHide(): void;
}

/** What has been revealState of a state of a figure; undefined when that was another. */
export function restoreRevealState<State>(
  figure: string,
  saved: SavedRevealState<State> | undefined,
  state: State,
  questions: readonly PredictionQuestion[],
): RevealState | undefined {
  if (!saved) return loadRevealState(figure, questionsText(questions));
  const isSame =
    saved.state === state ||
    (saved.mayReturn && questionsText(saved.questions) === questionsText(questions));
  return isSame ? saved.revealState : undefined;
}

const questionsText = (questions: readonly PredictionQuestion[]) =>
  questions.map(({ text, answer }) => `${text} ${answer}`).join(" ");

export function createPrediction(options: PredictionOptions): Prediction {
  const { figure, questions, revealState = NOTHING_REVEALED } = options;
  const hidden = hiddenQuestions(questions, revealState);
  const onReveal: PredictionOptions["onReveal"] = (now, name) => {
    saveRevealState(figure, questionsText(questions), now);
    options.onReveal(now, name);
  };
  const clearThen = (hide: () => void) => () => {
    clearRevealState(figure);
    hide();
  };

  function guess(typed: string, question = hidden[0]): void {
    if (question === undefined) return;
    const next = applyGuess(revealState, question, typed);
    onReveal(next, next.revealed.has(question.name) ? question.name : undefined);
  }

  return {
    isOn: true,
    isHiding: hidden.length > 0,
    toggle: clearThen(options.toggle),
    isHidden: (name) => hidden.some((one) => one.name === name),
    revealed: (name) => revealState.revealed.get(name),
    reveal: (name) =>
      guess(
        "",
        hidden.find((one) => one.name === name),
      ),
    bar: h(PredictBar, {
      ...{ figure, hidden, revealState, count: questions.length },
      onGuess: guess,
      onContinue: (typed) =>
        hidden.length > 0 &&
        onReveal(applyGuessOrReveal(revealState, hidden[0], typed), hidden[0].name),
      onRevealAll: () =>
        onReveal(revealAll(revealState, questions), questions.at(-1)?.name),
      onHide: clearThen(options.onHide),
    }),
  };
}

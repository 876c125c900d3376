// Everything that a figure needs only while its results are hidden.
import { h } from "preact";
import { forgetShown, keepShown, shownBefore } from "./after-reload.ts";
import { PredictBar } from "./PredictBar.tsx";
import {
  afterGoingOn,
  afterGuess,
  allShown,
  hiddenAmong,
  type Kept,
  NOTHING_SHOWN,
  type Shown,
} from "./predicting.ts";
import type { Prediction, Question } from "./prediction.ts";

interface Given {
  readonly figure: string;
  readonly questions: readonly Question[];
  /** Undefined while everything is hidden. */
  readonly shown: Shown | undefined;
  toggle(): void;
  /** @param name  the result shown last; undefined when a guess could not be read */
  onShown(shown: Shown, name?: string): void;
  onHidden(): void;
}

/** What has been shown of a state of a figure; undefined when that was another. */
export function shownAgain<State>(
  figure: string,
  kept: Kept<State> | undefined,
  state: State,
  questions: readonly Question[],
): Shown | undefined {
  if (!kept) return shownBefore(figure, inOneLine(questions));
  const isSame =
    kept.of === state ||
    (kept.isLeft && inOneLine(kept.asked) === inOneLine(questions));
  return isSame ? kept.shown : undefined;
}

const inOneLine = (questions: readonly Question[]) =>
  questions.map(({ ask, answer }) => `${ask} ${answer}`).join(" ");

export function predictionOf(given: Given): Prediction {
  const { figure, questions, shown = NOTHING_SHOWN } = given;
  const hidden = hiddenAmong(questions, shown);
  const onShown: Given["onShown"] = (now, name) => {
    keepShown(figure, inOneLine(questions), now);
    given.onShown(now, name);
  };
  const forgetting = (hide: () => void) => () => {
    forgetShown(figure);
    hide();
  };

  function guess(typed: string, question = hidden[0]): void {
    if (question === undefined) return;
    const next = afterGuess(shown, question, typed);
    onShown(next, next.told.has(question.name) ? question.name : undefined);
  }

  return {
    isOn: true,
    isHiding: hidden.length > 0,
    toggle: forgetting(given.toggle),
    hides: (name) => hidden.some((one) => one.name === name),
    told: (name) => shown.told.get(name),
    show: (name) =>
      guess(
        "",
        hidden.find((one) => one.name === name),
      ),
    bar: h(PredictBar, {
      ...{ figure, hidden, shown, count: questions.length },
      onGuess: guess,
      onGoOn: (typed) =>
        hidden.length > 0 &&
        onShown(afterGoingOn(shown, hidden[0], typed), hidden[0].name),
      onAll: () => onShown(allShown(shown, questions), questions.at(-1)?.name),
      onHide: forgetting(given.onHidden),
    }),
  };
}

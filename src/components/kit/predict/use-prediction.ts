import { useEffect, useMemo, useState } from "preact/hooks";
import {
  onOpenedLink,
  PREDICT,
  readParameter,
  writeParameter,
} from "../widget/page-address.ts";
import type * as CreatePrediction from "./create-prediction.ts";
import type { SavedRevealState } from "./reveal-state.ts";
import type { Prediction, PredictionQuestion } from "./prediction.ts";

/** What the figure does besides. */
interface PredictionCallbacks {
  /** The results are hidden. */
  onStart?(): void;
  /** A result is shown. @param place  of its question among all, from 0 */
  onReveal?(place: number): void;
}

type QuestionsFor<State> = (state: State) => readonly PredictionQuestion[];

/**
 * Hides the results of a figure when its reader wants to predict them. Another state has
 * other results: they are hidden again. What that takes is loaded with the first press.
 * @param figure  the figure's id
 * @param state   what the results follow from
 * @param load    loads what makes the questions on a state, in the order of showing
 */
export function usePrediction<State>(
  figure: string,
  state: State,
  load: () => Promise<QuestionsFor<State>>,
  { onStart, onReveal }: PredictionCallbacks = {},
): Prediction {
  const [isOn, setOn] = useState(false);
  const [ready, setReady] = useState<{
    questionsFor: QuestionsFor<State>;
    module: typeof CreatePrediction;
  }>();
  const [saved, setSaved] = useState<SavedRevealState<State>>();
  const questions = useMemo(
    () => (isOn && ready ? ready.questionsFor(state) : []),
    [isOn, ready, state],
  );

  function turn(on: boolean, isByLink = false): void {
    setOn(on);
    setSaved((now) => (isByLink && now ? { ...now, mayReturn: true } : undefined));
    if (on) onStart?.();
    if (!on || ready) return;
    void Promise.all([load(), import("./create-prediction.ts")]).then(
      ([questionsFor, module]) => setReady({ questionsFor, module }),
      (error: unknown) => {
        setOn(false);
        throw error; // early-script.ts says so
      },
    );
  }
  useEffect(() => {
    const isLinked = () => readParameter(PREDICT) === figure;
    if (isLinked()) turn(true);
    return onOpenedLink(() => turn(isLinked(), true));
  }, []);

  const toggle = () => {
    turn(!isOn);
    writeParameter(PREDICT, isOn ? undefined : figure);
  };
  if (!isOn || !ready) {
    const isHiding = isOn;
    const isHidden = () => isOn;
    return {
      isOn,
      isHiding,
      toggle,
      isHidden,
      revealed: () => undefined,
      reveal: () => {},
    };
  }
  const revealState = ready.module.restoreRevealState(figure, saved, state, questions);
  return ready.module.createPrediction({
    ...{ figure, questions, revealState, toggle },
    onReveal(now, name) {
      setSaved({ state, questions, revealState: now });
      if (name !== undefined)
        onReveal?.(questions.findIndex((one) => one.name === name));
    },
    onHide: () => turn(true),
  });
}

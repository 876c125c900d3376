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

/** The value of the parameter where a page shows a single figure. */
const THE_ONLY_FIGURE = "1";

interface PredictionCallbacks {
  /** Called when the answers are hidden. */
  onStart?(): void;
  /** @param place  the index of the question whose answer was revealed */
  onReveal?(place: number): void;
}

type QuestionsFor<State> = (state: State) => readonly PredictionQuestion[];

/**
 * Hides a figure's answers so that the reader can predict them. A new state hides its
 * answers again. The code is loaded the first time.
 * @param figure  the figure's id
 * @param state   the state that the questions are about
 * @param load    loads the function that lists the questions about a state, in order
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
        throw error; // reported by early-script.ts
      },
    );
  }
  useEffect(() => {
    const isAlone = "embedded" in document.documentElement.dataset;
    const isLinked = () => {
      const named = readParameter(PREDICT);
      return named === figure || (isAlone && named === THE_ONLY_FIGURE);
    };
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

import { useEffect, useMemo, useState } from "preact/hooks";
import {
  onOpenedLink,
  PREDICT,
  readParameter,
  writeParameter,
} from "../widget/page-address.ts";
import type * as Parts from "./predict-parts.ts";
import type { Kept } from "./predicting.ts";
import type { Prediction, Question } from "./prediction.ts";

/** What the figure does besides. */
interface Follow {
  /** The results are hidden. */
  onStart?(): void;
  /** A result is shown. @param place  of its question among all, from 0 */
  onShow?(place: number): void;
}

type Ask<State> = (state: State) => readonly Question[];

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
  load: () => Promise<Ask<State>>,
  { onStart, onShow }: Follow = {},
): Prediction {
  const [isOn, setOn] = useState(false);
  const [ready, setReady] = useState<{ ask: Ask<State>; parts: typeof Parts }>();
  const [kept, setKept] = useState<Kept<State>>();
  const questions = useMemo(
    () => (isOn && ready ? ready.ask(state) : []),
    [isOn, ready, state],
  );

  function turn(on: boolean, isByLink = false): void {
    setOn(on);
    setKept((now) => (isByLink && now ? { ...now, isLeft: true } : undefined));
    if (on) onStart?.();
    if (!on || ready) return;
    void Promise.all([load(), import("./predict-parts.ts")]).then(
      ([ask, parts]) => setReady({ ask, parts }),
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
    const hides = () => isOn;
    return { isOn, isHiding, toggle, hides, told: () => undefined, show: () => {} };
  }
  const shown = ready.parts.shownAgain(figure, kept, state, questions);
  return ready.parts.predictionOf({
    ...{ figure, questions, shown, toggle },
    onShown(now, name) {
      setKept({ of: state, asked: questions, shown: now });
      if (name !== undefined) onShow?.(questions.findIndex((one) => one.name === name));
    },
    onHidden: () => turn(true),
  });
}

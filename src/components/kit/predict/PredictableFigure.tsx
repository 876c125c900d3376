import type { ComponentProps } from "preact";
import { Figure } from "../widget/Figure.tsx";
import { type Prediction, PredictionContext } from "./prediction.ts";
import "./predict.css";

interface Props extends ComponentProps<typeof Figure> {
  /** If undefined, the figure always shows its answers. */
  prediction: Prediction | undefined;
}

/** A figure whose answers can be hidden, predicted and revealed one by one. */
export function PredictableFigure({ prediction, ...figure }: Props) {
  if (!prediction) return <Figure {...figure} />;
  const { caption, children, ...frame } = figure;
  const { isHiding, bar } = prediction;
  return (
    <PredictionContext.Provider value={prediction}>
      <Figure
        {...frame}
        isSecret={isHiding}
        predict={prediction}
        caption={<div data-hidden={isHiding || undefined}>{caption}</div>}
      >
        <div class="predictable" data-hiding={isHiding || undefined}>
          {children}
        </div>
        {bar}
      </Figure>
    </PredictionContext.Provider>
  );
}

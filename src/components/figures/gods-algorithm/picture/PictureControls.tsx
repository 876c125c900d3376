import { MetricChoice } from "#kit/distances/MetricChoice.tsx";
import { Button } from "#kit/widget/Button.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import { ORDER_NAMES, type PictureState } from "./picture-model.ts";
import { LAST_ZOOM } from "./picture-window.ts";
import { pictureStore } from "./picture-store.ts";
import type { Gesture } from "./use-picture-gestures.ts";
import { PICTURE_ORDERS } from "#src/workers/arrange-states.ts";

interface Props {
  picture: PictureState;
  isDrawn: boolean;
  onGesture(gesture: Gesture): void;
}

/** The metric, the order of columns and rows, and the zoom. */
export function PictureControls({ picture, isDrawn, onGesture }: Props) {
  const { dispatch } = pictureStore;
  const { metric, order, zoom } = picture;
  return (
    <div class="picture-controls cluster needs-js">
      <MetricChoice
        metric={metric}
        onChoose={(each) => dispatch({ type: "metric", metric: each })}
      />
      <div class="buttons close" role="group" aria-label="Zoom">
        <Button
          aria-label="Zoom out"
          idle={!isDrawn || zoom === 0}
          onClick={() => onGesture({ type: "zoom", by: -1 })}
        >
          −
        </Button>
        <Button
          aria-label="Zoom in"
          idle={!isDrawn || zoom >= LAST_ZOOM}
          onClick={() => onGesture({ type: "zoom", by: 1 })}
        >
          +
        </Button>
        <Button
          aria-label="Whole picture"
          idle={!isDrawn || zoom === 0}
          onClick={() => onGesture({ type: "whole" })}
        >
          Whole
        </Button>
      </div>
      <Choice
        label="Order of the states"
        options={PICTURE_ORDERS}
        value={order}
        onChoose={(each) => dispatch({ type: "order", order: each })}
        show={(each) => ORDER_NAMES[each]}
      />
    </div>
  );
}

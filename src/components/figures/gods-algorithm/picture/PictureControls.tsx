import { MetricChoice } from "../../../kit/distances/MetricChoice.tsx";
import { Choice } from "../../../kit/widget/Choice.tsx";
import { ORDER_NAMES, type PictureState } from "./picture-model.ts";
import { LAST_ZOOM } from "./picture-window.ts";
import { pictureStore } from "./picture-store.ts";
import type { Gesture } from "./use-picture-gestures.ts";
import { PICTURE_ORDERS } from "../../../../workers/arrange-states.ts";

interface Props {
  picture: PictureState;
  drawn: boolean;
  onGesture(gesture: Gesture): void;
}

/** The metric, the order of columns and rows, and the zoom. */
export function PictureControls({ picture, drawn, onGesture }: Props) {
  const { dispatch } = pictureStore;
  const { metric, order, zoom } = picture;
  return (
    <div class="picture-controls wraps needs-js">
      <MetricChoice
        metric={metric}
        onChoose={(each) => dispatch({ type: "metric", metric: each })}
      />
      <div class="buttons close" role="group" aria-label="Zoom">
        <ZoomButton
          name="Zoom out"
          sign="−"
          able={drawn && zoom > 0}
          onPress={() => onGesture({ type: "zoom", by: -1 })}
        />
        <ZoomButton
          name="Zoom in"
          sign="+"
          able={drawn && zoom < LAST_ZOOM}
          onPress={() => onGesture({ type: "zoom", by: 1 })}
        />
        <ZoomButton
          name="Whole picture"
          sign="Whole"
          able={drawn && zoom > 0}
          onPress={() => onGesture({ type: "whole" })}
        />
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

interface ZoomProps {
  name: string;
  sign: string;
  able: boolean;
  onPress(): void;
}

function ZoomButton({ name, sign, able, onPress }: ZoomProps) {
  return (
    <button
      type="button"
      class="button"
      aria-label={name}
      aria-disabled={!able}
      onClick={() => able && onPress()}
    >
      {sign}
    </button>
  );
}

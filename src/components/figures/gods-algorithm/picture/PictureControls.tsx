import { METRICS, ORDER_NAMES, type PictureState } from "./picture-model.ts";
import { LAST_ZOOM } from "./picture-window.ts";
import { pictureStore } from "./picture-store.ts";
import type { Gesture } from "./use-picture-gestures.ts";
import { PICTURE_ORDERS } from "../../../../workers/arrange-states.ts";

interface Props {
  picture: PictureState;
  drawn: boolean;
  onGesture(gesture: Gesture): void;
}

/** The way of counting, the order of columns and rows, and the zoom. */
export function PictureControls({ picture, drawn, onGesture }: Props) {
  const { dispatch } = pictureStore;
  const { metric, order, zoom } = picture;
  return (
    <div class="picture-controls needs-js">
      <div role="group" aria-label="Way of counting">
        {METRICS.map((each) => (
          <button
            key={each}
            type="button"
            class="button"
            aria-pressed={each === metric}
            onClick={() => dispatch({ type: "metric", metric: each })}
          >
            {each}
          </button>
        ))}
      </div>
      <div role="group" aria-label="Zoom">
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
      <div role="group" aria-label="Order of the states">
        {PICTURE_ORDERS.map((each) => (
          <button
            key={each}
            type="button"
            class="button"
            aria-pressed={each === order}
            onClick={() => dispatch({ type: "order", order: each })}
          >
            {ORDER_NAMES[each]}
          </button>
        ))}
      </div>
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

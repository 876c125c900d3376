import { METRICS, ORDER_NAMES, type Picture } from "./picture-model.ts";
import { LAST_ZOOM } from "./picture-window.ts";
import { pictureStore } from "./picture-store.ts";
import { ORDERS } from "../../workers/arrange-states.ts";

/** The way of counting, the order of columns and rows, and the zoom. */
export function PictureControls({
  picture,
  drawn,
}: {
  picture: Picture;
  drawn: boolean;
}) {
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
        <ZoomButton name="Zoom out" to={zoom - 1} sign="−" able={drawn && zoom > 0} />
        <ZoomButton
          name="Zoom in"
          to={zoom + 1}
          sign="+"
          able={drawn && zoom < LAST_ZOOM}
        />
        <ZoomButton name="Whole picture" to={0} sign="All" able={drawn && zoom > 0} />
      </div>
      <div role="group" aria-label="Order of the states">
        {ORDERS.map((each) => (
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
  to: number;
  able: boolean;
}

function ZoomButton({ name, sign, to, able }: ZoomProps) {
  return (
    <button
      type="button"
      class="button"
      aria-label={name}
      aria-disabled={!able}
      onClick={() => able && pictureStore.dispatch({ type: "zoom", zoom: to })}
    >
      {sign}
    </button>
  );
}

import { N_ORIENTATIONS, N_PERMUTATIONS } from "#lib/puzzle/coordinates.ts";
import {
  pixelOfState,
  type PicturePixel,
  type ArrangedDistances,
  stateAtPixel,
} from "#src/workers/arrange-states.ts";
import type { PictureState } from "./picture-model.ts";
import { pictureStore } from "./picture-store.ts";
import { pixelOf, type PictureWindow } from "./picture-window.ts";
import type { Gesture } from "./use-picture-gestures.ts";

/** The step of Shift and an arrow key, in states or dots. */
const SHIFT_STEP = 20;

interface Scene {
  readonly picture: PictureState;
  readonly sheet: ArrangedDistances;
  readonly view: PictureWindow;
  readonly selectedIndex: number;
  goTo(index: number | undefined): void;
  makeMine(): void;
}

/** Carries out a gesture on the picture of all states, mostly by dispatching to its store. */
export function applyGesture(gesture: Gesture, scene: Scene): void {
  const { picture, sheet, view, selectedIndex, goTo, makeMine } = scene;
  const { dispatch } = pictureStore;
  const cursor = pixelOfState(sheet.arrangement, selectedIndex);
  switch (gesture.type) {
    case "tap":
      return dispatch({
        type: "choose",
        index: stateAtPixel(sheet.arrangement, gesture.place),
      });
    case "pan":
      return dispatch(gesture, { amend: gesture.amend });
    case "zoom": {
      // Without a pointer, zooms at the cursor if it is visible.
      const place = gesture.place ?? (isVisible(cursor, view) ? cursor : undefined);
      return dispatch({ type: "zoom", zoom: picture.zoom + gesture.by, place });
    }
    case "step": {
      const place = stepFrom(cursor, gesture, view);
      const index = stateAtPixel(sheet.arrangement, place);
      const follow = isVisible(place, view) ? undefined : place;
      return dispatch(
        { type: "choose", index, place: follow },
        { amend: gesture.amend },
      );
    }
    case "whole":
      return dispatch({ type: "zoom", zoom: 0 });
    case "mine":
      return goTo(undefined);
    case "take":
      return makeMine();
  }
}

function isVisible(place: PicturePixel, view: PictureWindow): boolean {
  const { x, y } = pixelOf(view, place);
  return x > 0 && y > 0 && x < view.width && y < view.height;
}

/** One state further, or one dot where a dot represents many states. */
function stepFrom(
  { column, row }: PicturePixel,
  { across, down, far }: Gesture & { type: "step" },
  { scale, width, height }: PictureWindow,
): PicturePixel {
  const times = far ? SHIFT_STEP : 1;
  const [wide, high] =
    scale === 0
      ? [Math.ceil(N_PERMUTATIONS / width), Math.ceil(N_ORIENTATIONS / height)]
      : [1, 1];
  return {
    column: clamp(column + across * times * wide, N_PERMUTATIONS),
    row: clamp(row + down * times * high, N_ORIENTATIONS),
  };
}

function clamp(at: number, size: number): number {
  return Math.min(Math.max(at, 0), size - 1);
}

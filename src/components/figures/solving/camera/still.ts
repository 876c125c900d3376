/** A picture that a reader has chosen, and where it lies under the outline. */
export interface Still {
  readonly image: ImageBitmap;
  /** The name of its file. */
  readonly name: string;
  readonly placing: Placing;
}

/** A picture's middle, in half sides of the square, and how much larger than the square it is. */
export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** It just covers the square. */
export const CENTRED: Placing = { x: 0, y: 0, zoom: 1 };

const [LEAST_ZOOM, MOST_ZOOM] = [0.3, 8];
/** A picture's middle cannot be lost. */
const FARTHEST = 3;
const KEY_STEP = 0.04;
const KEY_ZOOM = 1.06;

/** Moves a picture by a part of half the square's side. */
export function moved({ x, y, zoom }: Placing, right: number, down: number): Placing {
  const within = (at: number) => Math.min(Math.max(at, -FARTHEST), FARTHEST);
  return { x: within(x + right), y: within(y + down), zoom };
}

/** Makes a picture larger, where a point of the square stays above the same point of it. */
export function zoomed({ x, y, zoom }: Placing, factor: number, at = [0, 0]): Placing {
  const next = Math.min(Math.max(zoom * factor, LEAST_ZOOM), MOST_ZOOM);
  const [right, down] = [x - at[0], y - at[1]];
  const growth = next / zoom;
  const placed = { x: at[0], y: at[1], zoom: next };
  return moved(placed, right * growth, down * growth);
}

/** What a key does with a picture; nothing for most keys. */
export function placedByKey(placing: Placing, key: string): Placing | undefined {
  switch (key) {
    case "ArrowLeft":
      return moved(placing, -KEY_STEP, 0);
    case "ArrowRight":
      return moved(placing, KEY_STEP, 0);
    case "ArrowUp":
      return moved(placing, 0, -KEY_STEP);
    case "ArrowDown":
      return moved(placing, 0, KEY_STEP);
    case "+":
    case "=":
      return zoomed(placing, KEY_ZOOM);
    case "-":
      return zoomed(placing, 1 / KEY_ZOOM);
  }
  return undefined;
}

/** The picture of a file, and its placement under the outline. */
export interface StillPicture {
  readonly image: ImageBitmap;
  readonly placement: Placement;
}

/** A picture's centre, in half sides of the square, and its size relative to the square. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The placement that exactly covers the square. */
export const INITIAL_PLACEMENT: Placement = { x: 0, y: 0, zoom: 1 };

const [MIN_ZOOM, MAX_ZOOM] = [0.3, 8];
/** The largest offset of the centre, so that the picture can't get lost. */
const MAX_OFFSET = 3;
const KEY_STEP = 0.04;
const KEY_ZOOM = 1.06;

/** Moves a picture by multiples of half the square's side. */
export function movePlacement(
  { x, y, zoom }: Placement,
  right: number,
  down: number,
): Placement {
  const clamp = (at: number) => Math.min(Math.max(at, -MAX_OFFSET), MAX_OFFSET);
  return { x: clamp(x + right), y: clamp(y + down), zoom };
}

/** Scales a picture around a point of the square. */
export function zoomPlacement(
  { x, y, zoom }: Placement,
  factor: number,
  at = [0, 0],
): Placement {
  const next = Math.min(Math.max(zoom * factor, MIN_ZOOM), MAX_ZOOM);
  const [right, down] = [x - at[0], y - at[1]];
  const growth = next / zoom;
  const centred = { x: at[0], y: at[1], zoom: next };
  return movePlacement(centred, right * growth, down * growth);
}

/** The placement after a key press; undefined for other keys. */
export function placementAfterKey(
  placement: Placement,
  key: string,
): Placement | undefined {
  switch (key) {
    case "ArrowLeft":
      return movePlacement(placement, -KEY_STEP, 0);
    case "ArrowRight":
      return movePlacement(placement, KEY_STEP, 0);
    case "ArrowUp":
      return movePlacement(placement, 0, -KEY_STEP);
    case "ArrowDown":
      return movePlacement(placement, 0, KEY_STEP);
    case "+":
    case "=":
      return zoomPlacement(placement, KEY_ZOOM);
    case "-":
      return zoomPlacement(placement, 1 / KEY_ZOOM);
  }
  return undefined;
}

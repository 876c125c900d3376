import { useRef } from "preact/hooks";
import { moved, type Placing, placedByKey, zoomed } from "./still.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

const ZOOM_PER_PIXEL = 1.002;

/**
 * Moves a picture under the outline: dragged, by two fingers, by the wheel while it has the
 * focus, and by keys. Spread what it returns on the square.
 */
export function usePlacing(
  placing: Placing | undefined,
  place: (placing: Placing) => void,
) {
  const fingers = useRef(new Map<number, Point>());

  /** In half sides from the middle of the square. */
  function pointOf(event: MouseEvent): Point {
    const { left, top, width } = (
      event.currentTarget as HTMLElement
    ).getBoundingClientRect();
    return {
      x: (2 * (event.clientX - left)) / width - 1,
      y: (2 * (event.clientY - top)) / width - 1,
    };
  }

  const letGo = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);

  if (!placing) return {};
  return {
    onPointerDown(event: PointerEvent) {
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      fingers.current.set(event.pointerId, now);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return place(moved(placing, now.x - before.x, now.y - before.y));
      const length = (to: Point) => Math.hypot(to.x - other.x, to.y - other.y);
      const growth = length(now) / Math.max(length(before), 0.01);
      place(zoomed(placing, growth, [other.x, other.y]));
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onWheel(event: WheelEvent) {
      if (!event.ctrlKey && event.currentTarget !== document.activeElement) return;
      event.preventDefault();
      const { x, y } = pointOf(event);
      place(zoomed(placing, ZOOM_PER_PIXEL ** -event.deltaY, [x, y]));
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const next = placedByKey(placing, event.key);
      if (!next) return;
      event.preventDefault();
      place(next);
    },
  };
}

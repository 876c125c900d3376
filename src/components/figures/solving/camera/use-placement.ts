import { useRef } from "preact/hooks";
import {
  movePlacement,
  type Placement,
  placementAfterKey,
  zoomPlacement,
} from "./still-picture.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

const ZOOM_PER_PIXEL = 1.002;

/**
 * Event handlers for the square that move and scale a picture under the outline: by drag,
 * two fingers, keys, and the wheel while focused.
 */
export function usePlacement(
  placement: Placement | undefined,
  onPlace: (placement: Placement) => void,
) {
  const fingers = useRef(new Map<number, Point>());

  /** A point relative to the centre, in half sides of the square. */
  function pointOf(event: MouseEvent): Point {
    const { left, top, width } = (
      event.currentTarget as HTMLElement
    ).getBoundingClientRect();
    return {
      x: (2 * (event.clientX - left)) / width - 1,
      y: (2 * (event.clientY - top)) / width - 1,
    };
  }

  const release = ({ pointerId }: PointerEvent) =>
    void fingers.current.delete(pointerId);

  if (!placement) {
    // A finger that is lifted while there is nothing to place goes unnoticed.
    fingers.current.clear();
    return {};
  }
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
      if (!other)
        return onPlace(movePlacement(placement, now.x - before.x, now.y - before.y));
      const distanceFrom = (to: Point) => Math.hypot(to.x - other.x, to.y - other.y);
      const growth = distanceFrom(now) / Math.max(distanceFrom(before), 0.01);
      onPlace(zoomPlacement(placement, growth, [other.x, other.y]));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onWheel(event: WheelEvent) {
      if (!event.ctrlKey && event.currentTarget !== document.activeElement) return;
      event.preventDefault();
      const { x, y } = pointOf(event);
      onPlace(zoomPlacement(placement, ZOOM_PER_PIXEL ** -event.deltaY, [x, y]));
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const next = placementAfterKey(placement, event.key);
      if (!next) return;
      event.preventDefault();
      onPlace(next);
    },
  };
}

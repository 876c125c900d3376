import { useEffect, useRef } from "preact/hooks";
import type { PicturePixel } from "#src/workers/arrange-states.ts";
import { canPan, picturePlaceAt, type PictureWindow } from "./picture-window.ts";

/** A gesture of the reader, by mouse, finger or key. */
export type Gesture =
  | { type: "tap"; place: PicturePixel }
  /** Centres this place; `amend` during the same drag. */
  | { type: "pan"; place: PicturePixel; amend: boolean }
  | { type: "zoom"; by: 1 | -1; place?: PicturePixel }
  /** Moves by a number of pixels or squares across and down. */
  | { type: "step"; across: number; down: number; far: boolean; amend: boolean }
  | { type: "whole" | "mine" | "take" };

const DRAG_THRESHOLD = 6;
/** The change in finger spread for one zoom level. */
const PINCH_RATIO = 1.5;

interface Point {
  readonly x: number;
  readonly y: number;
}

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const KEYS: Readonly<Record<string, Gesture>> = {
  "+": { type: "zoom", by: 1 },
  "=": { type: "zoom", by: 1 },
  "-": { type: "zoom", by: -1 },
  "0": { type: "whole" },
  Home: { type: "mine" },
  Enter: { type: "take" },
};

/**
 * Event handlers for the element that contains the picture. Where the picture can't be moved,
 * a vertical swipe scrolls the page, as does the wheel without Ctrl: the style sheet has
 * `touch-action: pan-y`.
 */
export function usePictureGestures(
  frame: { readonly current: HTMLElement | null },
  view: PictureWindow | undefined,
  onGesture: (gesture: Gesture) => void,
) {
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<{ point: Point; middle: PicturePixel; spread: number }>();
  /** Whether the current gesture has moved the picture. */
  const hasPanned = useRef(false);
  const isTap = useRef(false);
  const latest = useRef({ view, onGesture });
  latest.current = { view, onGesture };

  const toPixel = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = frame.current!.getBoundingClientRect();
    return {
      x: clientX - left - frame.current!.clientLeft,
      y: clientY - top - frame.current!.clientTop,
    };
  };

  function begin(): void {
    const points = [...pointers.current.values()];
    if (!view || points.length === 0) return;
    start.current = {
      point: middleOf(points),
      middle: picturePlaceAt(view, view.width / 2, view.height / 2),
      spread: spreadOf(points),
    };
  }

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    pointers.current.set(event.pointerId, toPixel(event));
    frame.current!.setPointerCapture(event.pointerId);
    hasPanned.current = false;
    isTap.current = pointers.current.size === 1;
    begin();
  }

  function onPointerMove(event: PointerEvent): void {
    if (!pointers.current.has(event.pointerId) || !view || !start.current) return;
    pointers.current.set(event.pointerId, toPixel(event));
    const points = [...pointers.current.values()];
    const middle = middleOf(points);
    const spread = spreadOf(points);
    if (points.length > 1 && isPinch(spread / start.current.spread)) {
      const by = spread > start.current.spread ? 1 : -1;
      const place = picturePlaceAt(view, middle.x, middle.y);
      onGesture({ type: "zoom", by, place });
      // The window under the fingers has changed: restart the drag from here.
      start.current = { point: middle, middle: place, spread };
      return;
    }
    const [across, down] = [
      middle.x - start.current.point.x,
      middle.y - start.current.point.y,
    ];
    if (!hasPanned.current && Math.hypot(across, down) < DRAG_THRESHOLD) return;
    isTap.current = false;
    // The whole picture can't be moved.
    if (view.scale === 0) return;
    const place = {
      column: start.current.middle.column - across / view.scale,
      row: start.current.middle.row - down / view.scale,
    };
    onGesture({ type: "pan", place, amend: hasPanned.current });
    hasPanned.current = true;
  }

  function onPointerUp(event: PointerEvent): void {
    const wasDown = pointers.current.delete(event.pointerId);
    if (wasDown && isTap.current && view) {
      const { x, y } = toPixel(event);
      onGesture({ type: "tap", place: picturePlaceAt(view, x, y) });
    }
    begin();
  }

  function onPointerCancel(event: PointerEvent): void {
    pointers.current.delete(event.pointerId);
    begin();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const gesture: Gesture | undefined = arrow
      ? {
          type: "step",
          across: arrow[0],
          down: arrow[1],
          far: event.shiftKey,
          amend: event.repeat,
        }
      : KEYS[event.key];
    if (!gesture) return;
    event.preventDefault();
    onGesture(gesture);
  }

  // Only a non-passive listener can keep Ctrl and the wheel from zooming the page.
  useEffect(() => {
    const element = frame.current!;
    let wheelDelta = 0;
    const onWheel = (event: WheelEvent) => {
      const { view, onGesture } = latest.current;
      if (!event.ctrlKey || !view) return;
      event.preventDefault();
      wheelDelta += event.deltaY;
      if (Math.abs(wheelDelta) < 40) return;
      const { x, y } = toPixel(event);
      onGesture({
        type: "zoom",
        by: wheelDelta < 0 ? 1 : -1,
        place: picturePlaceAt(view, x, y),
      });
      wheelDelta = 0;
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, []);
  useEffect(() => {
    const element = frame.current!;
    let from: Touch | undefined;
    /** Decided by the first movement, and kept for the rest of the swipe. */
    let isInside: boolean | undefined;
    const onTouchStart = ({ touches }: TouchEvent) => {
      [from] = touches;
      isInside = touches.length > 1 ? true : undefined;
    };
    const onTouchMove = (event: TouchEvent) => {
      const { view } = latest.current;
      if (!from || !view) return;
      const [{ clientX, clientY }] = event.touches;
      isInside ??= canPan(view, clientX - from.clientX, clientY - from.clientY);
      if (isInside && event.cancelable) event.preventDefault();
    };
    element.addEventListener("touchstart", onTouchStart, { passive: true });
    element.addEventListener("touchmove", onTouchMove, { passive: false });
    return () => {
      element.removeEventListener("touchstart", onTouchStart);
      element.removeEventListener("touchmove", onTouchMove);
    };
  }, []);

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown };
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function spreadOf([a, b]: readonly Point[]): number {
  return a && b ? Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1) : 1;
}

function isPinch(ratio: number): boolean {
  return ratio > PINCH_RATIO || ratio < 1 / PINCH_RATIO;
}

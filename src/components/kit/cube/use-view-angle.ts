import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** The angle from which the cube is seen, in degrees. */
export interface ViewAngle {
  /** Rotation of the cube to the reader's right. */
  readonly yaw: number;
  /** Tilt of its top towards the reader. */
  readonly pitch: number;
}

/** Shows up, front and right, the faces that turn. */
export const FRONT_VIEW: ViewAngle = { yaw: -37, pitch: 27 };

/** Shows down, back and left, around the fixed corner. */
export const BACK_VIEW: ViewAngle = { yaw: 143, pitch: -27 };

/** Shows a corner position, 0..7, with its point towards the reader. */
export function towardsCorner(position: number): ViewAngle {
  return {
    yaw: BACK_VIEW.yaw - 90 * (3 - (position % 4)),
    pitch: position < 4 ? FRONT_VIEW.pitch : BACK_VIEW.pitch,
  };
}

/** Degrees per pixel of a drag. */
const DRAG_SPEED = 0.5;
const KEY_STEP = 15;
const MAX_PITCH = 80;

/** The movement tolerated in a tap. */
const TAP_SLACK = 6;

const KEYS: Readonly<Record<string, ViewAngle>> = {
  ArrowLeft: { yaw: -KEY_STEP, pitch: 0 },
  ArrowRight: { yaw: KEY_STEP, pitch: 0 },
  ArrowUp: { yaw: 0, pitch: -KEY_STEP },
  ArrowDown: { yaw: 0, pitch: KEY_STEP },
};

/**
 * Lets the reader rotate the view by dragging on or beside the cube, and by arrow keys.
 *
 * @param front  where the view begins; when it changes, the view turns there
 */
export function useViewAngle(front: ViewAngle) {
  const [view, setView] = useState(front);
  const { yaw, pitch } = front;
  useLayoutEffect(
    () => setView((now) => (isSame(now, front) ? now : theShortWay(now, front))),
    [yaw, pitch],
  );
  const [dragging, setDragging] = useState(false);
  const grip = useRef<{ x: number; y: number; view: ViewAngle } | undefined>(undefined);
  /** True during the click that ends a drag. */
  const dragged = useRef(false);

  const letGo = () => {
    grip.current = undefined;
    setDragging(false);
  };
  const onPointerDown = (event: PointerEvent) => {
    dragged.current = false;
    if (event.button === 0) grip.current = { x: event.clientX, y: event.clientY, view };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!grip.current) return;
    const across = event.clientX - grip.current.x;
    const down = event.clientY - grip.current.y;
    if (!dragged.current) {
      if (Math.hypot(across, down) < TAP_SLACK) return;
      // Vertical movement of a finger scrolls the page, which the browser handles.
      if (event.pointerType === "touch" && Math.abs(across) < Math.abs(down)) {
        return letGo();
      }
      dragged.current = true;
      setDragging(true);
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    setView(turned(grip.current.view, across * DRAG_SPEED, down * DRAG_SPEED));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Home") setView(front);
    else if (event.key in KEYS) {
      const { yaw, pitch } = KEYS[event.key];
      setView((now) => turned(now, yaw, pitch));
    } else return;
    event.preventDefault();
  };

  return {
    view,
    setView,
    dragging,
    dragged,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onKeyDown,
    },
  };
}

function isSame(a: ViewAngle, b: ViewAngle): boolean {
  return a.yaw === b.yaw && a.pitch === b.pitch;
}

/** The same view as `to`, with less than a whole turn from the present one. */
function theShortWay(now: ViewAngle, { yaw, pitch }: ViewAngle): ViewAngle {
  return { yaw: yaw + 360 * Math.round((now.yaw - yaw) / 360), pitch };
}

function turned(view: ViewAngle, yaw: number, pitch: number): ViewAngle {
  return {
    yaw: view.yaw + yaw,
    pitch: Math.max(-MAX_PITCH, Math.min(MAX_PITCH, view.pitch + pitch)),
  };
}

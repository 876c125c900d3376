import { type RefObject } from "preact";
import { useRef, useState } from "preact/hooks";

/** A dragged line and its drop position. */
export interface LineDrag {
  readonly line: number;
  readonly x: number;
  readonly y: number;
  /** Its index in the program; undefined outside. */
  readonly to: number | undefined;
}

/** Movement in pixels that turns a press into a drag. */
const THRESHOLD = 5;

/**
 * Drags lines with the mouse or a pen. A finger scrolls the page and uses the buttons.
 * @param root    contains the program as `.lines-program`, its lines as `li`
 * @param onDrop  where a line was let go: undefined outside of the program
 */
export function useLineDrag(
  root: RefObject<HTMLElement>,
  onDrop: (line: number, to: number | undefined) => void,
) {
  const [drag, setDrag] = useState<LineDrag>();
  const start = useRef<{ line: number; x: number; y: number } | undefined>(undefined);
  /** Set after a drag, to ignore the click that follows. */
  const hasMoved = useRef(false);

  const handle = (line: number) => ({
    onPointerDown(event: PointerEvent) {
      hasMoved.current = false;
      if (event.pointerType === "touch" || event.button !== 0) return;
      start.current = { line, x: event.clientX, y: event.clientY };
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      if (!hasMoved.current && Math.hypot(x, y) < THRESHOLD) return;
      hasMoved.current = true;
      setDrag({ line, x, y, to: placeUnder(root.current!, line, clientX, clientY) });
    },
    onPointerUp: () => letGo(true),
    onPointerCancel: () => letGo(false),
  });

  function letGo(isDropped: boolean): void {
    start.current = undefined;
    setDrag(undefined);
    if (drag && isDropped) onDrop(drag.line, drag.to);
  }

  return { drag, handle, hasMoved: () => hasMoved.current };
}

/** The index at which a line dropped at a point is inserted. */
function placeUnder(
  root: HTMLElement,
  line: number,
  x: number,
  y: number,
): number | undefined {
  const program = root.querySelector(".lines-program")!;
  const { left, right, top, bottom } = program.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) return undefined;
  return [...program.querySelectorAll<HTMLElement>("li")]
    .filter(({ dataset }) => dataset["line"] !== String(line))
    .filter((item) => {
      const box = item.getBoundingClientRect();
      return box.top + box.height / 2 < y;
    }).length;
}

import { type RefObject } from "preact";
import { useRef, useState } from "preact/hooks";

/** A line that follows the pointer, and where it would go. */
export interface LineDrag {
  readonly line: number;
  readonly x: number;
  readonly y: number;
  /** Its place in the program; undefined outside of it. */
  readonly to: number | undefined;
}

/** A pointer that moves less than this has only pressed the line. */
const THRESHOLD = 5;

/**
 * Lines that are dragged by mouse or pen. A finger scrolls the page instead: it has buttons.
 * @param root    contains the program as `.lines-program`, its lines as `li`
 * @param onDrop  where a line was let go: undefined outside of the program
 */
export function useLineDrag(
  root: RefObject<HTMLElement>,
  onDrop: (line: number, to: number | undefined) => void,
) {
  const [drag, setDrag] = useState<LineDrag>();
  const start = useRef<{ line: number; x: number; y: number } | undefined>(undefined);
  /** The click that follows a drag means nothing. */
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

/** Before which of the other lines of the program a point is. */
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

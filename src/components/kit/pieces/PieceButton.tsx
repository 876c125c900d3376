import { useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";
import "./pieces.css";

/** How far a pointer moves sideways, in pixels, to turn a piece by one. */
const DRAG_STEP = 28;

interface Props {
  /** Which piece it is and how it is turned. */
  label: string;
  /** What makes it an item of its row, for the arrow keys. */
  item: object;
  onTurn(by: number, options: { amend: boolean }): void;
  /** A digit was typed on the piece; it need not be one that the piece has. */
  onDigit(digit: number): void;
  children: ComponentChildren;
}

/**
 * A drawing of a piece to click, to drag sideways, to turn by the up and down keys and to
 * type a digit on. A page can still be scrolled by a finger on it.
 *
 * The button lies over the drawing: were it around it, the letters of the drawing would
 * count as its words.
 */
export function PieceButton({ label, item, onTurn, onDigit, children }: Props) {
  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowUp") onTurn(1, { amend: event.repeat });
    else if (event.key === "ArrowDown") onTurn(-1, { amend: event.repeat });
    else if (/^\d$/.test(event.key)) onDigit(Number(event.key));
    else return;
    event.preventDefault();
  }

  const drag = useRef<{ startX: number; turned: number } | undefined>(undefined);
  const dragged = useRef(false);
  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    drag.current = { startX: event.clientX, turned: 0 };
    dragged.current = false;
  }
  function onPointerMove(event: PointerEvent): void {
    if (!drag.current) return;
    const pulled = Math.round((event.clientX - drag.current.startX) / DRAG_STEP);
    const by = pulled - drag.current.turned;
    if (by === 0) return;
    onTurn(by, { amend: dragged.current });
    drag.current.turned = pulled;
    dragged.current = true;
  }
  function endDrag(): void {
    drag.current = undefined;
  }
  function onClick({ detail }: MouseEvent): void {
    // The click that ends a drag is no further turn; one without a pointer always is.
    if (detail === 0 || !dragged.current) onTurn(1, { amend: false });
  }

  return (
    <div class="piece-box middle">
      {children}
      <button
        type="button"
        class="piece-button"
        {...item}
        aria-label={label}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
      />
    </div>
  );
}

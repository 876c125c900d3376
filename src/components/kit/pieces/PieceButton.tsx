import { useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";
import "./pieces.css";

/** The sideways pointer movement, in pixels, that turns a piece by one. */
const DRAG_STEP = 28;

interface Props {
  /** The piece's name and its current digit. */
  label: string;
  /** Props that make it an item of its row for the arrow keys. */
  item: object;
  onTurn(by: number, options: { amend: boolean }): void;
  /** A digit was typed on the piece; it may be out of range. */
  onDigit(digit: number): void;
  children: ComponentChildren;
}

/**
 * The drawing of a piece that can be clicked, dragged sideways, turned with the up and down
 * keys, and set by typing a digit. Swiping over it with a finger still scrolls the page.
 *
 * The button covers the drawing instead of containing it, so that letters in the drawing
 * don't become part of its name.
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
    // The click that ends a drag must not turn the piece again; a click by keyboard always
    // turns.
    if (detail === 0 || !dragged.current) onTurn(1, { amend: false });
  }

  return (
    <div class="piece-box centred">
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

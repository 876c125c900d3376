import type { ComponentChildren } from "preact";
import "./pieces.css";

interface Props {
  /** Which piece it is and how it is turned. */
  label: string;
  /** What makes it an item of its row, for the arrow keys. */
  item: object;
  onTurn(by: 1 | -1, options: { amend: boolean }): void;
  /** A digit was typed on the piece; it need not be one that the piece has. */
  onDigit(digit: number): void;
  children: ComponentChildren;
}

/**
 * A drawing of a piece to click, to turn by the up and down keys and to type a digit on.
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
  return (
    <div class="piece-box">
      {children}
      <button
        type="button"
        class="piece-button"
        {...item}
        aria-label={label}
        onClick={() => onTurn(1, { amend: false })}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

import type { ButtonHTMLAttributes } from "preact";
import { Button } from "#kit/widget/Button.tsx";

interface Props {
  line: number;
  text: string;
  /** Its brace depth. */
  depth: number;
  /** Its index in the program, and the number of lines. */
  at: number;
  count: number;
  /** Makes it draggable. */
  handle: ButtonHTMLAttributes<HTMLButtonElement>;
  /** Its offset while it is dragged. */
  translate: string | undefined;
  /** Whether a dragged line would be inserted before it. */
  isDropPlace: boolean;
  onMove(to: number): void;
  onTakeOut(): void;
}

/** A line of the program. Arrow keys and buttons move it; Delete takes it out. */
export function PlacedLine(props: Props) {
  const { line, text, depth, at, count, handle, translate, isDropPlace } = props;
  const { onMove, onTakeOut } = props;

  function press(event: KeyboardEvent): void {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[
      event.key
    ];
    const isRemoved = event.key === "Delete" || event.key === "Backspace";
    if (to === undefined && !isRemoved) return;
    event.preventDefault();
    if (isRemoved) onTakeOut();
    else if (to! >= 0 && to! < count) onMove(to!);
  }

  return (
    <li
      data-line={line}
      data-drop={isDropPlace || undefined}
      style={{ translate, "--depth": depth }}
    >
      <button
        type="button"
        class="lines-line"
        aria-label={`Line ${at + 1}: ${text}`}
        aria-keyshortcuts="ArrowUp ArrowDown Delete"
        onKeyDown={press}
        {...handle}
      >
        <code>{text}</code>
      </button>
      <span class="lines-moves screen-only">
        <Button
          aria-label={`Move line ${at + 1} up`}
          idle={at === 0}
          onClick={() => onMove(at - 1)}
        >
          ↑
        </Button>
        <Button
          aria-label={`Move line ${at + 1} down`}
          idle={at === count - 1}
          onClick={() => onMove(at + 1)}
        >
          ↓
        </Button>
        <Button aria-label={`Take line ${at + 1} out`} onClick={onTakeOut}>
          ×
        </Button>
      </span>
    </li>
  );
}

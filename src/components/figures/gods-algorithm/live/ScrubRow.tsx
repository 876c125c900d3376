import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { nearest } from "#kit/widget/nearest.ts";

interface Props<Key> {
  label: string;
  choices: readonly Key[];
  /** Undefined if the current setting is not in the row. */
  selected: Key | undefined;
  /** `amend` during a drag: the whole drag is one undo step. */
  onChoose: (choice: Key, options: { amend: boolean }) => void;
  render: (choice: Key) => ComponentChildren;
}

/** How far a tap may move, in pixels. */
const TAP_TOLERANCE = 8;

/**
 * A radio group that also selects by dragging along the row: each choice passed is
 * selected.
 */
export function ScrubRow<Key extends string | number>(props: Props<Key>) {
  const { label, choices, selected, onChoose, render } = props;
  const row = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; y: number; isOn: boolean }>();
  const stop = Math.max(selected === undefined ? 0 : choices.indexOf(selected), 0);

  function follow(event: PointerEvent): void {
    const from = drag.current;
    if (!from || event.buttons === 0) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    // Vertical movement scrolls the page.
    if (!from.isOn && !(Math.abs(dx) > TAP_TOLERANCE && Math.abs(dx) > Math.abs(dy)))
      return;
    const choice = choices[nearest(event, row.current!.children)];
    if (!from.isOn) row.current!.setPointerCapture(event.pointerId);
    if (choice !== selected) onChoose(choice, { amend: from.isOn });
    from.isOn = true;
  }

  function press(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = choices[stop + by];
    if (next === undefined) return;
    onChoose(next, { amend: false });
    (row.current!.children[stop + by] as HTMLElement).focus();
  }

  return (
    <div
      ref={row}
      class="scrub-row unselectable grid"
      role="radiogroup"
      aria-label={label}
      onKeyDown={press}
      onPointerDown={({ clientX: x, clientY: y }) =>
        (drag.current = { x, y, isOn: false })
      }
      onPointerMove={follow}
      onPointerUp={() => (drag.current = undefined)}
      onPointerCancel={() => (drag.current = undefined)}
    >
      {choices.map((choice, i) => (
        <button
          key={choice}
          type="button"
          role="radio"
          class="scrub-choice rounded framed justify-center"
          aria-checked={choice === selected}
          tabIndex={i === stop ? 0 : -1}
          onClick={() => onChoose(choice, { amend: false })}
        >
          {render(choice)}
        </button>
      ))}
    </div>
  );
}

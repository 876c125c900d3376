import { useRef } from "preact/hooks";
import { ordinalWord } from "../text/number-word.ts";
import { slide, useSlide } from "./use-slide.ts";
import { UNTRANSLATED } from "../translation/untranslated.ts";

/** A card being dragged, with its offset from its place in columns. */
export interface DraggedCard {
  readonly column: number;
  readonly offset: number;
}

interface Props {
  permutation: readonly number[];
  /** What the cards are called. */
  thing: "card" | "piece";
  /** The card that the figure describes, by its column. */
  column: number;
  /** The columns of the smaller cards to its right. */
  counted: readonly number[];
  held: DraggedCard | undefined;
  hintId: string;
  onHold(held: DraggedCard | undefined): void;
  /**
   * A dragged card is dropped.
   * @returns its column afterwards, if it differs from where it was dropped
   */
  onDrop?(column: number): number;
  onChoose(column: number): void;
  /**
   * `amend` is true during one drag, or while one key is held.
   * @returns the card's column afterwards
   */
  onMove(
    from: number,
    to: number,
    options: { amend: boolean; dragging: boolean },
  ): number;
}

interface Drag {
  pointer: number;
  startX: number;
  startColumn: number;
  columnWidth: number;
  column: number;
  started: boolean;
  moved: boolean;
}

/** A pointer that moves less than this has only tapped the card. */
const DRAG_THRESHOLD = 4;

/**
 * The row of cards. A card is moved by dragging, or by the arrow keys while it has the
 * focus.
 */
export function Cards(props: Props) {
  const { permutation, column, counted, held, hintId } = props;
  const { onHold, onDrop, onChoose, onMove } = props;
  const n = permutation.length;
  const name = props.thing === "card" ? "Card" : "Piece";
  const row = useRef<HTMLOListElement>(null);
  const drag = useRef<Drag>(undefined!);
  useSlide(row, permutation, held?.column);

  const card = (at: number) =>
    row.current!.children[at].firstElementChild as HTMLButtonElement;

  function grasp(event: PointerEvent, at: number): void {
    if (event.button !== 0 || held) return;
    const button = event.currentTarget as HTMLElement;
    button.setPointerCapture(event.pointerId);
    drag.current = {
      pointer: event.pointerId,
      startX: event.clientX,
      startColumn: at,
      columnWidth: button.getBoundingClientRect().width,
      column: at,
      started: false,
      moved: false,
    };
    onChoose(at);
  }

  function pull(event: PointerEvent): void {
    const now = drag.current;
    if (now?.pointer !== event.pointerId) return;
    const distance = event.clientX - now.startX;
    if (!now.started && Math.abs(distance) < DRAG_THRESHOLD) return;
    now.started = true;
    const place = clamp(now.startColumn + distance / now.columnWidth, -0.3, n - 0.7);
    const to = clamp(Math.round(place), 0, n - 1);
    if (to !== now.column) {
      now.column = onMove(now.column, to, { amend: now.moved, dragging: true });
      now.moved = true;
      onChoose(to);
    }
    onHold({ column: to, offset: place - to });
  }

  function letGo(event: PointerEvent): void {
    const now = drag.current;
    if (now?.pointer !== event.pointerId) return;
    drag.current = undefined!;
    if (!held) return;
    onHold(undefined);
    const at = onDrop?.(held.column) ?? held.column;
    card(at).focus({ preventScroll: true });
    slide(card(at), "translate", `${held.offset * 100}%`, "0");
  }

  function press(event: KeyboardEvent, from: number): void {
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: n - 1 }[
      event.key
    ];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (to < 0 || to >= n || to === from) return;
    card(onMove(from, to, { amend: event.repeat, dragging: false })).focus();
  }

  return (
    <ol class="permutation-cards" aria-label={`${name}s`} ref={row} {...UNTRANSLATED}>
      {permutation.map((piece, at) => (
        <li key={at}>
          <button
            type="button"
            class={`permutation-card w-full unselectable place-${n - 1 - at}`}
            aria-label={`${name} ${piece + 1}, ${ordinalWord(at + 1)} of ${n}`}
            aria-describedby={hintId}
            aria-current={at === column || undefined}
            data-counted={counted.includes(at) || undefined}
            data-held={held?.column === at || undefined}
            style={{
              translate: held?.column === at ? `${held.offset * 100}%` : undefined,
            }}
            onPointerDown={(event) => grasp(event, at)}
            onPointerMove={pull}
            onPointerUp={letGo}
            onPointerCancel={letGo}
            onKeyDown={(event) => press(event, at)}
            onFocus={() => onChoose(at)}
          >
            <span>{piece + 1}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

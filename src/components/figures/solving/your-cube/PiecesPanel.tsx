import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { BLANK, CORNER_FACELETS } from "#lib/puzzle/colourings.ts";
import { rankState } from "#lib/puzzle/coordinates.ts";
import { CORNER_NAMES, FIXED_CORNER } from "#lib/puzzle/corners.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { CornerName } from "#kit/cube/CornerName.tsx";
import { Button } from "#kit/widget/Button.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import { CornerDrawing } from "./CornerDrawing.tsx";
import { paintLetter, paintName } from "./paints.ts";
import type { YourCubeState } from "./your-cube-model.ts";
import { edit } from "./your-cube-store.ts";

const COLUMNS = 4;
const DRAG_THRESHOLD = 8;

/** The directions in which a tap can twist, as seen from outside. */
const TWIST_DIRECTIONS = ["clockwise", "anticlockwise"] as const;
type TwistDirection = (typeof TWIST_DIRECTIONS)[number];

const ARROWS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

interface Drag {
  readonly from: number;
  readonly startX: number;
  readonly startY: number;
  readonly x: number;
  readonly y: number;
  readonly over: number | undefined;
}

/** The eight pieces: a tap twists one, a drag onto another swaps the two. */
export function PiecesPanel({ cube }: { cube: YourCubeState }) {
  const { colouring, palette } = cube;
  const [active, setActive] = useState(0);
  const [pickedUp, setPickedUp] = useState<number>();
  const [lastPressed, setLastPressed] = useState<number>();
  const [drag, setDrag] = useState<Drag>();
  const hasDragged = useRef(false);
  const grid = useRef<HTMLDivElement>(null);

  const [direction, setDirection] = useState<TwistDirection>("clockwise");
  const isBlank = (position: number) =>
    CORNER_FACELETS[position].every((facelet) => colouring[facelet] === BLANK);
  /** Twists a piece, in the other direction with Shift. */
  const twist = (position: number, { shiftKey }: { shiftKey: boolean }) => {
    setLastPressed(position);
    if (isBlank(position)) return;
    edit({
      type: "twist",
      position,
      thirds: (direction === TWIST_DIRECTIONS[0]) !== shiftKey ? 1 : 2,
    });
  };
  const swap = (a: number, b: number) => edit({ type: "swap", positions: [a, b] });

  const isEmpty = colouring.every((colour) => colour === BLANK);
  const cornerButton = (position: number) =>
    grid.current!.querySelector<HTMLElement>(`[data-corner="${position}"]`);
  /** The pressed button disappears, so the first piece gets the focus. */
  const startSolved = () => {
    edit({ type: "index", index: rankState(SOLVED) });
    cornerButton(0)!.focus();
  };

  function onKeyDown(event: KeyboardEvent, position: number): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key in ARROWS) {
      const to = position + ARROWS[event.key];
      cornerButton(to)?.focus();
    } else if (isEmpty) {
      return;
    } else if (event.key === " ") {
      pickUpOrPutDown(position);
    } else if (event.key === "Enter") {
      twist(position, event);
    } else if (event.key === "Escape" && pickedUp !== undefined) {
      setPickedUp(undefined);
    } else return;
    event.preventDefault();
  }

  function pickUpOrPutDown(position: number): void {
    if (pickedUp === undefined) return setPickedUp(position);
    setPickedUp(undefined);
    if (pickedUp !== position) swap(pickedUp, position);
  }

  function onPointerDown(event: PointerEvent, from: number): void {
    if (event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    hasDragged.current = false;
    const { clientX: x, clientY: y } = event;
    setDrag({ from, startX: x, startY: y, x, y, over: undefined });
  }

  function onPointerMove(event: PointerEvent): void {
    if (!drag) return;
    const { clientX: x, clientY: y } = event;
    hasDragged.current ||=
      Math.hypot(x - drag.startX, y - drag.startY) > DRAG_THRESHOLD;
    if (hasDragged.current) setDrag({ ...drag, x, y, over: cornerAt(x, y, drag.from) });
  }

  function onPointerUp(event: PointerEvent): void {
    if (!drag) return;
    setDrag(undefined);
    const over = cornerAt(event.clientX, event.clientY, drag.from);
    if (hasDragged.current && over !== undefined) swap(drag.from, over);
  }

  function cornerAt(x: number, y: number, from: number): number | undefined {
    const corners = [...grid.current!.querySelectorAll("[data-corner]")];
    const match = corners.findIndex((corner, position) => {
      const { left, right, top, bottom } = corner.getBoundingClientRect();
      return position !== from && x >= left && x <= right && y >= top && y <= bottom;
    });
    return match < 0 ? undefined : match;
  }

  return (
    <>
      <Choice
        label="Direction of a twist"
        options={TWIST_DIRECTIONS}
        value={direction}
        onChoose={setDirection}
        show={(one) => `${one === TWIST_DIRECTIONS[0] ? "↻" : "↺"} ${one}`}
        class="joined pieces-ways"
      />
      <div
        class="pieces-grid grid"
        ref={grid}
        role="group"
        aria-label="The eight pieces"
      >
        {CORNER_NAMES.map((name, position) => {
          const colours = CORNER_FACELETS[position].map(
            (facelet) => colouring[facelet],
          );
          const isDragged = hasDragged.current && drag?.from === position;
          return (
            <button
              key={name}
              type="button"
              class="piece-choice unselectable justify-center"
              data-corner={position}
              data-held={isDragged || undefined}
              data-over={drag?.over === position || undefined}
              aria-pressed={pickedUp === position}
              aria-describedby="your-pieces-hint"
              tabIndex={position === active ? 0 : -1}
              onFocus={() => setActive(position)}
              onKeyDown={(event) => onKeyDown(event, position)}
              onKeyUp={(event) => event.key === " " && event.preventDefault()}
              onPointerDown={(event) => onPointerDown(event, position)}
              onPointerMove={onPointerMove}
              onPointerUp={onPointerUp}
              onPointerCancel={() => {
                setDrag(undefined);
                hasDragged.current = false;
              }}
              onClick={(event) => {
                // The click that ends a drag must not twist.
                if (!hasDragged.current) twist(position, event);
                hasDragged.current = false;
              }}
            >
              <span
                style={
                  isDragged
                    ? `translate: ${drag.x - drag.startX}px ${drag.y - drag.startY}px`
                    : undefined
                }
              >
                <CornerDrawing
                  letters={colours.map((colour) =>
                    colour === BLANK ? undefined : paintLetter(palette, colour),
                  )}
                  below={position >= COLUMNS}
                />
              </span>
              <span class="piece-name">
                <span class="visually-hidden">Position </span>
                <CornerName position={position} />
                <span class="visually-hidden">{`: ${colours.map(colourName).join(", ")}`}</span>
              </span>
            </button>
          );
        })}
      </div>
      <p class="figure-hint your-hint" id="your-pieces-hint" aria-live="polite">
        {hint()}
      </p>
      {isEmpty && <Button onClick={startSolved}>Start with a solved cube</Button>}
    </>
  );

  function hint(): ComponentChildren {
    if (isEmpty) {
      return "No piece has a colour yet: paint your cube on the net, or start with a solved one.";
    }
    if (pickedUp !== undefined) {
      return `The piece in position ${pickedUp + 1} is picked up: go to another with the arrows, and press Space to swap the two. Escape puts it back.`;
    }
    if (lastPressed !== undefined && isBlank(lastPressed)) {
      return `The piece in position ${lastPressed + 1} has no colour yet, so no twist can be seen: paint it on the net first.`;
    }
    return <DefaultHint />;
  }

  function colourName(colour: string): string {
    return colour === BLANK ? "blank" : paintName(palette, colour);
  }
}

function DefaultHint() {
  return (
    <>
      Each corner piece as seen from outside: the top ones above, the bottom ones below,
      including number {FIXED_CORNER + 1}. Tap to twist one
      <span class="keyboard-hint"> (with Shift, in the other direction)</span>; drag it
      onto another to swap the two.
      <span class="keyboard-hint">
        {" "}
        By keyboard: arrows, Enter twists, Space picks up and puts down.
      </span>
    </>
  );
}

import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { BLANK, CORNER_PLACES } from "../../../../lib/puzzle/colourings.ts";
import { rankState } from "../../../../lib/puzzle/coordinates.ts";
import { CORNER_NAMES, FIXED_CORNER } from "../../../../lib/puzzle/corners.ts";
import { SOLVED } from "../../../../lib/puzzle/state.ts";
import { CornerName } from "../../../kit/cube/CornerName.tsx";
import { Button } from "../../../kit/widget/Button.tsx";
import { Choice } from "../../../kit/widget/Choice.tsx";
import { CornerDrawing } from "./CornerDrawing.tsx";
import { letterOf, nameOf } from "./paints.ts";
import type { YourCubeState } from "./your-cube-model.ts";
import { edit } from "./your-cube-store.ts";

const COLUMNS = 4;
/** A pointer that moves less than this has only tapped the piece. */
const DRAG_THRESHOLD = 8;

/** Which way a tap twists, as seen from outside. */
const WAYS = ["clockwise", "anticlockwise"] as const;
type Way = (typeof WAYS)[number];

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

/** The eight pieces: tap one to twist it, drag it onto another to swap the two. */
export function PiecesPanel({ cube }: { cube: YourCubeState }) {
  const { colouring, palette } = cube;
  const [active, setActive] = useState(0);
  const [picked, setPicked] = useState<number>();
  const [lastPressed, setLastPressed] = useState<number>();
  const [drag, setDrag] = useState<Drag>();
  const dragged = useRef(false);
  const grid = useRef<HTMLDivElement>(null);

  const [way, setWay] = useState<Way>("clockwise");
  const isBlank = (position: number) =>
    CORNER_PLACES[position].every((place) => colouring[place] === BLANK);
  /** Twists a piece that has colours: the other way with Shift. */
  const twist = (position: number, { shiftKey }: { shiftKey: boolean }) => {
    setLastPressed(position);
    if (isBlank(position)) return;
    edit({ type: "twist", position, thirds: (way === WAYS[0]) !== shiftKey ? 1 : 2 });
  };
  const swap = (a: number, b: number) => edit({ type: "swap", positions: [a, b] });

  const isEmpty = colouring.every((colour) => colour === BLANK);
  const cornerButton = (position: number) =>
    grid.current!.querySelector<HTMLElement>(`[data-corner="${position}"]`);
  /** The button that was pressed is gone: the reader goes on at the first piece. */
  const beginSolved = () => {
    edit({ type: "index", index: rankState(SOLVED) });
    cornerButton(0)!.focus();
  };

  function press(event: KeyboardEvent, position: number): void {
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
    } else if (event.key === "Escape" && picked !== undefined) {
      setPicked(undefined);
    } else return;
    event.preventDefault();
  }

  function pickUpOrPutDown(position: number): void {
    if (picked === undefined) return setPicked(position);
    setPicked(undefined);
    if (picked !== position) swap(picked, position);
  }

  function grasp(event: PointerEvent, from: number): void {
    if (event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    dragged.current = false;
    const { clientX: x, clientY: y } = event;
    setDrag({ from, startX: x, startY: y, x, y, over: undefined });
  }

  function pull(event: PointerEvent): void {
    if (!drag) return;
    const { clientX: x, clientY: y } = event;
    dragged.current ||= Math.hypot(x - drag.startX, y - drag.startY) > DRAG_THRESHOLD;
    if (dragged.current) setDrag({ ...drag, x, y, over: cornerAt(x, y, drag.from) });
  }

  function letGo(event: PointerEvent): void {
    if (!drag) return;
    setDrag(undefined);
    const over = cornerAt(event.clientX, event.clientY, drag.from);
    if (dragged.current && over !== undefined) swap(drag.from, over);
  }

  function cornerAt(x: number, y: number, from: number): number | undefined {
    const corners = [...grid.current!.querySelectorAll("[data-corner]")];
    const found = corners.findIndex((corner, position) => {
      const { left, right, top, bottom } = corner.getBoundingClientRect();
      return position !== from && x >= left && x <= right && y >= top && y <= bottom;
    });
    return found < 0 ? undefined : found;
  }

  return (
    <>
      <Choice
        label="Which way a tap twists"
        options={WAYS}
        value={way}
        onChoose={setWay}
        show={(one) => `${one === WAYS[0] ? "↻" : "↺"} ${one}`}
        class="joined pieces-ways"
      />
      <div
        class="pieces-grid grid"
        ref={grid}
        role="group"
        aria-label="The eight pieces"
      >
        {CORNER_NAMES.map((name, position) => {
          const shown = CORNER_PLACES[position].map((place) => colouring[place]);
          const isHeld = dragged.current && drag?.from === position;
          return (
            <button
              key={name}
              type="button"
              class="piece-choice unselectable justify-center"
              data-corner={position}
              data-held={isHeld || undefined}
              data-over={drag?.over === position || undefined}
              aria-pressed={picked === position}
              aria-describedby="your-pieces-hint"
              tabIndex={position === active ? 0 : -1}
              onFocus={() => setActive(position)}
              onKeyDown={(event) => press(event, position)}
              onKeyUp={(event) => event.key === " " && event.preventDefault()}
              onPointerDown={(event) => grasp(event, position)}
              onPointerMove={pull}
              onPointerUp={letGo}
              onPointerCancel={() => {
                setDrag(undefined);
                dragged.current = false;
              }}
              onClick={(event) => {
                // The click that ends a drag must not twist.
                if (!dragged.current) twist(position, event);
                dragged.current = false;
              }}
            >
              <span
                style={
                  isHeld
                    ? `translate: ${drag.x - drag.startX}px ${drag.y - drag.startY}px`
                    : undefined
                }
              >
                <CornerDrawing
                  letters={shown.map((colour) =>
                    colour === BLANK ? undefined : letterOf(palette, colour),
                  )}
                  below={position >= COLUMNS}
                />
              </span>
              <span class="piece-name">
                <span class="visually-hidden">Position </span>
                <CornerName position={position} />
                <span class="visually-hidden">{`: ${shown.map(word).join(", ")}`}</span>
              </span>
            </button>
          );
        })}
      </div>
      <p class="figure-hint your-hint" id="your-pieces-hint" aria-live="polite">
        {whatToDo()}
      </p>
      {isEmpty && <Button onClick={beginSolved}>Begin with a solved cube</Button>}
    </>
  );

  function whatToDo(): ComponentChildren {
    if (isEmpty) {
      return "No piece has a colour yet: paint your cube on the net, or begin with a solved one.";
    }
    if (picked !== undefined) {
      return `The piece in position ${picked + 1} is picked up: choose another with the arrows, and Space swaps the two. Escape puts it back.`;
    }
    if (lastPressed !== undefined && isBlank(lastPressed)) {
      return `The piece in position ${lastPressed + 1} has no colour yet, so no twist can be seen: paint it on the net first.`;
    }
    return <Hint />;
  }

  function word(colour: string): string {
    return colour === BLANK ? "blank" : nameOf(palette, colour);
  }
}

function Hint() {
  return (
    <>
      Each corner as you see it from outside: the top ones above, the bottom ones below,
      number {FIXED_CORNER + 1} too. Tap to twist one
      <span class="keyboard-hint"> (with Shift, the other way)</span>; drag it onto
      another to swap the two.
      <span class="keyboard-hint">
        {" "}
        By keyboard: arrows, Enter twists, Space picks up and puts down.
      </span>
    </>
  );
}

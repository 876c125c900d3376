import { useRef, useState } from "preact/hooks";
import {
  CORNER_NAMES,
  type Face,
  FACELETS,
  FACES,
  FIXED_CORNER,
} from "#lib/puzzle/corners.ts";
import { ANY_COLOUR } from "#lib/puzzle/goal-patterns.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import { NET_CELLS, neighbourFacelet } from "#kit/cube/net-cursor.ts";
import { HOME_COLOURS } from "./live-model.ts";
import "./pattern-editor.css";

/** What a tap paints; "home" alternates between the home colour and any colour. */
type Brush = Face | typeof ANY_COLOUR | "home";

const BRUSHES: readonly Brush[] = ["home", ANY_COLOUR, ...FACES];

interface Props {
  pattern: string;
  /** Why no state matches the pattern, if none does. */
  fault: string | undefined;
  onPaint: (place: number, colour: string) => void;
  onPattern: (pattern: string) => void;
}

/** An editor for the reader's own goal: a net to paint, and a palette. */
export function PatternEditor({ pattern, fault, onPaint, onPattern }: Props) {
  const [brush, setBrush] = useState<Brush>("home");
  const paint = (facelet: number) => {
    if (brush !== "home") return onPaint(facelet, brush);
    const isAny = pattern[facelet] === ANY_COLOUR;
    onPaint(facelet, isAny ? HOME_COLOURS[facelet] : ANY_COLOUR);
  };
  return (
    <div class="pattern-editor cluster">
      <PatternNet pattern={pattern} onTap={paint} onPaint={onPaint} />
      <div class="pattern-tools">
        <Choice
          label="What a tap paints"
          options={BRUSHES}
          value={brush}
          onChoose={(one) => setBrush(one)}
          show={(one) =>
            one === "home" ? (
              "home or any"
            ) : (
              <span class={`cube-sticker ${stickerClass(one)}`}>
                {stickerText(one)}
              </span>
            )
          }
          button={(one) => ({ "aria-label": brushLabel(one) })}
          class="palette-row"
        />
        <div class="pattern-whole">
          <Button onClick={() => onPattern(ANY_COLOUR.repeat(FACELETS.length))}>
            Clear all
          </Button>
          <Button onClick={() => onPattern(HOME_COLOURS.join(""))}>Fill all</Button>
        </div>
        <p class="pattern-hint text-sm text-muted">
          {fault ? (
            <b class="pattern-fault">{`No state matches this: ${fault}.`}</b>
          ) : (
            <>
              Press stickers: grey may be any colour.{" "}
              <span class="keyboard-hint">
                By keyboard: arrows move, letters paint, a dot makes a sticker grey.
              </span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}

function PatternNet(props: {
  pattern: string;
  onTap: (facelet: number) => void;
  onPaint: (facelet: number, colour: string) => void;
}) {
  const { pattern, onTap, onPaint } = props;
  const [active, setActive] = useState(0);
  const net = useRef<HTMLDivElement>(null);

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = Number((event.target as HTMLElement).dataset["place"]);
    const colour = colourFromKey(event.key);
    if (event.key.startsWith("Arrow")) {
      const neighbour = neighbourFacelet(from, event.key);
      if (neighbour !== undefined) {
        setActive(neighbour);
        net.current!.querySelector<HTMLElement>(`[data-place="${neighbour}"]`)!.focus();
      }
    } else if (colour !== undefined) onPaint(from, colour);
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={net}
      class="pattern-net grid"
      role="group"
      aria-label="Your own goal: 24 stickers"
      onKeyDown={press}
    >
      {FACELETS.map(({ face, row, column, position }, facelet) => {
        const letter = pattern[facelet];
        const [top, left] = NET_CELLS[facelet];
        const where = `${face} ${row === 0 ? "upper" : "lower"} ${column === 0 ? "left" : "right"}`;
        return (
          <button
            key={facelet}
            type="button"
            class={`cube-sticker ${stickerClass(letter)}`}
            style={`grid-area: ${top} / ${left}`}
            data-place={facelet}
            data-fixed={position === FIXED_CORNER || undefined}
            tabIndex={facelet === active ? 0 : -1}
            aria-label={`${where}, corner ${CORNER_NAMES[position]}: ${letter === ANY_COLOUR ? "any colour" : letter}`}
            onFocus={() => setActive(facelet)}
            onClick={() => onTap(facelet)}
          >
            {stickerText(letter)}
          </button>
        );
      })}
    </div>
  );
}

function colourFromKey(key: string): string | undefined {
  if ([ANY_COLOUR, "Delete", "Backspace"].includes(key)) return ANY_COLOUR;
  return FACES.find((face) => face === key.toUpperCase());
}

function stickerClass(letter: string): string {
  return letter === ANY_COLOUR ? "sticker-any" : `sticker-${letter}`;
}

function stickerText(letter: string): string {
  return letter === ANY_COLOUR ? "" : letter;
}

function brushLabel(brush: Brush): string {
  if (brush === "home") return "Home or any, alternately";
  return brush === ANY_COLOUR ? "Any colour" : `Colour ${brush}`;
}

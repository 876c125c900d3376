import { useRef } from "preact/hooks";
import { BLANK } from "../../../../lib/puzzle/colourings.ts";
import { CORNER_NAMES, FACELETS, type Face } from "../../../../lib/puzzle/corners.ts";
import { NET_CELLS, placeBeside } from "../../../kit/cube/net-cursor.ts";
import { letterOf, nameOf } from "./paints.ts";
import { readColour } from "./typed-cube.ts";
import type { YourCubeState } from "./your-cube-model.ts";
import { paintStyle } from "./paint-style.ts";

interface Props {
  cube: YourCubeState;
  /** The facelets with errors. */
  wrong: readonly number[];
  /** The facelets where the nearest cube has another colour, and that cube. */
  offered: {
    readonly changed: readonly number[];
    readonly colouring: readonly string[];
  };
  /** The position of the fixed corner in the current hold. */
  fixed: number | undefined;
  /** The place that a colour is painted on, if there is one. */
  lit: number | undefined;
  onLight(place: number): void;
  /** A place whose colour is not certain was pressed. */
  onCheck(place: number): void;
  /** @returns the place that is lit afterwards */
  onPaint(place: number, colour: string): number;
}

const FACE_WORDS: Readonly<Record<Face, string>> = {
  U: "up",
  R: "right",
  F: "front",
  D: "down",
  L: "left",
  B: "back",
};

/** The net to paint: one Tab stop, arrow keys move, letters paint and advance. */
export function PaintNet(props: Props) {
  const { cube, wrong, offered, fixed, lit, onLight, onCheck, onPaint } = props;
  const { colouring, palette, filled, doubtful } = cube;
  const net = useRef<HTMLDivElement>(null);

  function goTo(place: number): void {
    net.current!.querySelector<HTMLElement>(`[data-place="${place}"]`)!.focus();
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = Number((event.target as HTMLElement).dataset["place"]);
    const beside = placeBeside(from, event.key);
    const colour = event.key.length === 1 ? colourOfKey(event.key) : undefined;
    if (event.key.startsWith("Arrow")) {
      if (beside !== undefined) goTo(beside);
    } else if (colour !== undefined) {
      goTo(onPaint(from, colour));
    } else if (event.key === "Delete") {
      onPaint(from, BLANK);
    } else if (event.key === "Backspace") {
      const back = colouring[from] === BLANK ? Math.max(from - 1, 0) : from;
      onPaint(back, BLANK);
      goTo(back);
    } else return;
    event.preventDefault();
  }

  function colourOfKey(key: string): string | undefined {
    return /^[1-6]$/.test(key)
      ? readColour(palette[Number(key) - 1], palette)
      : readColour(key, palette);
  }

  function label(place: number): string {
    const { face, row, column, position } = FACELETS[place];
    const colour = colouring[place];
    const parts = [
      `${FACE_WORDS[face]} ${row === 0 ? "upper" : "lower"} ${column === 0 ? "left" : "right"}`,
      `corner ${CORNER_NAMES[position]}`,
      colour === BLANK ? "blank" : nameOf(palette, colour),
    ];
    if (filled?.includes(place)) parts.push("filled in");
    if (doubtful?.includes(place)) parts.push("not certain");
    if (place === lit) parts.push("lit");
    if (wrong.includes(place)) parts.push("marked");
    if (offered.changed.includes(place)) {
      parts.push(`nearest: ${nameOf(palette, offered.colouring[place])}`);
    }
    return parts.join(", ");
  }

  return (
    <div
      class="paint-net grid"
      ref={net}
      role="group"
      aria-label="The cube unfolded: 24 stickers"
      onKeyDown={press}
    >
      {FACELETS.map(({ position }, place) => {
        const colour = colouring[place];
        const letter = colour === BLANK ? "" : letterOf(palette, colour);
        const [row, column] = NET_CELLS[place];
        const below = row > ABOVE_FRONT ? 1 : 0;
        const offer = offered.changed.includes(place)
          ? letterOf(palette, offered.colouring[place])
          : undefined;
        return (
          <button
            key={place}
            type="button"
            class={`cube-sticker paint-sticker ${letter ? "" : "paint-blank"}`}
            style={`grid-area: ${row + below} / ${column}; ${letter && paintStyle(letter)}`}
            data-place={place}
            data-wrong={wrong.includes(place) || undefined}
            data-fixed={position === fixed || undefined}
            data-filled={filled?.includes(place) || undefined}
            data-doubtful={doubtful?.includes(place) || undefined}
            data-lit={place === lit || undefined}
            tabIndex={place === (lit ?? 0) ? 0 : -1}
            aria-label={label(place)}
            onFocus={() => onLight(place)}
            onClick={() => {
              onLight(place);
              if (doubtful?.includes(place)) onCheck(place);
            }}
          >
            {letter}
            {offer && (
              <i
                class="cube-sticker paint-offer"
                style={paintStyle(offer)}
                data-letter={offer}
              />
            )}
          </button>
        );
      })}
      {FACE_LABELS.map(([face, area]) => (
        <span
          key={face}
          class="paint-face text-sm text-muted"
          style={`grid-area: ${area}`}
          aria-hidden="true"
        >
          {FACE_WORDS[face]}
        </span>
      ))}
    </div>
  );
}

/** The rows of stickers above the row of labels, which have one of their own. */
const ABOVE_FRONT = 2;

/** The names of the faces: above the four in a row, and beside the other two. */
const FACE_LABELS: readonly [face: Face, area: string][] = [
  ["U", "1 / 1 / 3 / 3"],
  ["L", "3 / 1 / auto / 3"],
  ["F", "3 / 3 / auto / 5"],
  ["R", "3 / 5 / auto / 7"],
  ["B", "3 / 7 / auto / 9"],
  ["D", "6 / 1 / 8 / 3"],
];

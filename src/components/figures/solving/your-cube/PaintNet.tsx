import { useRef } from "preact/hooks";
import { BLANK } from "#lib/puzzle/colourings.ts";
import { CORNER_NAMES, FACELETS, type Face } from "#lib/puzzle/corners.ts";
import { NET_CELLS, neighbourFacelet } from "#kit/cube/net-cursor.ts";
import { paintLetter, paintName } from "./paints.ts";
import { parseColour } from "./parse-typed-cube.ts";
import type { YourCubeState } from "./your-cube-model.ts";
import { paintStyle } from "./paint-style.ts";

interface Props {
  cube: YourCubeState;
  faulty: readonly number[];
  /** The repair to preview: the facelets it changes, and the repaired net. */
  repair: {
    readonly changed: readonly number[];
    readonly colouring: readonly string[];
  };
  /** The position of the fixed corner in the current hold. */
  fixed: number | undefined;
  selected: number | undefined;
  onSelect(place: number): void;
  /** Called when an uncertain facelet is pressed. */
  onCheck(place: number): void;
  /** @returns the facelet to select next */
  onPaint(place: number, colour: string): number;
}

const FACE_NAMES_IN_WORDS: Readonly<Record<Face, string>> = {
  U: "up",
  R: "right",
  F: "front",
  D: "down",
  L: "left",
  B: "back",
};

/** The net to paint. One Tab stop; arrow keys move, letters paint and advance. */
export function PaintNet(props: Props) {
  const { cube, faulty, repair, fixed, selected, onSelect, onCheck, onPaint } = props;
  const { colouring, palette, filled, doubtful } = cube;
  const net = useRef<HTMLDivElement>(null);

  function goTo(facelet: number): void {
    net.current!.querySelector<HTMLElement>(`[data-place="${facelet}"]`)!.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = Number((event.target as HTMLElement).dataset["place"]);
    const neighbour = neighbourFacelet(from, event.key);
    const colour = event.key.length === 1 ? colourOfKey(event.key) : undefined;
    if (event.key.startsWith("Arrow")) {
      if (neighbour !== undefined) goTo(neighbour);
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
      ? parseColour(palette[Number(key) - 1], palette)
      : parseColour(key, palette);
  }

  function label(facelet: number): string {
    const { face, row, column, position } = FACELETS[facelet];
    const colour = colouring[facelet];
    const parts = [
      `${FACE_NAMES_IN_WORDS[face]} ${row === 0 ? "upper" : "lower"} ${column === 0 ? "left" : "right"}`,
      `corner ${CORNER_NAMES[position]}`,
      colour === BLANK ? "blank" : paintName(palette, colour),
    ];
    if (filled?.includes(facelet)) parts.push("filled in");
    if (doubtful?.includes(facelet)) parts.push("not certain");
    if (facelet === selected) parts.push("selected");
    if (faulty.includes(facelet)) parts.push("marked");
    if (repair.changed.includes(facelet)) {
      parts.push(`nearest: ${paintName(palette, repair.colouring[facelet])}`);
    }
    return parts.join(", ");
  }

  return (
    <div
      class="paint-net grid"
      ref={net}
      role="group"
      aria-label="The cube unfolded: 24 stickers"
      onKeyDown={onKeyDown}
    >
      {FACELETS.map(({ position }, facelet) => {
        const colour = colouring[facelet];
        const letter = colour === BLANK ? "" : paintLetter(palette, colour);
        const [row, column] = NET_CELLS[facelet];
        const below = row > ABOVE_FRONT ? 1 : 0;
        const repairLetter = repair.changed.includes(facelet)
          ? paintLetter(palette, repair.colouring[facelet])
          : undefined;
        return (
          <button
            key={facelet}
            type="button"
            class={`cube-sticker paint-sticker ${letter ? "" : "paint-blank"}`}
            style={`grid-area: ${row + below} / ${column}; ${letter && paintStyle(letter)}`}
            data-place={facelet}
            data-wrong={faulty.includes(facelet) || undefined}
            data-fixed={position === fixed || undefined}
            data-filled={filled?.includes(facelet) || undefined}
            data-doubtful={doubtful?.includes(facelet) || undefined}
            data-lit={facelet === selected || undefined}
            tabIndex={facelet === (selected ?? 0) ? 0 : -1}
            aria-label={label(facelet)}
            onFocus={() => onSelect(facelet)}
            onClick={() => {
              onSelect(facelet);
              if (doubtful?.includes(facelet)) onCheck(facelet);
            }}
          >
            {letter}
            {repairLetter && (
              <i
                class="cube-sticker paint-offer"
                style={paintStyle(repairLetter)}
                data-letter={repairLetter}
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
          {FACE_NAMES_IN_WORDS[face]}
        </span>
      ))}
    </div>
  );
}

/** The number of sticker rows above the row of labels. */
const ABOVE_FRONT = 2;

const FACE_LABELS: readonly [face: Face, area: string][] = [
  ["U", "1 / 1 / 3 / 3"],
  ["L", "3 / 1 / auto / 3"],
  ["F", "3 / 3 / auto / 5"],
  ["R", "3 / 5 / auto / 7"],
  ["B", "3 / 7 / auto / 9"],
  ["D", "6 / 1 / 8 / 3"],
];

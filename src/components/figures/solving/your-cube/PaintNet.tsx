import { useRef } from "preact/hooks";
import { BLANK } from "#lib/puzzle/colourings.ts";
import type { Face } from "#lib/puzzle/corners.ts";
import { type NetCells, neighbourFacelet } from "#kit/cube/net-cursor.ts";
import { parseColour } from "./painted-net.ts";
import { paintLetter, paintName } from "./paints.ts";
import { paintStyle } from "./paint-style.ts";
import type { ScannedNet } from "./scanned-net.ts";

/** What the net of a cube looks like, and how its facelets are called. */
export interface NetShape {
  /** The number of stickers along an edge: 2 or 3. */
  readonly perEdge: number;
  readonly cells: NetCells;
  /** The place of a facelet in words: "front upper left, corner UFL". */
  nameOf(facelet: number): string;
}

interface Props {
  net: NetShape;
  cube: ScannedNet;
  faulty: readonly number[];
  /** The repair to preview: the facelets it changes, and the repaired net. */
  repair: {
    readonly changed: readonly number[];
    readonly colouring: readonly string[];
  };
  /** The facelets of the fixed corner in the current hold, if there is one. */
  fixed?: readonly number[];
  selected: number | undefined;
  onSelect(place: number): void;
  /** Called when an uncertain facelet is pressed. */
  onCheck?(place: number): void;
  /** @returns the facelet to select next */
  onPaint(place: number, colour: string): number;
}

export const FACE_NAMES_IN_WORDS: Readonly<Record<Face, string>> = {
  U: "up",
  R: "right",
  F: "front",
  D: "down",
  L: "left",
  B: "back",
};

/** The net to paint. One Tab stop; arrow keys move, letters paint and advance. */
export function PaintNet(props: Props) {
  const { net, cube, faulty, repair, fixed, selected } = props;
  const { onSelect, onCheck, onPaint } = props;
  const { colouring, palette, filled, doubtful } = cube;
  const { perEdge, cells } = net;
  const grid = useRef<HTMLDivElement>(null);

  function goTo(facelet: number): void {
    grid.current!.querySelector<HTMLElement>(`[data-place="${facelet}"]`)!.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = Number((event.target as HTMLElement).dataset["place"]);
    const neighbour = neighbourFacelet(from, event.key, cells);
    const colour = event.key.length === 1 ? colourOfKey(event.key) : undefined;
    if (event.key.startsWith("Arrow")) {
      if (neighbour !== undefined) goTo(neighbour);
    } else if (colour !== undefined) {
      goTo(onPaint(from, colour));
    } else if (event.key === "Delete") {
      onPaint(from, BLANK);
      onSelect(from);
    } else if (event.key === "Backspace") {
      const back = lastPainted(from);
      if (back >= 0) {
        onPaint(back, BLANK);
        goTo(back);
      }
    } else return;
    event.preventDefault();
  }

  /** This facelet or the last before it that the reader has painted; -1 if there is none. */
  function lastPainted(from: number): number {
    return colouring.findLastIndex(
      (colour, facelet) =>
        facelet <= from && colour !== BLANK && !filled?.includes(facelet),
    );
  }

  function colourOfKey(key: string): string | undefined {
    return /^[1-6]$/.test(key)
      ? parseColour(palette[Number(key) - 1], palette)
      : parseColour(key, palette);
  }

  function label(facelet: number): string {
    const colour = colouring[facelet];
    const parts = [
      net.nameOf(facelet),
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
      ref={grid}
      role="group"
      aria-label={`The cube unfolded: ${cells.length} stickers`}
      onKeyDown={onKeyDown}
    >
      {cells.map(([row, column], facelet) => {
        const colour = colouring[facelet];
        const letter = colour === BLANK ? "" : paintLetter(palette, colour);
        // The labels of the sides have a row of their own.
        const below = row > perEdge ? 1 : 0;
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
            data-fixed={fixed?.includes(facelet) || undefined}
            data-filled={filled?.includes(facelet) || undefined}
            data-doubtful={doubtful?.includes(facelet) || undefined}
            data-lit={facelet === selected || undefined}
            tabIndex={facelet === (selected ?? 0) ? 0 : -1}
            aria-label={label(facelet)}
            onFocus={() => onSelect(facelet)}
            onClick={() => {
              onSelect(facelet);
              if (doubtful?.includes(facelet)) onCheck?.(facelet);
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
      {faceLabels(perEdge).map(([face, area]) => (
        <span
          key={face}
          class="paint-face text-sm text-muted"
          data-beside={"UD".includes(face) || undefined}
          style={`grid-area: ${area}`}
          aria-hidden="true"
        >
          {FACE_NAMES_IN_WORDS[face]}
        </span>
      ))}
    </div>
  );
}

/** The labels of top and bottom are beside them, the others above. */
function faceLabels(n: number): [face: Face, area: string][] {
  const ABOVE = ["L", "F", "R", "B"] as const;
  return [
    ["U", `1 / 1 / ${n + 1} / ${n + 1}`],
    ...ABOVE.map((face, i): [Face, string] => [
      face,
      `${n + 1} / ${i * n + 1} / auto / ${(i + 1) * n + 1}`,
    ]),
    ["D", `${2 * n + 2} / 1 / ${3 * n + 2} / ${n + 1}`],
  ];
}

import { Button } from "../../../kit/widget/Button.tsx";
import { Select } from "../../../kit/widget/Select.tsx";
import { Choice } from "../../../kit/widget/Choice.tsx";
import { BLANK, type Scheme } from "../../../../lib/puzzle/colourings.ts";
import { FACES } from "../../../../lib/puzzle/corners.ts";
import { letterOf, nameOf, PAINTS } from "./paints.ts";
import type { YourCubeState } from "./your-cube-model.ts";
import { edit } from "./your-cube-store.ts";
import { paintStyle } from "./paint-style.ts";

/** What a tap on the net paints: this colour, or the one after the current colour. */
export type Brush = { readonly colour: string } | "next";

/** In the order of a palette with two rows. */
const BRUSHES: readonly Brush[] = [
  ...FACES.map((colour) => ({ colour })),
  { colour: BLANK },
  "next",
];

/** The colour of a facelet after applying a brush. */
export function brushed(brush: Brush, colour: string): string {
  if (brush !== "next") return brush.colour;
  const colours = [...FACES, BLANK];
  return colours[(colours.indexOf(colour) + 1) % colours.length];
}

interface Props {
  cube: YourCubeState;
  brush: Brush;
  /** The colour of each face, U R F D L B. */
  scheme: Scheme;
  /** Whether the net is a cube with this colour scheme, or only close to one. */
  isCertain: boolean;
  onBrush(brush: Brush): void;
}

/** The palette, and the six colours in use. */
export function PaintPanel({ cube, brush, scheme, isCertain, onBrush }: Props) {
  const { palette } = cube;
  const pairs = scheme.slice(0, 3).map((colour, i) => {
    return `${nameOf(palette, colour)}–${nameOf(palette, scheme[i + 3])}`;
  });
  return (
    <>
      <Choice
        label="What a tap paints"
        options={BRUSHES}
        value={BRUSHES.find((one) => isSame(one, brush))}
        onChoose={onBrush}
        show={(one) => <BrushFace brush={one} cube={cube} />}
        button={() => ({ class: "palette-choice centred" })}
        class="palette"
      />
      <p class="figure-hint your-hint">
        Choose a colour, then tap the places that have it. By keyboard: go to the net,
        move with the arrows and type letters, or 1 to 6; each goes on to the next
        place.
      </p>
      <div class="palette-foot level">
        <Button onClick={() => edit({ type: "clear" })}>Clear the net</Button>
        <p>
          {`${isCertain ? "Opposite each other" : "Opposite, as it seems"}: ${pairs.join(", ")}.`}
        </p>
      </div>
      <details class="palette-colours small">
        <summary>My cube has other colours</summary>
        <p class="figure-hint your-hint">
          Choose the six that you see, in any order: which are opposite each other is
          found from the corners.
        </p>
        <div>
          {FACES.map((colour, i) => (
            <Select
              key={colour}
              label={`Colour ${i + 1}`}
              options={PAINTS.map(({ letter }) => letter)}
              value={letterOf(palette, colour)}
              onChoose={(letter) => edit({ type: "paint-of", colour: i, letter })}
              show={(letter) => PAINTS.find((paint) => paint.letter === letter)!.name}
            />
          ))}
        </div>
      </details>
    </>
  );
}

function BrushFace({ brush, cube }: { brush: Brush; cube: YourCubeState }) {
  if (brush === "next") {
    return (
      <>
        <span class="cube-sticker paint-next" aria-hidden="true">
          ↻
        </span>
        <span>next</span>
      </>
    );
  }
  const { colour } = brush;
  const { colouring, palette } = cube;
  if (colour === BLANK) {
    return (
      <>
        <span class="cube-sticker paint-blank" aria-hidden="true" />
        <span>blank</span>
      </>
    );
  }
  const letter = letterOf(palette, colour);
  const count = colouring.filter((other) => other === colour).length;
  return (
    <>
      <span class="cube-sticker" style={paintStyle(letter)} aria-hidden="true">
        {letter}
      </span>
      <span>
        {nameOf(palette, colour)}
        <small data-wrong={count > 4 || undefined}>{`${count} of 4`}</small>
      </span>
    </>
  );
}

function isSame(a: Brush, b: Brush): boolean {
  if (a === "next" || b === "next") return a === b;
  return a.colour === b.colour;
}

import { FACES } from "#lib/puzzle/corners.ts";
import { Select } from "#kit/widget/Select.tsx";
import { paintLetter, PAINTS } from "./paints.ts";
import type { YourCubeState } from "./your-cube-model.ts";
import { edit } from "./your-cube-store.ts";

/** The six colours of the reader's cube. */
export function ColoursPanel({ cube: { palette } }: { cube: YourCubeState }) {
  return (
    <>
      <p class="figure-hint your-hint">
        Choose the six colours that you see, in any order. The page works out from the
        corners which are opposite each other.
      </p>
      <div class="colours-in-use grid">
        {FACES.map((colour, i) => (
          <Select
            key={colour}
            label={`Colour ${i + 1}`}
            options={PAINTS.map(({ letter }) => letter)}
            value={paintLetter(palette, colour)}
            onChoose={(letter) => edit({ type: "paint-of", colour: i, letter })}
            show={(letter) => PAINTS.find((paint) => paint.letter === letter)!.name}
          />
        ))}
      </div>
    </>
  );
}

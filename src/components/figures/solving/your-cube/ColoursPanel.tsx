import type { ComponentChildren } from "preact";
import { FACES } from "#lib/puzzle/corners.ts";
import { Select } from "#kit/widget/Select.tsx";
import { paintLetter, PAINTS, type Palette } from "./paints.ts";

interface Props {
  palette: Palette;
  /** How the page learns where each colour belongs. */
  children: ComponentChildren;
  onChoose(colour: number, letter: string): void;
}

/** The six colours of the reader's cube. */
export function ColoursPanel({ palette, children, onChoose }: Props) {
  return (
    <>
      <p class="figure-hint your-hint">{children}</p>
      <div class="colours-in-use grid">
        {FACES.map((colour, i) => (
          <Select
            key={colour}
            label={`Colour ${i + 1}`}
            options={PAINTS.map(({ letter }) => letter)}
            value={paintLetter(palette, colour)}
            onChoose={(letter) => onChoose(i, letter)}
            show={(letter) => PAINTS.find((paint) => paint.letter === letter)!.name}
          />
        ))}
      </div>
    </>
  );
}

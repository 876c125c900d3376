import { type Face, FACES } from "#lib/puzzle/corners.ts";
import type { State } from "#lib/puzzle/state.ts";
import { CubeView } from "#kit/cube/CubeView.tsx";
import type { CubeOrientation } from "#kit/cube/cube-orientation.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import "./paints.css";
import { cubeFaceLetters } from "./your-cube-model.ts";
import { yourCube } from "./your-cube-store.ts";

/** A cube in space in the reader's own colours, with a letter on each sticker. */
export function PaintedCube({ state, hold }: { state: State; hold?: CubeOrientation }) {
  const letters = cubeFaceLetters(useWidget(yourCube));
  return (
    <div style={facePaintStyle(letters)}>
      <CubeView state={state} hold={hold} letters={letters} />
    </div>
  );
}

/** The style that replaces the usual colours of the faces by paints. */
export function facePaintStyle(letters: Readonly<Record<Face, string>>): string {
  return FACES.map((face) => {
    const paint = letters[face];
    return `--sticker-${face}: var(--paint-${paint}); --letter-${face}: var(--paint-${paint}-ink, var(--sticker-ink))`;
  }).join("; ");
}

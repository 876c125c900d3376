import type { State } from "#lib/puzzle/state.ts";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { formatList } from "#kit/text/format-list.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import { PaintedCube } from "../your-cube/PaintedCube.tsx";
import {
  fixedCornerColours,
  verdictOf,
  type YourCubeState,
} from "../your-cube/your-cube-model.ts";
import { yourCube } from "../your-cube/your-cube-store.ts";

/** The reader's cube in its own colours, and how to hold it. */
export function CubeInHand({ state }: { state: State }) {
  const yours = useWidget(yourCube);
  const index = useWidget(readerCube);
  return (
    <div class="cube-in-hand justify-center">
      <PaintedCube state={state} />
      <p>{holdInstruction(yours, index)}</p>
    </div>
  );
}

function holdInstruction(yours: YourCubeState, index: number): string {
  return verdictOf(yours).cube
    ? `Hold your cube with ${formatList(fixedCornerColours(yours))} at the back, bottom left: no turn moves that corner.`
    : `Your net is not a cube yet. This is number ${formatNumber(index)}, the last net that was a cube.`;
}

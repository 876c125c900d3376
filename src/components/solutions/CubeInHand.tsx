import type { State } from "../../lib/puzzle/state.ts";
import { listOf } from "../text/list-of.ts";
import { useWidget } from "../widget/use-widget.ts";
import { PaintedCube } from "../your-cube/PaintedCube.tsx";
import { fixedColours } from "../your-cube/your-cube-model.ts";
import { yourCube } from "../your-cube/your-cube-store.ts";

/** The reader's cube in its own colours, and how to hold it so that the moves are right. */
export function CubeInHand({ state }: { state: State }) {
  const colours = fixedColours(useWidget(yourCube));
  return (
    <div class="cube-in-hand">
      <PaintedCube state={state} />
      <p>
        Hold yours so, with {listOf(colours)} at the back, bottom left: no turn moves
        that corner.
      </p>
    </div>
  );
}

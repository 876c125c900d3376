import { BLANK, CORNER_FACELETS } from "#lib/puzzle/colourings.ts";
import { CORNER_NAMES } from "#lib/puzzle/corners.ts";
import { formatList } from "#kit/text/format-list.ts";
import { Button } from "#kit/widget/Button.tsx";
import { paintName } from "./paints.ts";
import type { CornerTwist } from "./twisted-corner.ts";
import type { YourCubeAction, YourCubeState } from "./your-cube-model.ts";

/** How to untwist a corner of the real cube, in case all colours are right. */
export function TwistedCornerAdvice({
  cube: { colouring, palette },
  twistedCorner: { position, thirds },
  onEdit,
}: {
  cube: YourCubeState;
  twistedCorner: CornerTwist;
  onEdit(action: YourCubeAction): void;
}) {
  const colours = CORNER_FACELETS[position]
    .map((facelet) => colouring[facelet])
    .filter((colour) => colour !== BLANK)
    .map((colour) => paintName(palette, colour));
  return (
    <div class="twisted-corner">
      <p>
        <b>Does your cube look like this?</b> Then a corner of it was twisted by force,
        and no turns can solve it. Take the corner of {formatList(colours)} (
        {CORNER_NAMES[position]}) and twist it{" "}
        {thirds === 1 ? "clockwise" : "anticlockwise"} by a third of a turn, looking
        straight at the corner.
      </p>
      <div class="buttons screen-only needs-js">
        <Button
          class="primary"
          onClick={() => onEdit({ type: "twist", position, thirds })}
        >
          I have twisted it
        </Button>
      </div>
    </div>
  );
}

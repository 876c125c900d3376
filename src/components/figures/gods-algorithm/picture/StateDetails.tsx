import { N_STATES, unrankState } from "#lib/puzzle/coordinates.ts";
import { CubeNet } from "#kit/cube/CubeNet.tsx";
import { depthColour } from "#kit/distances/depth-colours.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { Button } from "#kit/widget/Button.tsx";
import { NumberField } from "#kit/widget/TypedField.tsx";

interface Props {
  index: number;
  isMine: boolean;
  distance: number | undefined;
  onIndex(index: number, options: { amend: boolean }): void;
  onMakeMine(): void;
  onGoToMine(): void;
}

/**
 * The selected state: its net and coordinates, and a button to make it the reader's cube.
 */
export function StateDetails(props: Props) {
  const { index, isMine, distance, onIndex, onMakeMine, onGoToMine } = props;
  const state = unrankState(index);
  const order = state.permutation.map((piece) => piece + 1).join(" ");
  // The placeholder is of no use on paper.
  const printClass = distance === undefined ? "screen-only" : undefined;
  return (
    <div class="state-details grid">
      <CubeNet state={state} />
      <div>
        <p class="state-details-title semibold">
          {!isMine
            ? "The selected state"
            : distance === undefined
              ? "Your cube"
              : "Your cube, at the crosshair"}
        </p>
        <dl>
          <dt>Index</dt>
          <dd>{formatNumber(index)}</dd>
          <dt>Permutation</dt>
          <dd>{order}</dd>
          <dt>Orientation</dt>
          <dd>{state.orientation.join(" ")}</dd>
          <dt class={printClass}>Distance</dt>
          <dd class={printClass} data-reading="distance">
            {distance === undefined ? (
              "unknown until it is drawn"
            ) : (
              <>
                <i class="swatch" style={`background: ${depthColour(distance)}`} />
                {`${distance}`}
              </>
            )}
          </dd>
        </dl>
        <div class="words-below screen-only">
          <NumberField
            id="picture-number"
            label="Go to an index"
            value={index}
            last={N_STATES - 1}
            onValue={onIndex}
          />
        </div>
        <p class="buttons state-details-buttons screen-only needs-js">
          <Button idle={isMine} onClick={onMakeMine}>
            Make it my cube
          </Button>
          <Button onClick={onGoToMine}>Go to my cube</Button>
        </p>
      </div>
    </div>
  );
}

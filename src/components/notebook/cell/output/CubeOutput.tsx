import { N_STATES, rankState } from "#lib/puzzle/coordinates.ts";
import type { State } from "#lib/puzzle/state.ts";
import { CubeNet } from "#kit/cube/CubeNet.tsx";
import { formatNumber } from "#kit/text/format-number.ts";

export interface CubeProps {
  state: State;
}

/** A net of the cube, with its index, permutation and orientation. */
export function CubeOutput({ state }: CubeProps) {
  const pieces = state.permutation.map((piece) => piece + 1).join(" ");
  return (
    <div class="cell-cube row">
      <CubeNet state={state} />
      <p class="output-words">
        Cube number <b>{formatNumber(rankState(state))}</b>
        {` of 0 to ${formatNumber(N_STATES - 1)}.`}
        <br />
        Pieces <b>{pieces}</b>, from 1;
        <br />
        twists <b>{state.orientation.join(" ")}</b>.
      </p>
    </div>
  );
}

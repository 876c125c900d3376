import { CORNER_FACES } from "../../../../lib/puzzle/corners.ts";
import type { State } from "../../../../lib/puzzle/state.ts";
import { CubeNet } from "../../../kit/cube/CubeNet.tsx";
import { type CycleStep, pathOrigin } from "./cycle-path.ts";
import {
  cyclePathArrows,
  LETTER_RADIUS,
  stickerOrigins,
  ringArrows,
} from "./net-arrows.ts";

/** The centre of each sticker, where its letter is. */
const STICKER_CENTRES = CORNER_FACES.flatMap((_, position) =>
  stickerOrigins(position).map(([x, y]) => [x + 0.5, y + 0.5] as const),
);

interface Props {
  state: State;
  face: number;
  /** The path of the highlighted piece, last turn first. */
  hops: readonly CycleStep[];
}

/** The unfolded cube with the ring of the turned face and the path of one piece. */
export function CycleNet({ state, face, hops }: Props) {
  const lit = hops[0].to;
  const origin = pathOrigin(hops);
  // For a long path, draw only the sticker that determines the twist.
  const arrows = cyclePathArrows(hops).filter(
    ({ showsTwist }) => showsTwist || hops.length === 1,
  );
  const stays = hops[0].from === lit;
  return (
    <div class="cycle-net">
      <CubeNet state={state} highlight={lit} />
      <svg viewBox="0 0 8 6" aria-hidden="true">
        <defs>
          <ArrowHead id="ring-head" />
          <ArrowHead id="way-head" />
          <ArrowHead id="counts-head" />
          <mask
            id="beside-letters"
            maskUnits="userSpaceOnUse"
            x="-1"
            y="-1"
            width="10"
            height="8"
          >
            <rect x="-1" y="-1" width="10" height="8" fill="#fff" />
            {STICKER_CENTRES.map(([x, y]) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={LETTER_RADIUS} />
            ))}
          </mask>
        </defs>
        {origin !== lit &&
          stickerOrigins(origin).map(([x, y]) => (
            <rect
              key={`${x} ${y}`}
              class="cycle-origin"
              x={x + 0.04}
              y={y + 0.04}
              width="0.92"
              height="0.92"
              rx="0.16"
            />
          ))}
        <g mask="url(#beside-letters)">
          {ringArrows(face).map((path) => (
            <path key={path} class="cycle-ring" d={path} marker-end="url(#ring-head)" />
          ))}
          {stays
            ? null
            : arrows.map(({ path, showsTwist }) => (
                <g
                  key={path}
                  class={showsTwist ? "cycle-way cycle-way-counts" : "cycle-way"}
                >
                  <path class="cycle-halo" d={path} />
                  <path
                    d={path}
                    marker-end={showsTwist ? "url(#counts-head)" : "url(#way-head)"}
                  />
                </g>
              ))}
        </g>
      </svg>
    </div>
  );
}

function ArrowHead({ id }: { id: string }) {
  return (
    <marker
      id={id}
      class={id}
      viewBox="0 0 6 6"
      refX="3"
      refY="3"
      markerWidth="0.34"
      markerHeight="0.34"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0 0 6 3 0 6 1.2 3z" />
    </marker>
  );
}

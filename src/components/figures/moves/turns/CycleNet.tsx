import type { State } from "#lib/puzzle/state.ts";
import { CubeNet } from "#kit/cube/CubeNet.tsx";
import { type CycleStep, pathOrigin } from "./cycle-path.ts";
import { cyclePathArrows, ringArrows, stickerOrigins } from "./net-arrows.ts";

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
  const stays = hops[0].from === lit;
  return (
    <div class="cycle-net">
      <CubeNet state={state} highlight={lit} />
      <svg viewBox="0 0 8 6" aria-hidden="true">
        <defs>
          <ArrowHead id="ring-head" />
          <ArrowHead id="way-head" />
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
        {ringArrows(face).map((path) => (
          <path key={path} class="cycle-ring" d={path} marker-end="url(#ring-head)" />
        ))}
        {!stays &&
          cyclePathArrows(hops).map((path) => (
            <g key={path} class="cycle-way">
              <path class="cycle-halo" d={path} />
              <path d={path} marker-end="url(#way-head)" />
            </g>
          ))}
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

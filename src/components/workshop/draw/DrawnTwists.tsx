import { onCircle } from "../nets/bead-nets.ts";
import { arrowAbout, besideArrow } from "./arrows.ts";
import { type Drawing, MAX_MOVES, placesOf } from "./drawn-puzzle.ts";

/** How far the arrow of a twist stays away from the middle of its bead. */
const AROUND = 23;
const SECTOR = 360 / MAX_MOVES;

/**
 * By how many sides the moves twist beads: beside the arrow on which a bead goes, or, where
 * it stays, beside a small one about it, at another side for each move.
 */
export function DrawnTwists({ drawn }: { drawn: Drawing }) {
  const { moves, twists, tool } = drawn;
  const places = placesOf(drawn);
  return (
    <>
      {moves.flatMap((cycles, move) =>
        twists[move].map((by, bead) => {
          if (by === 0) return null;
          const cycle = cycles.find((one) => one.includes(bead));
          const next = cycle?.[(cycle.indexOf(bead) + 1) % cycle.length];
          const middle = SECTOR * move - 45;
          const at =
            next === undefined
              ? onCircle(places[bead], AROUND + 13, middle)
              : besideArrow(places[bead], places[next]);
          return (
            <g
              key={`${move}-${bead}`}
              class={`drawn-twist place-${(move % 7) + 1}`}
              data-chosen={move === tool || undefined}
            >
              {next === undefined && (
                <path
                  d={arrowAbout(places[bead], AROUND, [middle - 18, middle + 18])}
                />
              )}
              <text x={at[0]} y={at[1]}>
                +{by}
              </text>
            </g>
          );
        }),
      )}
    </>
  );
}

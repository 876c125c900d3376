import { paintStyle } from "./paint-style.ts";

/**
 * The three visible sides of a corner piece, clockwise from its first vertex on the rim.
 */
const SIDES = [0, 1, 2].map((side) => {
  const [left, outer, right] = [-1, 0, 1].map((by) => rim(2 * side + by));
  return {
    path: `M0 0L${left}L${outer}L${right}z`,
    middle: outer.map((x) => x * 0.52),
  };
});

function rim(sixth: number): [number, number] {
  const angle = (sixth * Math.PI) / 3;
  const round = (length: number) => Number((46 * length).toFixed(2));
  return [round(Math.sin(angle)), round(-Math.cos(angle))];
}

interface Props {
  /** The letters of the visible paints, the U/D facelet first, then clockwise. */
  letters: readonly (string | undefined)[];
  below: boolean;
  marked?: number;
}

/** A corner of the cube, seen from outside. */
export function CornerDrawing({ letters, below, marked }: Props) {
  const turn = below ? -1 : 1;
  return (
    <svg class="corner-drawing" viewBox="-50 -50 100 100" aria-hidden="true">
      <g transform={below ? "rotate(180)" : undefined}>
        {SIDES.map(({ path }, side) => (
          <path
            key={side}
            class={letters[side] ? undefined : "paint-blank"}
            style={letters[side] && paintStyle(letters[side])}
            d={path}
          />
        ))}
        {marked !== undefined && <path class="corner-mark" d={SIDES[marked].path} />}
      </g>
      {SIDES.map(({ middle: [x, y] }, side) => (
        <text
          key={side}
          style={letters[side] && paintStyle(letters[side])}
          x={turn * x}
          y={turn * y}
        >
          {letters[side]}
        </text>
      ))}
    </svg>
  );
}

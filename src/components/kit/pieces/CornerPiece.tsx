import type { Face } from "#lib/puzzle/corners.ts";
import { useTurns } from "./use-turns.ts";
import "./pieces.css";

/** Corners of a hexagon around the middle, clockwise from the top. */
const RIM = [0, 1, 2, 3, 4, 5].map((sixth) => {
  const angle = (sixth * Math.PI) / 3;
  return [40 * Math.sin(angle), -40 * Math.cos(angle)].map((x) => Number(x.toFixed(2)));
});

/**
 * A corner of the cube, seen from outside with its U/D place on top, or below where the corner
 * is one of the bottom: three stickers, rotated clockwise by a number of thirds.
 */
export function CornerPiece({
  stickers,
  twist,
  isBottom = false,
}: {
  /** U/D first, then clockwise. */
  stickers: readonly Face[];
  twist: number;
  isBottom?: boolean;
}) {
  const first = isBottom ? 3 : 0;
  const thirds = useTurns(twist, 3);
  return (
    <svg class="piece corner-piece" viewBox="-50 -50 100 100" aria-hidden="true">
      <path
        class="piece-mark"
        d="M-6 -49h12l-6 7z"
        transform={isBottom ? "rotate(180)" : undefined}
      />
      <g class="piece-turning" style={{ rotate: `${120 * thirds}deg` }}>
        {stickers.map((face, i) => {
          const [left, outer, right] = [-1, 0, 1].map(
            (by) => RIM[(2 * i + first + by + 6) % 6],
          );
          const [x, y] = outer.map((along) => along * 0.52);
          return (
            <g key={face} class={`sticker-${face}`}>
              <path d={`M0 0L${left}L${outer}L${right}z`} />
              <text
                class="piece-turning"
                x={x}
                y={y}
                style={{
                  rotate: `${-120 * thirds}deg`,
                  transformOrigin: `${x}px ${y}px`,
                }}
              >
                {face}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}

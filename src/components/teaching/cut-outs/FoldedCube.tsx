import { FIXED_CORNER } from "#lib/puzzle/corners.ts";
import { CutOut, CUT_OUT_WIDTH } from "./CutOut.tsx";
import { isTurned, NET_POSITIONS, type Tab, TABS } from "./folded-net.ts";

/** In millimetres: about as large as a pocket cube. */
const EDGE = 56;
const STICKER = EDGE / 2;
const TAB = 8;
const DOT = 5;

/** A solved pocket cube, to be folded. */
export function FoldedCube() {
  return (
    <CutOut
      id="cube"
      title="A pocket cube to fold"
      use="Cut along the full lines, fold along the dashed ones, and glue the tabs. Letters name the faces, so you can print it in black and white. The dots mark the corner that never moves."
      height={TAB + 4 * EDGE}
    >
      <g transform={`translate(${(CUT_OUT_WIDTH - 3 * EDGE) / 2} ${TAB})`}>
        {TABS.map((tab, i) => (
          <path key={i} d={outline(tab)} />
        ))}
        {NET_POSITIONS.map(({ face, position, x, y }, i) => (
          <g
            key={i}
            class={`sticker-${face}`}
            transform={`translate(${x * STICKER} ${y * STICKER})`}
          >
            <rect class="cut-sticker" width={STICKER} height={STICKER} />
            <g
              transform={
                isTurned(face) ? `rotate(180 ${STICKER / 2} ${STICKER / 2})` : ""
              }
            >
              <text
                x={STICKER / 2}
                y={STICKER / 2 + 4}
                font-size="11"
                style="fill: var(--letter)"
              >
                {face}
              </text>
            </g>
            {position === FIXED_CORNER && (
              <circle
                cx={fromCorner(x)}
                cy={fromCorner(y)}
                r="2"
                style="fill: var(--letter)"
              />
            )}
          </g>
        ))}
        {FOLDS.map((d) => (
          <g key={d}>
            <path class="cut-gaps" d={d} />
            <path class="cut-fold" d={d} />
          </g>
        ))}
      </g>
    </CutOut>
  );
}

/** The distance from the sticker's edge to the centre of its dot. */
const fromCorner = (at: number) => (at % 2 === 0 ? DOT : STICKER - DOT);

/** Between faces, and between faces and tabs. */
const FOLDS = [
  ...TABS.map(
    ({ x, y, side }) => `M${x * EDGE} ${y * EDGE}${side === "top" ? "h" : "v"}${EDGE}`,
  ),
  `M${EDGE} ${EDGE}h${EDGE}`,
  `M${EDGE} ${2 * EDGE}h${EDGE}`,
  `M${EDGE} ${3 * EDGE}h${EDGE}`,
  `M${EDGE} ${EDGE}v${EDGE}`,
  `M${2 * EDGE} ${EDGE}v${EDGE}`,
];

function outline({ x, y, side }: Tab): string {
  const start = `M${x * EDGE} ${y * EDGE}`;
  const long = EDGE - 2 * TAB;
  if (side === "top") return `${start}l${TAB} ${-TAB}h${long}l${TAB} ${TAB}`;
  const out = side === "left" ? -TAB : TAB;
  return `${start}l${out} ${TAB}v${long}l${-out} ${TAB}`;
}

import { pixelOfState, type ArrangedDistances } from "#src/workers/arrange-states.ts";
import { groupLines } from "./group-lines.ts";
import { pixelOf, type PictureWindow } from "./picture-window.ts";

interface Props {
  sheet: ArrangedDistances;
  view: PictureWindow;
  /** The reader's cube, marked by the crosshair. */
  mine: number;
  selected: number | undefined;
}

/** Group boundaries, a crosshair and a cursor over the picture. */
export function PictureMarks({ sheet, view, mine, selected }: Props) {
  const { arrangement } = sheet;
  const { width, height, scale } = view;
  const crosshair = pixelOf(view, pixelOfState(arrangement, mine));
  const gap = Math.max(scale / 2, 5);
  return (
    <svg class="picture-marks" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path class="picture-groups" d={groupLines(arrangement, view)} />
      {[0, 1].map((layer) => (
        <path
          key={layer}
          class={layer === 0 ? "picture-halo" : "picture-crosshair"}
          d={cross(crosshair, gap, view)}
        />
      ))}
      {selected !== undefined && (
        <Ring {...pixelOf(view, pixelOfState(arrangement, selected))} scale={scale} />
      )}
    </svg>
  );
}

/** The scale from which a square is visible without a crosshair. */
const LARGE = 8;

/**
 * A crosshair with a gap in the middle; at large scales, a square around the state.
 */
function cross(
  { x, y }: { x: number; y: number },
  gap: number,
  { width, height, scale }: PictureWindow,
): string {
  if (scale >= LARGE) {
    return `M${x - gap} ${y - gap}h${scale}v${scale}h${-scale}z`;
  }
  return `M0 ${y}H${x - gap}M${x + gap} ${y}H${width}M${x} 0V${y - gap}M${x} ${y + gap}V${height}`;
}

function Ring({ x, y, scale }: { x: number; y: number; scale: number }) {
  const side = Math.max(scale, 10) + 4;
  const at = { x: x - side / 2, y: y - side / 2, width: side, height: side, rx: 3 };
  return (
    <>
      <rect class="picture-halo" {...at} />
      <rect class="picture-cursor" {...at} />
    </>
  );
}

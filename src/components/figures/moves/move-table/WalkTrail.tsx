import { moveLabel } from "#kit/cube/move-label.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { walkRows, type TableWalk } from "./table-walk-model.ts";

/** More steps would enlarge the figure. */
const MAX_VISIBLE_STEPS = 7;

/** The path so far: 0 –F→ 224 –R→ …; only the end of a long one. */
export function WalkTrail({ walk }: { walk: TableWalk }) {
  const rows = walkRows(walk);
  const left = Math.max(walk.moves.length - MAX_VISIBLE_STEPS, 0);
  return (
    <ol class="trail cluster" aria-label="Your walk">
      <li>
        {left > 0 && <i>{`… ${left} before `}</i>}
        <b>{formatNumber(rows[left])}</b>
      </li>
      {walk.moves.slice(left).map((move, i) => (
        <li key={left + i}>
          <span>{`–${moveLabel(move)}→ `}</span>
          <b>{formatNumber(rows[left + i + 1])}</b>
        </li>
      ))}
    </ol>
  );
}

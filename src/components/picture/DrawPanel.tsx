import { N_STATES } from "../../lib/puzzle/coordinates.ts";
import { formatNumber } from "../text/format-number.ts";
import type { TableBuild } from "../whole-table/whole-table-store.ts";

interface Props {
  build: TableBuild;
  /** Whether the reader has asked for the picture. */
  asked: boolean;
  /** Whether what is asked for is to be seen. */
  drawn: boolean;
  /** Whether what is to be seen meanwhile is something else than what is asked for. */
  outdated: boolean;
  failure: string | undefined;
  onDraw(): void;
  onCancel(): void;
}

/** Lies over the picture while it is not drawn: the button, the progress, or what went wrong. */
export function DrawPanel({ drawn, outdated, ...props }: Props) {
  if (props.asked && drawn) return null;
  return (
    <div class="draw-panel needs-js" data-outdated={outdated || undefined}>
      <div class="draw-panel-card">
        <Inside {...props} />
      </div>
    </div>
  );
}

function Inside({
  build,
  asked,
  failure,
  onDraw,
  onCancel,
}: Omit<Props, "drawn" | "outdated">) {
  const message = build.phase === "failed" ? build.message : failure;
  if (message !== undefined) {
    return (
      <>
        <p role="alert" class="draw-failure">
          <b>There is no picture to draw.</b> The table could not be built: {message}.
        </p>
        <button type="button" class="button" onClick={onDraw}>
          Try again
        </button>
      </>
    );
  }
  if (!asked || build.phase === "cancelled") {
    return (
      <button type="button" class="button primary" onClick={onDraw}>
        Draw all {formatNumber(N_STATES)}
      </button>
    );
  }
  const found =
    build.phase === "building" ? build.found.reduce((sum, count) => sum + count, 0) : 0;
  return (
    <>
      <label>
        {build.phase === "ready"
          ? "Laying out the picture …"
          : `Measured ${formatNumber(found)}`}
        <progress max={N_STATES} value={build.phase === "ready" ? N_STATES : found} />
      </label>
      <button type="button" class="button" onClick={onCancel}>
        Cancel
      </button>
    </>
  );
}

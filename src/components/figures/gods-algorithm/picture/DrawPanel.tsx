import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import type { TableBuild } from "#kit/distances/whole-table-store.ts";
import { Button } from "#kit/widget/Button.tsx";

interface Props {
  build: TableBuild;
  isRequested: boolean;
  /** Whether the displayed picture differs from the chosen one. */
  isOutdated: boolean;
  /** Why the picture could not be laid out, if so. */
  failure: string | undefined;
  /** Receives the focus when the focused panel disappears. */
  picture: RefObject<HTMLElement>;
  onDraw(): void;
  onCancel(): void;
}

/** Covers the picture until it is drawn: the button, the progress, or the error. */
export function DrawPanel({ isOutdated, picture, onDraw, onCancel, ...props }: Props) {
  const card = useRef<HTMLDivElement>(null);
  // The pressed button is about to be replaced by another.
  const keepFocus = () => card.current!.focus({ preventScroll: true });
  useLayoutEffect(
    () => () => {
      const focused = card.current?.parentElement?.querySelector(":focus-visible");
      if (focused) picture.current!.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <div class="draw-panel centred needs-js" data-outdated={isOutdated || undefined}>
      <div class="draw-panel-card cluster" ref={card} tabIndex={-1}>
        <PanelContents
          {...props}
          onDraw={() => {
            keepFocus();
            onDraw();
          }}
          onCancel={() => {
            keepFocus();
            onCancel();
          }}
        />
      </div>
    </div>
  );
}

function PanelContents({
  build,
  isRequested,
  failure,
  onDraw,
  onCancel,
}: Omit<Props, "isOutdated" | "picture">) {
  if (build.phase === "failed" || failure !== undefined) {
    return (
      <>
        <p role="alert" class="draw-failure">
          <b>There is no picture to draw.</b>{" "}
          {build.phase === "failed"
            ? `The table could not be built: ${build.message}.`
            : `The table was built, but the picture could not be laid out: ${failure}.`}
        </p>
        <Button onClick={onDraw}>Try again</Button>
      </>
    );
  }
  if (!isRequested || build.phase === "cancelled") {
    return (
      <Button class="primary" onClick={onDraw}>
        Draw all {formatNumber(N_STATES)}
      </Button>
    );
  }
  const counted = build.phase === "running" ? sumOf(build.progress) : 0;
  return (
    <>
      <label>
        {build.phase === "done"
          ? "Laying out the picture …"
          : `${formatNumber(counted)} measured`}
        <progress max={N_STATES} value={build.phase === "done" ? N_STATES : counted} />
      </label>
      <Button onClick={onCancel}>Cancel</Button>
    </>
  );
}

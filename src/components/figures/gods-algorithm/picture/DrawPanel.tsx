import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { N_STATES } from "../../../../lib/puzzle/coordinates.ts";
import { sumOf } from "../../../kit/distances/histogram-sums.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import type { TableBuild } from "../../../kit/distances/whole-table-store.ts";
import { Button } from "../../../kit/widget/Button.tsx";

interface Props {
  build: TableBuild;
  /** Whether the reader has asked for the picture. */
  asked: boolean;
  /** Whether what is to be seen meanwhile is something else than what is asked for. */
  outdated: boolean;
  /** Why the picture could not be laid out, if it could not. */
  failure: string | undefined;
  /** What gets the keyboard's focus when the panel goes with it. */
  picture: RefObject<HTMLElement>;
  onDraw(): void;
  onCancel(): void;
}

/** Lies over the picture until it is drawn: the button, the progress, or what went wrong. */
export function DrawPanel({ outdated, picture, onDraw, onCancel, ...props }: Props) {
  const card = useRef<HTMLDivElement>(null);
  // A button that is pressed gives way to another: the focus stays in the panel, and who
  // came by keyboard goes on from here to the picture.
  const keepFocus = () => card.current!.focus({ preventScroll: true });
  useLayoutEffect(
    () => () => {
      const focused = card.current?.parentElement?.querySelector(":focus-visible");
      if (focused) picture.current!.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <div class="draw-panel needs-js" data-outdated={outdated || undefined}>
      <div class="draw-panel-card" ref={card} tabIndex={-1}>
        <Inside
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

function Inside({
  build,
  asked,
  failure,
  onDraw,
  onCancel,
}: Omit<Props, "outdated" | "picture">) {
  if (build.phase === "failed" || failure !== undefined) {
    return (
      <>
        <p role="alert" class="draw-failure">
          <b>There is no picture to draw.</b>{" "}
          {build.phase === "failed"
            ? `The table could not be built: ${build.message}.`
            : `The table is there, but could not be laid out: ${failure}.`}
        </p>
        <Button onClick={onDraw}>Try again</Button>
      </>
    );
  }
  if (!asked || build.phase === "cancelled") {
    return (
      <Button class="primary" onClick={onDraw}>
        Draw all {formatNumber(N_STATES)}
      </Button>
    );
  }
  const found = build.phase === "running" ? sumOf(build.progress) : 0;
  return (
    <>
      <label>
        {build.phase === "done"
          ? "Laying out the picture …"
          : `Measured ${formatNumber(found)}`}
        <progress max={N_STATES} value={build.phase === "done" ? N_STATES : found} />
      </label>
      <Button onClick={onCancel}>Cancel</Button>
    </>
  );
}

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { DrawingView } from "#notebook/output/output.ts";
import { Button } from "#kit/widget/Button.tsx";
import { NO_MARKUP } from "#kit/text/trusted-markup.ts";
import { clearFreeze, hasFrozen } from "../freeze-guard.ts";
import { withPrefixedIds } from "./prefix-ids.ts";
import type { DrawingChannel } from "./follow-drawing.ts";
import {
  loadDrawing,
  loadFollowDrawing,
  loadedParts,
  type InsertDrawing,
} from "./load-views.ts";

interface Props {
  id: string;
  view: DrawingView;
  /** The connection to the worker that holds the drawing, if it is interactive. */
  channel?: DrawingChannel;
}

const LOAD_FAILED =
  "The code that makes drawings could not be loaded. When you are connected, load the page again.";

/**
 * A drawing returned by a cell. At build it is the author's and inserted as is. In the browser it
 * is untrusted: it is sanitised, and inserted without blocking the page.
 */
export function DrawingOutput({ id, view: { svg, label, live }, channel }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isLeftOut, setLeftOut] = useState(false);

  useLayoutEffect(() => {
    setLeftOut(hasFrozen(svg));
    if (hasFrozen(svg)) return undefined;
    let isCurrent = true;
    let unfollow: (() => void) | undefined;
    const showProblem = (words: string) => {
      place.current!.replaceChildren();
      setProblem(words);
    };
    const settle = (words: string | undefined) => {
      if (!isCurrent) return;
      if (words !== undefined) return showProblem(words);
      setProblem(undefined);
      if (!live || !channel) return;
      void loadFollowDrawing().then((follow) => {
        if (!isCurrent) return;
        unfollow = follow(place.current!, live, svg, channel, showProblem);
      });
    };
    const insert = (insertDrawing: InsertDrawing) =>
      isCurrent ? insertDrawing(place.current!, svg, id, () => isCurrent) : undefined;
    const { insertDrawing } = loadedParts;
    const insertion = insertDrawing
      ? insert(insertDrawing)
      : loadDrawing().then(insert);
    if (insertion instanceof Promise) insertion.then(settle, () => settle(LOAD_FAILED));
    else settle(insertion);
    return () => {
      isCurrent = false;
      unfollow?.();
    };
  }, [svg, id, isLeftOut]);

  return (
    <>
      <div
        class="cell-drawing"
        ref={place}
        data-prefix={id}
        hidden={isLeftOut || problem !== undefined}
        role="img"
        aria-label={label}
        dangerouslySetInnerHTML={{
          __html: import.meta.env.SSR ? withPrefixedIds(svg, id) : NO_MARKUP,
        }}
      />
      {isLeftOut && (
        <div class="output-problem" role="group" aria-label={label}>
          <p>
            {label}: the page stopped responding while it showed this drawing, so the
            drawing is left out.
          </p>
          <Button
            onClick={() => {
              clearFreeze(svg);
              setLeftOut(false);
            }}
          >
            Show it again
          </Button>
        </div>
      )}
      {!isLeftOut && problem !== undefined && (
        <p class="output-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

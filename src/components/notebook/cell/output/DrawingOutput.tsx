import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { DrawingView } from "../../../../notebook/output/output.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { NO_MARKUP } from "../../../kit/text/trusted-markup.ts";
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
  /** The way to the worker that keeps it, if one does. */
  line?: DrawingChannel;
}

const LOAD_FAILED =
  "The code that makes drawings could not be loaded. When you are connected, load the page again.";

/**
 * A drawing made by a cell. At build it is the author's own and inserted as is; in the
 * browser it could be anybody's, is made anew from what is harmless in it, and only if the
 * page has the time.
 */
export function DrawingOutput({ id, view: { svg, label, live: living }, line }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isLeftOut, setLeftOut] = useState(false);

  useLayoutEffect(() => {
    setLeftOut(hasFrozen(svg));
    if (hasFrozen(svg)) return undefined;
    let isCurrent = true;
    let unfollow: (() => void) | undefined;
    const refuse = (words: string) => {
      place.current!.replaceChildren();
      setProblem(words);
    };
    const tell = (words: string | undefined) => {
      if (!isCurrent) return;
      if (words !== undefined) return refuse(words);
      setProblem(undefined);
      if (!living || !line) return;
      void loadFollowDrawing().then((follow) => {
        if (!isCurrent) return;
        unfollow = follow(place.current!, living, svg, line, refuse);
      });
    };
    const put = (putDrawing: InsertDrawing) =>
      isCurrent ? putDrawing(place.current!, svg, id, () => isCurrent) : undefined;
    const { putDrawing } = loadedParts;
    const drawn = putDrawing ? put(putDrawing) : loadDrawing().then(put);
    if (drawn instanceof Promise) drawn.then(tell, () => tell(LOAD_FAILED));
    else tell(drawn);
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

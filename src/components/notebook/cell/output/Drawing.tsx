import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { DrawingView } from "../../../../notebook/show/output.ts";
import { withOwnIds } from "./own-ids.ts";
import { loadSanitiser, parts, type SanitiseDrawing } from "./when-needed.ts";

interface Props {
  id: string;
  view: DrawingView;
}

/**
 * A drawing made by a cell. At build it is the author's own and inserted as is; in the
 * browser it could be anybody's and is sanitised first.
 */
export function Drawing({ id, view: { svg, label } }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const own = withOwnIds(svg, id);

  useLayoutEffect(() => {
    let isCurrent = true;
    const put = (sanitise: SanitiseDrawing) => {
      if (!isCurrent) return;
      place.current!.replaceChildren(sanitise(own, id));
      setHasFailed(false);
    };
    if (parts.sanitiseDrawing) {
      put(parts.sanitiseDrawing);
    } else {
      loadSanitiser()
        .then(put)
        .catch(() => isCurrent && setHasFailed(true));
    }
    return () => {
      isCurrent = false;
    };
  }, [own, id]);

  return (
    <>
      <div
        class="cell-drawing"
        ref={place}
        role="img"
        aria-label={label}
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? own : "" }}
      />
      {hasFailed && (
        <p class="output-problem" role="alert">
          What cleans drawings could not be loaded. Run the cell again, or reload the
          page.
        </p>
      )}
    </>
  );
}

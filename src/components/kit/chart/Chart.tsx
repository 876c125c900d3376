import { useEffect, useRef } from "preact/hooks";
import { clean, type DrawChart } from "./draw-chart.ts";

interface Props {
  draw: DrawChart;
  /** Changes when the drawing does: what it is drawn from, as a short text. */
  version: string;
  /** The chart in words, for those who do not see it. */
  label: string;
}

const server = import.meta.env.SSR ? await import("./virtual-document.ts") : undefined;

/**
 * A chart that is drawn while the page is built, and again in the browser when what it
 * shows has changed. Plot, some 100 KB, is loaded then and not before.
 */
export function Chart({ draw, version, label }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<string>();

  useEffect(() => {
    const served = drawn.current === undefined && place.current!.hasChildNodes();
    const isNew = drawn.current !== version && !served;
    drawn.current = version;
    if (!isNew) return;
    void import("@observablehq/plot").then(
      (plot) => {
        // A newer version may have come while Plot was loading.
        if (drawn.current !== version) return;
        place.current?.replaceChildren(clean(draw(plot, document), label));
      },
      // Without a connection the last drawing stays; the caption has the numbers.
      () => undefined,
    );
  }, [version]);

  return (
    <div
      class="chart"
      ref={place}
      dangerouslySetInnerHTML={{ __html: server?.drawAtBuild(draw, label) ?? "" }}
    />
  );
}

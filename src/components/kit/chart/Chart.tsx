import { useEffect, useRef } from "preact/hooks";
import { NO_MARKUP } from "../text/trusted-markup.ts";
import { labelChart, type DrawChart } from "./draw-chart.ts";

interface Props {
  draw: DrawChart;
  /** Identifies the data of the drawing, as a short text: a change redraws the chart. */
  version: string;
  /** A description of the chart for screen readers. */
  label: string;
}

const server = import.meta.env.SSR ? await import("./virtual-document.ts") : undefined;

/**
 * A chart rendered at build. The browser renders it again only when its data changes:
 * that loads Plot, about 100 KB.
 */
export function Chart({ draw, version, label }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<string>();

  useEffect(() => {
    const served = drawn.current === undefined && place.current!.hasChildNodes();
    const isNew = drawn.current !== version && !served;
    drawn.current = version;
    if (!isNew) return;
    // If it can't be loaded, the last drawing stays, and early-script.ts says so.
    void import("@observablehq/plot").then((plot) => {
      // A newer version may have been requested while Plot was loading.
      if (drawn.current !== version) return;
      place.current?.replaceChildren(labelChart(draw(plot, document), label));
      // The presenter fits the figure again: the drawing may have another size.
      place.current?.dispatchEvent(new Event("presenterfit", { bubbles: true }));
    });
  }, [version]);

  return (
    <div
      class="chart"
      ref={place}
      dangerouslySetInnerHTML={{
        __html: server?.renderChartMarkup(draw, label) ?? NO_MARKUP,
      }}
    />
  );
}

import type { DrawChart } from "#kit/chart/draw-chart.ts";
import { formatBytes } from "#kit/text/format-bytes.ts";
import { superscript } from "#kit/text/superscript.ts";
import type { SearchStatus, SizedPuzzle } from "./size-facts.ts";
import { twoBitTableBytes } from "./two-bit-table.ts";

/** Both have about the width at which they are shown; on phones titles are above the bars. */
const LAYOUTS = {
  narrow: { width: 350, row: 44, marginLeft: 6, titleY: -11, barTop: 21, step: 6 },
  wide: { width: 660, row: 25, marginLeft: 172, titleY: 0, barTop: 5, step: 3 },
};

export type SizeChartLayout = keyof typeof LAYOUTS;

export const SEARCH_STATUS: Readonly<
  Record<SearchStatus, { fill: string; words: string }>
> = {
  here: { fill: "var(--accent)", words: "searched in full on this site" },
  elsewhere: { fill: "var(--soft)", words: "searched in full by others" },
  never: { fill: "var(--card)", words: "never searched in full" },
};

const MAX_STATES_SHOWN = 1e22;

/** Numbers of states on a logarithmic scale, with the memory of a two-bit table. */
export function drawSizeChart(
  puzzles: readonly SizedPuzzle[],
  layout: SizeChartLayout,
): DrawChart {
  const { width, row, marginLeft, titleY, barTop, step } = LAYOUTS[layout];
  const ticks: number[] = [];
  for (let power = 3; power <= 21; power += step) ticks.push(power);
  const memory = puzzles.map(({ title, states }) => ({
    title,
    states,
    text: formatBytes(twoBitTableBytes(states)),
  }));
  const writing = { fill: "var(--ink)", stroke: "var(--card)", strokeWidth: 4 };
  return (Plot, document) =>
    Plot.plot({
      document,
      width,
      height: row * puzzles.length + 48,
      marginLeft,
      marginRight: 6,
      marginTop: 2,
      marginBottom: 46,
      style: { fontFamily: "inherit", fontSize: "14px", overflow: "visible" },
      x: { type: "log", domain: [1, MAX_STATES_SHOWN], axis: null },
      y: {
        type: "band",
        axis: null,
        padding: 0,
        domain: puzzles.map(({ title }) => title),
      },
      marks: [
        Plot.ruleX(ticks, { x: (power) => 10 ** power, stroke: "var(--line)" }),
        Plot.text(ticks, {
          x: (power) => 10 ** power,
          frameAnchor: "bottom",
          dy: 20,
          text: (power) => `10${superscript(power)}`,
          fill: "var(--soft)",
        }),
        Plot.text(["number of states; labels: memory of the table"], {
          frameAnchor: "bottom",
          dy: 40,
          fill: "var(--soft)",
        }),
        ...Object.entries(SEARCH_STATUS).map(([searched, { fill }]) =>
          Plot.barX(
            puzzles.filter((one) => one.searched === searched),
            {
              x1: 1,
              x2: "states",
              y: "title",
              insetTop: barTop,
              insetBottom: layout === "wide" ? 5 : 6,
              fill,
              stroke: "var(--soft)",
              strokeDasharray: searched === "never" ? "4 3" : "none",
            },
          ),
        ),
        Plot.text(puzzles, {
          y: "title",
          text: "title",
          frameAnchor: "left",
          textAnchor: "start",
          dx: layout === "wide" ? -marginLeft : 0,
          dy: titleY,
          ...writing,
        }),
        Plot.text(memory, {
          x: layout === "wide" ? "states" : () => MAX_STATES_SHOWN,
          y: "title",
          text: "text",
          textAnchor: layout === "wide" ? "start" : "end",
          dx: layout === "wide" ? 7 : 0,
          dy: titleY,
          ...writing,
          fontWeight: 600,
        }),
      ],
    });
}

export function sizeChartAltText(puzzles: readonly SizedPuzzle[]): string {
  const descriptions = puzzles.map(
    ({ title, states, searched }) =>
      `${title}: ${states.toPrecision(2)} states, ${formatBytes(twoBitTableBytes(states))}, ${SEARCH_STATUS[searched].words}`,
  );
  return `Puzzles by their number of states, on a scale of powers of ten. ${descriptions.join("; ")}.`;
}

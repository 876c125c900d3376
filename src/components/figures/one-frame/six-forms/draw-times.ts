import type { DrawChart } from "#kit/chart/draw-chart.ts";
import { formatTime } from "#kit/text/format-time.ts";
import { exactTime, FRAME_MS } from "./form-text.ts";

/** Wide: titles beside the plot. Narrow: titles above the marks. */
const TIMES_LAYOUTS = {
  narrow: {
    width: 350,
    row: 46,
    marginLeft: 10,
    titleX: 0,
    titleY: -11,
    titleHeight: 21,
    markY: 10,
  },
  wide: {
    width: 660,
    row: 34,
    marginLeft: 225,
    titleX: -225,
    titleY: 0,
    titleHeight: 0,
    markY: 0,
  },
};

export type TimesLayout = keyof typeof TIMES_LAYOUTS;

type PlotModule = Parameters<DrawChart>[0];

const MIN_MS = 0.5;
const MAX_MS = 120_000;
const TICKS_MS = [1, 10, 100, 1000, 10_000, 100_000];

/** One form with its known times in milliseconds. */
export interface TimingRow {
  readonly title: string;
  /** As measured by `bench/six-forms.ts`. */
  readonly benchmark?: number;
  /** The first run in this browser, and a repeated one. */
  readonly firstRun?: number;
  readonly warmRun?: number;
}

/** A chart of times on a logarithmic scale. */
export function drawTimes(
  rows: readonly TimingRow[],
  layout: TimesLayout = "narrow",
): DrawChart {
  const { width, row, marginLeft, titleX, titleY, titleHeight, markY } =
    TIMES_LAYOUTS[layout];
  const marksOf = (kind: "benchmark" | "firstRun" | "warmRun", text = formatTime) =>
    rows.flatMap((row) => {
      const time = row[kind];
      return time === undefined
        ? []
        : [{ title: row.title, time: clampTime(time), text: text(time) }];
    });
  const place = { x: "time", y: "title" };
  const [firstRun, warmRun] = [marksOf("firstRun"), marksOf("warmRun")];
  // Where the reader has measured, the benchmark is left out.
  const isOpen = (title: string) => firstRun.every((mark) => mark.title !== title);
  const benchmark = marksOf("benchmark", exactTime).filter(({ title }) =>
    isOpen(title),
  );
  const both = rows.flatMap(({ title, firstRun, warmRun }) =>
    firstRun === undefined || warmRun === undefined
      ? []
      : [{ title, from: clampTime(firstRun), to: clampTime(warmRun) }],
  );
  // The longer of two times is labelled on the right, the shorter on the left.
  const isSlower = ({ title, time }: { title: string; time: number }) => {
    const times = [...firstRun, ...warmRun].filter((mark) => mark.title === title);
    return times.every((mark) => mark.time <= time);
  };
  const open = rows.filter((row) =>
    [row.benchmark, row.firstRun].every((time) => time === undefined),
  );
  const line = { stroke: "var(--line)" };
  /** Vertical lines at some times, with gaps for titles above the marks. */
  const upright = (Plot: PlotModule, times: readonly number[], style: object) => {
    if (titleHeight === 0) return Plot.ruleX(times, style);
    const places = rows.flatMap(({ title }) => times.map((time) => ({ title, time })));
    return Plot.tickX(places, { ...place, ...style, insetTop: titleHeight });
  };
  const dot = { ...place, r: 6, strokeWidth: 2 };
  const writing = { ...place, text: "text", fontWeight: 600 };

  return (Plot, document) =>
    Plot.plot({
      document,
      width,
      height: row * rows.length + 48,
      marginLeft,
      marginRight: 10,
      marginTop: 24,
      marginBottom: 24,
      style: { fontFamily: "inherit", fontSize: "14px", overflow: "visible" },
      x: { type: "log", domain: [MIN_MS, MAX_MS], axis: null },
      y: {
        type: "band",
        axis: null,
        padding: 0,
        domain: rows.map(({ title }) => title),
      },
      marks: [
        upright(Plot, TICKS_MS, line),
        Plot.text(TICKS_MS, {
          x: (time) => time,
          frameAnchor: "bottom",
          dy: 20,
          text: formatTick,
          fill: "var(--soft)",
        }),
        upright(Plot, [FRAME_MS], { stroke: "var(--accent)", strokeWidth: 2 }),
        Plot.text([FRAME_MS], {
          x: (time) => time,
          frameAnchor: "top",
          dy: -16,
          text: () => "one frame",
          fill: "var(--accent)",
          fontWeight: 600,
        }),
        Plot.ruleY(rows, { y: "title", dy: markY, stroke: "var(--line)" }),
        Plot.text(rows, {
          y: "title",
          text: "title",
          frameAnchor: "left",
          textAnchor: "start",
          dx: titleX,
          dy: titleY,
          fill: "var(--ink)",
        }),
        Plot.text(open, {
          y: "title",
          text: () => "not measured yet",
          frameAnchor: "right",
          textAnchor: "end",
          dx: -20,
          dy: markY,
          stroke: "var(--card)",
          strokeWidth: 4,
          fill: "var(--soft)",
        }),
        Plot.link(both, {
          x1: "from",
          x2: "to",
          y: "title",
          dy: markY,
          stroke: "var(--accent)",
          strokeWidth: 2,
        }),
        Plot.dot(benchmark, {
          ...dot,
          dy: markY,
          symbol: "square",
          fill: "var(--card)",
          stroke: "var(--soft)",
        }),
        Plot.dot(firstRun, {
          ...dot,
          dy: markY,
          fill: "var(--accent)",
          stroke: "var(--card)",
        }),
        Plot.dot(warmRun, {
          ...dot,
          dy: markY,
          symbol: "diamond",
          fill: "var(--ink)",
          stroke: "var(--card)",
        }),
        Plot.text(
          [...benchmark, ...firstRun.filter(isSlower), ...warmRun.filter(isSlower)],
          {
            ...writing,
            dx: 11,
            dy: markY,
            textAnchor: "start",
            stroke: "var(--card)",
            strokeWidth: 4,
            fill: "var(--ink)",
          },
        ),
        Plot.text(
          [...firstRun, ...warmRun].filter((mark) => !isSlower(mark)),
          {
            ...writing,
            dx: -11,
            dy: markY,
            textAnchor: "end",
            stroke: "var(--card)",
            strokeWidth: 4,
            fill: "var(--ink)",
          },
        ),
      ],
    });
}

/** The alt text of the chart. */
export function timesAltText(rows: readonly TimingRow[]): string {
  const rowTexts = rows.map(({ title, benchmark, firstRun, warmRun }) => {
    const times = [
      firstRun !== undefined && `${formatTime(firstRun)} the first time here`,
      warmRun !== undefined && `${formatTime(warmRun)} again`,
      firstRun === undefined &&
        benchmark !== undefined &&
        `${exactTime(benchmark)}, measured beforehand`,
    ].filter((words) => words !== false);
    return `${title}: ${times.join(", ") || "not measured yet"}`;
  });
  return `Times on a scale of powers of ten; one frame is ${formatTime(FRAME_MS)}. ${rowTexts.join("; ")}.`;
}

function clampTime(time: number): number {
  return Math.min(Math.max(time, MIN_MS), MAX_MS);
}

function formatTick(time: number): string {
  return time < 1000 ? `${time} ms` : `${time / 1000} s`;
}

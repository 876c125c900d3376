import { NODES_EACH, type ViewCount } from "#src/workers/compare-views.ts";
import type { DrawChart } from "#kit/chart/draw-chart.ts";
import { formatCount } from "#kit/text/format-number.ts";
import { shortestOf, type ViewRun } from "./view-runs.ts";

/** How the marks of a run differ, by colour and by shape. */
export const VIEW_MARKS: Readonly<
  Record<ViewCount, { colour: string; symbol: "circle" | "square" | "triangle" }>
> = {
  1: { colour: "var(--d5)", symbol: "circle" },
  3: { colour: "var(--d2)", symbol: "square" },
  6: { colour: "var(--d7)", symbol: "triangle" },
};

/** With room for the letters of the presenter, which are larger, and for the last tick. */
const FRAME = {
  width: 350,
  height: 250,
  marginTop: 40,
  marginLeft: 34,
  marginRight: 32,
  marginBottom: 52,
  style: { fontFamily: "inherit", fontSize: "14px", overflow: "visible" },
};

/** Fewer nodes are drawn as so many: only cubes that are nearly solved take fewer. */
const FEWEST_NODES = 100;
/** Where the axis begins, so that there is room for equal marks beside each other. */
const AXIS_START = FEWEST_NODES / 2;
/** What the axes show, unless all solutions are shorter: most cubes have these lengths. */
const USUAL_LENGTHS: Range = [19, 21];
const USUAL_FIRST_PHASES: Range = [9, 11];
/** How far apart equal marks are, in pixels. */
const MARK_GAP = 12;

type Range = readonly [least: number, most: number];
type PlotLibrary = Parameters<DrawChart>[0];

interface Mark {
  readonly views: ViewCount;
  readonly nodes: number;
  readonly length: number;
  readonly firstPhaseLength: number;
}

/** The length of the shortest solution so far, by the number of nodes visited. */
export function drawLengths(runs: readonly ViewRun[]): DrawChart {
  const marks = marksOf(runs);
  const steps = runs.flatMap(({ views, nodes, solutions }) => {
    const last = solutions.at(-1);
    const own = marks.filter((mark) => mark.views === views);
    return last?.moves.length
      ? [...own, { ...own[own.length - 1], nodes: onAxis(nodes) }]
      : own;
  });
  return (Plot, document) =>
    Plot.plot({
      ...{ ...FRAME, document },
      x: {
        type: "log",
        domain: [AXIS_START, NODES_EACH],
        label: "nodes visited",
        labelAnchor: "center",
        labelArrow: "none",
        labelOffset: 50,
        ticks: [1e2, 1e4, 1e6],
        tickFormat: formatPower,
      },
      y: lengthAxis(marks),
      marks: [
        Plot.gridY(lengthsOf(marks), { stroke: "var(--line)", strokeOpacity: 1 }),
        Plot.line(steps, {
          x: "nodes",
          y: "length",
          z: "views",
          stroke: ({ views }) => colourOf(views),
          strokeWidth: 2,
          curve: "step-after",
        }),
        ...dots(Plot, marks, "nodes"),
      ],
    });
}

/** The length of each solution, by the length of its first phase. */
export function drawFirstPhases(runs: readonly ViewRun[]): DrawChart {
  const marks = marksOf(runs);
  const ticks = wholeNumbers(
    axisRange(
      marks.map(({ firstPhaseLength }) => firstPhaseLength),
      USUAL_FIRST_PHASES,
    ),
  );
  return (Plot, document) =>
    Plot.plot({
      ...{ ...FRAME, document },
      x: {
        domain: [ticks[0] - 0.5, ticks[ticks.length - 1] + 0.5],
        label: "moves of the first phase",
        labelAnchor: "center",
        labelArrow: "none",
        labelOffset: 50,
        ticks,
        tickFormat: String,
      },
      y: lengthAxis(marks),
      marks: [
        Plot.gridY(lengthsOf(marks), { stroke: "var(--line)", strokeOpacity: 1 }),
        ...dots(Plot, marks, "firstPhaseLength"),
      ],
    });
}

/** The alt text of both charts. */
export function runsAltText(runs: readonly ViewRun[]): string {
  if (shortestOf(runs)?.moves.length === 0) return "No marks: the cube is solved.";
  return runs
    .map(({ views, solutions }) => {
      const found = solutions.map(
        ({ firstPhaseLength, moves }) => `${moves.length}, after ${firstPhaseLength}`,
      );
      return `${formatCount(views, "view")}: ${found.join("; ") || "no solution"}.`;
    })
    .join(" ");
}

const colourOf = (views: ViewCount) => VIEW_MARKS[views].colour;

/** The marks of all runs, beside each other where those of several runs coincide. */
function dots(
  Plot: PlotLibrary,
  marks: readonly Mark[],
  x: "nodes" | "firstPhaseLength",
) {
  return marks.map((mark) => {
    const equal = marks.filter(
      (one) => one[x] === mark[x] && one.length === mark.length,
    );
    const { symbol, colour } = VIEW_MARKS[mark.views];
    return Plot.dot([mark], {
      ...{ x, y: "length", symbol, fill: colour, stroke: "var(--card)", r: 5 },
      dx: MARK_GAP * (equal.indexOf(mark) - (equal.length - 1) / 2),
    });
  });
}

function onAxis(nodes: number): number {
  return Math.max(nodes, FEWEST_NODES);
}

/** A mark for each solution; a solved cube has none. */
function marksOf(runs: readonly ViewRun[]): Mark[] {
  return runs.flatMap(({ views, solutions }) =>
    solutions
      .filter(({ moves }) => moves.length > 0)
      .map(({ moves, nodes, firstPhaseLength }) => ({
        ...{ views, firstPhaseLength },
        nodes: onAxis(nodes),
        length: moves.length,
      })),
  );
}

/** All whole lengths from one below the shortest to one above the longest. */
function lengthsOf(marks: readonly Mark[]): number[] {
  const lengths = marks.map(({ length }) => length);
  const [least, most] = axisRange(lengths, USUAL_LENGTHS);
  return wholeNumbers([least - 1, most + 1]);
}

/** The usual range, widened to include these values; if all are below it, their own range. */
function axisRange(values: readonly number[], [least, most]: Range): Range {
  const highest = Math.max(...values);
  return values.length > 0 && highest < least
    ? [Math.min(...values), highest + 1]
    : [Math.min(...values, least), Math.max(highest, most)];
}

function wholeNumbers([least, most]: Range): number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

function lengthAxis(marks: readonly Mark[]) {
  const ticks = lengthsOf(marks);
  return {
    domain: [ticks[0], ticks[ticks.length - 1]],
    label: "moves in all",
    labelArrow: "none" as const,
    ticks: ticks.filter((length) => length % 2 === 0),
    tickFormat: String,
  };
}

function formatPower(nodes: number): string {
  if (nodes >= 1e6) return `${nodes / 1e6} million`;
  return nodes >= 1e3 ? `${nodes / 1e3},000` : String(nodes);
}

import { moveCosts, type Metric } from "#lib/puzzle/moves.ts";
import type {
  SolutionNode,
  SolutionEdge,
  SolutionGraph,
} from "#lib/solver/solution-graph.ts";
import {
  type BandName,
  NAME_ROOM,
  nameBands,
  type NamedBand,
  type NameRoom,
} from "./graph-names.ts";

/** A state in the drawing: a bar as wide as the number of solutions through it. */
export interface StateBar {
  readonly state: SolutionNode;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A turn in the drawing: a band as wide as the number of solutions that make it. */
export interface TurnBand extends NamedBand {
  readonly turn: SolutionEdge;
  /** The band's centre line, for SVG. */
  readonly path: string;
}

export interface LayeredGraph {
  readonly width: number;
  readonly height: number;
  /** Whether it is too wide for some boxes. */
  readonly isWide: boolean;
  readonly rows: readonly { readonly distance: number; readonly y: number }[];
  readonly bars: readonly StateBar[];
  readonly bands: readonly TurnBand[];
  readonly crossings: number;
  readonly room: NameRoom;
}

export const BAR_HEIGHT = 12;
const ROW = 44;
const MARGIN = 24;
/** The width of a phone. */
const MIN_WIDTH = 340;
/** The width of a figure beside the table of contents. */
const MAX_WIDTH = 700;
/** The largest width that fits into any box. */
const NARROW = 400;
const WIDTH_PER_STATE = 4.5;
/** The space for names in large letters, for a class. */
const LARGE_NAME: NameRoom = { width: 64, height: 44 };
/** The aspect ratio of a drawing with large names. */
const LARGE_ASPECT = 1.35;
/** The largest width of a single solution. */
const MAX_STRAND = 9;
const MAX_GAP = 46;
const SWEEPS = 12;

/** A state, or the point where a half turn of cost two crosses a row. */
interface Stop {
  readonly state: SolutionNode | undefined;
  readonly weight: number;
  readonly above: Link[];
  readonly below: Link[];
  x: number;
  width: number;
}

/** The part of a band between two adjacent rows. */
interface Link {
  readonly from: Stop;
  readonly to: Stop;
  readonly turn: SolutionEdge;
}

type Rows = Stop[][];

/**
 * Lays out the graph of all shortest solutions in rows by distance, the cube at the top and
 * solved at the bottom, with few crossings.
 *
 * @param isLarge  whether to spread out a narrow graph for large letters
 * @cost  a dozen sweeps, each sorting every row
 */
export function layOutSolutions(
  graph: SolutionGraph,
  metric: Metric,
  isLarge = false,
): LayeredGraph {
  const { rows, chains } = buildRows(graph, metric);
  const crossings = reduceCrossings(rows);
  const widest = Math.max(...rows.map((row) => row.length));
  const yOf = (row: number) => MARGIN + BAR_HEIGHT / 2 + row * ROW;
  const height = 2 * yOf(0) + (rows.length - 1) * ROW;
  const normalWidth = Math.min(
    Math.max(widest * WIDTH_PER_STATE, MIN_WIDTH),
    MAX_WIDTH,
  );
  const isSpread = isLarge && normalWidth <= NARROW;
  const width = isSpread ? Math.max(normalWidth, LARGE_ASPECT * height) : normalWidth;
  setWidths(rows, graph.solutions, width, (MAX_GAP * width) / normalWidth);
  const room = isSpread ? LARGE_NAME : NAME_ROOM;
  const strand = strandWidth(graph.solutions, width);

  const bars = rows.flatMap((row, i) =>
    row.flatMap(({ state, x, width }) => (state ? { state, x, y: yOf(i), width } : [])),
  );
  const rowOf = new Map(rows.flatMap((row, i) => row.map((stop) => [stop, i])));
  const bands = chains.map((links) => drawBand(links, strand, rowOf, yOf));
  return {
    width,
    height,
    isWide: normalWidth > NARROW,
    room,
    rows: rows.map((_, i) => ({ distance: rows.length - 1 - i, y: yOf(i) })),
    bars,
    bands: nameBands(bands, (row) => rows[row].length, room),
    crossings,
  };
}

/**
 * Puts each state in the row of its distance, and splits turns into links between adjacent
 * rows.
 */
function buildRows(
  graph: SolutionGraph,
  metric: Metric,
): { rows: Rows; chains: Link[][] } {
  const farthest = graph.states[0].distance;
  const rows: Rows = Array.from({ length: farthest + 1 }, () => []);
  const stops = new Map<number, Stop>();
  for (const state of graph.states) {
    const stop = newStop(state, state.solutions);
    stops.set(state.index, stop);
    rows[farthest - state.distance].push(stop);
  }
  const costs = moveCosts(metric);
  const chains = graph.turns.map((turn) => {
    const from = stops.get(turn.from)!;
    const to = stops.get(turn.to)!;
    if (costs[turn.move] === 1) return [link(from, to, turn)];
    const between = newStop(undefined, turn.solutions);
    rows[farthest - from.state!.distance + 1].push(between);
    return [link(from, between, turn), link(between, to, turn)];
  });
  return { rows, chains };
}

function newStop(state: SolutionNode | undefined, weight: number): Stop {
  return { state, weight, above: [], below: [], x: 0, width: 0 };
}

function link(from: Stop, to: Stop, turn: SolutionEdge): Link {
  const link = { from, to, turn };
  from.below.push(link);
  to.above.push(link);
  return link;
}

/**
 * Sorts each row by the mean of its neighbours' places, downwards and upwards alternately,
 * and keeps the best order (Sugiyama's method).
 */
function reduceCrossings(rows: Rows): number {
  let best = rows.map((row) => row.slice());
  let fewest = countCrossings(rows);
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep++) {
    const isDown = sweep % 2 === 0;
    const place = new Map<Stop, number>();
    const middle = (stop: Stop) => {
      const near = isDown
        ? stop.above.map(({ from, turn }) => [place.get(from)!, turn.solutions])
        : stop.below.map(({ to, turn }) => [place.get(to)!, turn.solutions]);
      const sum = near.reduce((total, [at, weight]) => total + at * weight, 0);
      return sum / stop.weight;
    };
    for (const row of isDown ? rows : rows.toReversed()) {
      const middles = new Map(row.map((stop) => [stop, middle(stop)]));
      // The first row has no neighbours on this side, and is left as it is.
      if (place.size > 0) row.sort((a, b) => middles.get(a)! - middles.get(b)!);
      row.forEach((stop, i) => place.set(stop, (i + 0.5) / row.length));
    }
    const crossings = countCrossings(rows);
    if (crossings >= fewest) continue;
    fewest = crossings;
    best = rows.map((row) => row.slice());
  }
  best.forEach((row, i) => rows[i].splice(0, row.length, ...row));
  return fewest;
}

/** Counts pairs of links whose ends are in opposite orders. */
function countCrossings(rows: Rows): number {
  let crossings = 0;
  for (let i = 0; i + 1 < rows.length; i++) {
    const place = new Map(rows[i + 1].map((stop, at) => [stop, at]));
    const ends = rows[i].map(({ below }) => below.map(({ to }) => place.get(to)!));
    /** The targets of the links of earlier stops. */
    const passed: number[] = [];
    for (const places of ends) {
      for (const at of places) crossings += passed.filter((end) => end > at).length;
      passed.push(...places);
    }
  }
  return crossings;
}

function strandWidth(solutions: number, width: number): number {
  return Math.min(MAX_STRAND, (0.4 * (width - 2 * MARGIN)) / solutions);
}

/** Sets the width and x of each stop, with equal gaps. */
function setWidths(rows: Rows, solutions: number, width: number, maxGap: number): void {
  const strand = strandWidth(solutions, width);
  const widest = Math.max(...rows.map((row) => row.length));
  const inner = width - 2 * MARGIN;
  const minWidth = Math.min(BAR_HEIGHT, (0.25 * inner) / widest);
  for (const row of rows) {
    for (const stop of row) {
      stop.width = Math.max(stop.weight * strand, stop.state ? minWidth : 0);
    }
  }
  const rowWidth = (row: Stop[]) => row.reduce((sum, stop) => sum + stop.width, 0);
  const gap = Math.min(
    maxGap,
    ...rows.map((row) => (inner - rowWidth(row)) / Math.max(row.length - 1, 1)),
  );
  for (const row of rows) {
    const used = rowWidth(row) + (row.length - 1) * gap;
    let at = (width - used) / 2;
    for (const stop of row) {
      stop.x = at + stop.width / 2;
      at += stop.width + gap;
    }
  }
}

/** A curve that leaves and arrives vertically, as d3's linkVertical draws it. */
function drawLink({ source: [x0, y0], target: [x1, y1] }: LinkEnds): string {
  const middle = (y0 + y1) / 2;
  return `M${x0},${y0}C${x0},${middle},${x1},${middle},${x1},${y1}`;
}

interface LinkEnds {
  readonly source: readonly [number, number];
  readonly target: readonly [number, number];
}

function drawBand(
  links: readonly Link[],
  strand: number,
  rowOf: ReadonlyMap<Stop, number>,
  yOf: (row: number) => number,
): Omit<TurnBand, keyof BandName> {
  const half = (stop: Stop) => (stop.state ? BAR_HEIGHT / 2 : 0);
  const ends = links.map((link) => {
    const source: [number, number] = [
      endOf(link, link.from, link.from.below, strand),
      yOf(rowOf.get(link.from)!) + half(link.from),
    ];
    const target: [number, number] = [
      endOf(link, link.to, link.to.above, strand),
      yOf(rowOf.get(link.to)!) - half(link.to),
    ];
    return { source, target };
  });
  return {
    turn: links[0].turn,
    row: rowOf.get(links[0].from)!,
    path: ends.map((end) => shorten(drawLink(end))).join(""),
    width: links[0].turn.solutions * strand,
    points: [ends[0].source, ...ends.map(({ target }) => target)],
  };
}

/** The end of a link, side by side with others at its stop, sorted by their other ends. */
function endOf(link: Link, stop: Stop, side: readonly Link[], strand: number): number {
  const other = (one: Link) => (one.from === stop ? one.to.x : one.from.x);
  const ordered = side.toSorted((a, b) => other(a) - other(b));
  const before = ordered.slice(0, ordered.indexOf(link));
  const wide = ({ turn }: Link) => turn.solutions * strand;
  const all = side.reduce((sum, one) => sum + wide(one), 0);
  const left = before.reduce((sum, one) => sum + wide(one), stop.x - all / 2);
  return left + wide(link) / 2;
}

const shorten = (path: string) =>
  path.replace(/\d+\.\d+/g, (digits) => String(Number(Number(digits).toFixed(2))));

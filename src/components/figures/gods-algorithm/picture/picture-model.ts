import { N_ORIENTATIONS, N_PERMUTATIONS, N_STATES } from "#lib/puzzle/coordinates.ts";
import type { Metric } from "#lib/puzzle/moves.ts";
import {
  type PictureOrder,
  PICTURE_ORDERS,
  type PicturePixel,
} from "#src/workers/arrange-states.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { LAST_ZOOM, SCALES } from "./picture-window.ts";

export interface PictureState extends PicturePixel {
  readonly metric: Metric;
  readonly order: PictureOrder;
  /** The only distance displayed; undefined for all. */
  readonly highlight: number | undefined;
  /** An index into `SCALES`. Above 0, the view is centred on the column and row. */
  readonly zoom: number;
  /** The index of the selected state; undefined for the reader's cube. */
  readonly selected: number | undefined;
}

export type PictureAction =
  | { type: "metric"; metric: Metric }
  | { type: "order"; order: PictureOrder }
  | { type: "light"; distance: number | undefined }
  /** Zooms around a place, if given. */
  | { type: "zoom"; zoom: number; place?: PicturePixel }
  | { type: "pan"; place: PicturePixel }
  | { type: "choose"; index: number | undefined; place?: PicturePixel };

/** The largest distance that can be highlighted. */
export function diameterIn(metric: Metric): number {
  return PUBLISHED_HISTOGRAMS.states[metric].length - 1;
}

export const pictureModel: WidgetModel<PictureState, PictureAction> = {
  key: "pic",
  version: 1,
  initial: {
    metric: "HTM",
    order: "index",
    highlight: undefined,
    zoom: 0,
    column: N_PERMUTATIONS / 2,
    row: Math.floor(N_ORIENTATIONS / 2),
    selected: undefined,
  },
  update(picture, action) {
    const next = change(picture, action);
    const same = (Object.keys(next) as (keyof PictureState)[]).every(
      (key) => next[key] === picture[key],
    );
    return same ? picture : next;
  },
  encode({ metric, order, highlight, zoom, column, row, selected }) {
    return [
      metric,
      order,
      highlight ?? "all",
      zoom,
      column,
      row,
      selected ?? "mine",
    ].join("-");
  },
  decode,
  describe({ metric, order, highlight, zoom, selected }) {
    const distances =
      highlight === undefined
        ? "all distances"
        : `only the states at distance ${highlight}`;
    const size = zoom === 0 ? "the whole picture" : `${SCALES[zoom]} pixels a state`;
    const at =
      selected === undefined ? "" : `, cursor on state ${formatNumber(selected)}`;
    return `${metric}, ${ORDER_NAMES[order]}, ${distances}, ${size}${at}.`;
  },
};

export const ORDER_NAMES: Readonly<Record<PictureOrder, string>> = {
  index: "by index",
  sorted: "sorted",
  scrambled: "scrambled",
};

function change(picture: PictureState, action: PictureAction): PictureState {
  switch (action.type) {
    case "metric": {
      const { metric } = action;
      const { highlight } = picture;
      const clamped =
        highlight === undefined ? highlight : Math.min(highlight, diameterIn(metric));
      return { ...picture, metric, highlight: clamped };
    }
    case "order":
      return { ...picture, order: action.order };
    case "light":
      return { ...picture, highlight: action.distance };
    case "zoom":
      return {
        ...picture,
        ...action.place,
        zoom: Math.min(Math.max(action.zoom, 0), LAST_ZOOM),
      };
    case "pan":
      return { ...picture, ...clampPlace(action.place) };
    case "choose":
      return { ...picture, ...action.place, selected: action.index };
  }
}

function clampPlace({ column, row }: PicturePixel): PicturePixel {
  return {
    column: Math.min(Math.max(Math.round(column), 0), N_PERMUTATIONS - 1),
    row: Math.min(Math.max(Math.round(row), 0), N_ORIENTATIONS - 1),
  };
}

const EXAMPLE = "a picture looks like HTM-sorted-all-0-2520-364-mine";

function decode(text: string): PictureState {
  const match =
    /^(HTM|QTM)-([a-z]+)-(all|\d{1,2})-(\d)-(\d{1,4})-(\d{1,3})-(mine|\d{1,7})$/.exec(
      text,
    );
  if (!match) throw new Error(EXAMPLE);
  const metric = match[1] as Metric;
  const order = PICTURE_ORDERS.find((known) => known === match[2]);
  if (!order) {
    throw new Error(
      `its order is “${match[2]}”; expected one of ${PICTURE_ORDERS.join(", ")}`,
    );
  }
  return {
    metric,
    order,
    highlight:
      match[3] === "all"
        ? undefined
        : parseUpTo(match[3], diameterIn(metric), `a distance in ${metric}`),
    zoom: parseUpTo(match[4], LAST_ZOOM, "a zoom level"),
    column: parseUpTo(match[5], N_PERMUTATIONS - 1, "a column"),
    row: parseUpTo(match[6], N_ORIENTATIONS - 1, "a row"),
    selected:
      match[7] === "mine"
        ? undefined
        : parseUpTo(match[7], N_STATES - 1, "the number of a state"),
  };
}

function parseUpTo(text: string, last: number, what: string): number {
  const value = Number(text);
  if (value <= last) return value;
  throw new Error(`${text} is not ${what}: the range is 0 to ${formatNumber(last)}`);
}

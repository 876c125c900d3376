import { renderToString } from "preact-render-to-string";
import { readFileSync } from "node:fs";
import { crc32, inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  MEANS,
  paintWindow,
  meanShade,
  meanShades,
  highlightStrengths,
} from "#figures/gods-algorithm/picture/draw-picture.ts";
import { encodeIndexedPng } from "#figures/gods-algorithm/picture/indexed-png.ts";
import {
  diameterIn,
  type PictureState,
  pictureModel,
} from "#figures/gods-algorithm/picture/picture-model.ts";
import {
  LAST_ZOOM,
  pixelOf,
  canPan,
  picturePlaceAt,
  SCALES,
  windowOf,
} from "#figures/gods-algorithm/picture/picture-window.ts";
import {
  checkCounts,
  dotLegend,
  distanceLabel,
  pictureCaption,
} from "#figures/gods-algorithm/picture/picture-text.ts";
import { DistanceBars } from "#figures/gods-algorithm/picture/DistanceBars.tsx";
import { depthPalette } from "#figures/gods-algorithm/picture/static-picture.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import { N_ORIENTATIONS, N_PERMUTATIONS, N_STATES } from "#lib/index.ts";
import { arrangeDistances, PICTURE_ORDERS } from "#src/workers/arrange-states.ts";

const METRICS = ["HTM", "QTM"] as const;

const { initial, update, encode, decode, describe: speak } = pictureModel;

/** Every metric, order and highlighted distance, at every zoom. */
function* pictures(): Generator<PictureState> {
  for (const metric of METRICS)
    for (const order of PICTURE_ORDERS)
      for (let lit = -1; lit <= diameterIn(metric); lit++)
        for (let zoom = 0; zoom <= LAST_ZOOM; zoom++) {
          const place = { column: (lit + 1) * 335, row: zoom * 182 };
          const chosen = zoom % 2 ? N_STATES - 2 - lit : undefined;
          yield {
            metric,
            order,
            highlight: lit < 0 ? undefined : lit,
            zoom,
            selected: chosen,
            ...place,
          };
        }
}

describe("the picture's state", () => {
  test("decode undoes encode, whatever is shown", () => {
    for (const picture of pictures()) expect(decode(encode(picture))).toEqual(picture);
    expect(decode(encode(initial))).toEqual(initial);
  });

  test.each([
    ["", /looks like HTM-sorted-all-0-2520-364-mine/],
    ["FTM-sorted-all-0-0-0-mine", /looks like/],
    ["HTM-random-all-0-0-0-mine", /expected one of index, sorted, scrambled/],
    ["HTM-sorted-12-0-0-0-mine", /12 is not a distance in HTM: the range is 0 to 11/],
    ["QTM-sorted-14-5-0-0-mine", /5 is not a zoom level/],
    ["HTM-sorted-all-0-5040-0-mine", /5040 is not a column/],
    ["HTM-sorted-all-0-0-729-mine", /729 is not a row/],
    ["HTM-sorted-all-0-0-0-3674160", /not the number of a state/],
    ["HTM-sorted-all-0-0-0-mine-", /looks like/],
  ])("refuses “%s” and says why", (text, why) => {
    expect(() => decode(text)).toThrow(why);
  });

  test("an action that changes nothing gives back the same state", () => {
    expect(update(initial, { type: "zoom", zoom: -1 })).toBe(initial);
    expect(update(initial, { type: "order", order: "index" })).toBe(initial);
    expect(update(initial, { type: "light", distance: undefined })).toBe(initial);
  });

  test("zoom and place stay within the picture", () => {
    const close = update(initial, { type: "zoom", zoom: 99 });
    expect(close.zoom).toBe(LAST_ZOOM);
    const away = update(close, { type: "pan", place: { column: -7.2, row: 9999 } });
    expect([away.column, away.row]).toEqual([0, N_ORIENTATIONS - 1]);
  });

  test("a lit distance that the other metric does not have becomes its farthest", () => {
    const lit = update(
      { ...initial, metric: "QTM" },
      { type: "light", distance: diameterIn("QTM") },
    );
    expect(update(lit, { type: "metric", metric: "HTM" }).highlight).toBe(
      diameterIn("HTM"),
    );
  });

  test("each is spoken, and explained in words, differently where it looks different", () => {
    const spoken = new Set([...pictures()].map(speak));
    expect(spoken.size).toBeGreaterThan(
      METRICS.length * PICTURE_ORDERS.length * LAST_ZOOM,
    );
    for (const metric of METRICS) {
      const words = PICTURE_ORDERS.map((order) =>
        pictureCaption({ ...initial, metric, order }),
      );
      expect(new Set(words).size).toBe(PICTURE_ORDERS.length);
    }
    for (const picture of pictures()) {
      const words = dotLegend(picture, { width: 700, height: 350 });
      const scale = SCALES[picture.zoom];
      expect(words).toContain(scale === 0 ? "7 × 2 states" : "one state");
    }
  });
});

describe("the window", () => {
  test.each([1, 2, 3, 4])(
    "at zoom %i every pixel of a state's square shows that state, at all four corners",
    (zoom) => {
      for (const [column, row] of [
        [0, 0],
        [N_PERMUTATIONS - 1, 0],
        [0, N_ORIENTATIONS - 1],
        [N_PERMUTATIONS - 1, N_ORIENTATIONS - 1],
        [2520, 364],
      ]) {
        const view = windowOf({ zoom, column, row }, 366, 275);
        // After the last row and column there may be some room without states.
        const right = Math.min(view.width, (N_PERMUTATIONS - view.left) * view.scale);
        const bottom = Math.min(view.height, (N_ORIENTATIONS - view.top) * view.scale);
        expect(view.width - right).toBeLessThan(view.scale);
        expect(view.height - bottom).toBeLessThan(view.scale);
        for (let y = 0; y < bottom; y += 7) {
          for (let x = 0; x < right; x += 5) {
            const place = picturePlaceAt(view, x, y);
            const middle = pixelOf(view, place);
            expect(Math.abs(middle.x - x - 0.5)).toBeLessThanOrEqual(view.scale / 2);
            expect(Math.abs(middle.y - y - 0.5)).toBeLessThanOrEqual(view.scale / 2);
          }
        }
        const { x, y } = pixelOf(view, { column, row });
        expect(x > 0 && x < view.width && y > 0 && y < view.height).toBe(true);
      }
    },
  );

  test("the whole picture reaches from the first state to the last", () => {
    const view = windowOf({ zoom: 0, column: 0, row: 0 }, 720, 365);
    expect(picturePlaceAt(view, 0, 0)).toEqual({ column: 0, row: 0 });
    const last = picturePlaceAt(view, 719.999, 364.999);
    expect(last).toEqual({ column: N_PERMUTATIONS - 1, row: N_ORIENTATIONS - 1 });
  });
});

describe("a drag of the picture", () => {
  const at = (zoom: number, row: number) =>
    windowOf({ zoom, column: 2520, row }, 366, 275);
  const last = N_ORIENTATIONS - 1;

  test("is left to the page at the edge that it leads out of", () => {
    expect(canPan(at(1, 0), 0, 20)).toBe(false);
    expect(canPan(at(1, 0), 0, -20)).toBe(true);
    expect(canPan(at(1, last), 0, -20)).toBe(false);
    expect(canPan(at(1, last), 0, 20)).toBe(true);
  });

  test("moves it sideways everywhere, and upright in the middle", () => {
    expect(canPan(at(1, 0), 20, 5)).toBe(true);
    expect(canPan(at(2, 360), 3, 20)).toBe(true);
    expect(canPan(at(2, 360), 3, -20)).toBe(true);
  });

  test("does not move the whole picture", () => {
    expect(canPan(at(0, 360), 20, 0)).toBe(false);
  });
});

describe("the pixels", () => {
  // Distances computed from the position, so that every dot's mean is known.
  const distance = Uint8Array.from({ length: N_STATES }, (_, index) =>
    Math.floor(index / N_ORIENTATIONS) < N_PERMUTATIONS / 2 ? 8 : 9 + (index % 2),
  );
  const sheet = arrangeDistances({ metric: "HTM", order: "index", distance });
  const paint = {
    depths: Uint32Array.from({ length: 15 }, (_, depth) => 0xff000000 + depth),
    ink: 0xff0000ff,
    paper: 0xffffffff,
  };

  test("a dot of the whole picture has the shade of the mean of its states", () => {
    const size = { width: 504, height: 81 };
    const shades = meanShades(sheet, size);
    for (let y = 0; y < size.height; y++) {
      expect(shades[y * size.width]).toBe(meanShade(8, "HTM"));
      // Nines and tens alternate, as on a chessboard.
      expect(shades[(y + 1) * size.width - 1]).toBe(meanShade(9.5, "HTM"));
    }
  });

  test("shades rise with the mean and never leave the scale", () => {
    for (const metric of METRICS) {
      const [low, high] = MEANS[metric];
      let before = meanShade(0, metric);
      for (let mean = 0; mean <= 14; mean += 0.01) {
        const shade = meanShade(mean, metric);
        expect(shade).toBeGreaterThanOrEqual(before);
        before = shade;
      }
      expect(meanShade(low, metric)).toBe(3);
      expect(meanShade(high, metric)).toBe(13);
    }
  });

  test("lit dots are as full as their share, and dots without a lit state are empty", () => {
    const strengths = highlightStrengths(sheet, { width: 504, height: 81 }, 8);
    expect(strengths[0]).toBe(1);
    expect(strengths[503]).toBe(0);
    const few = highlightStrengths(
      { ...sheet, distance: new Uint8Array(N_STATES).with(0, 7), counts: [] },
      { width: 504, height: 81 },
      7,
    );
    expect(few.filter((strength) => strength > 0)).toHaveLength(4);
  });

  test("close up each square has the colour of its own state, and lights only what is lit", () => {
    const view = windowOf({ zoom: 2, column: 2520, row: 100 }, 90, 60);
    const pixels = new Uint32Array(90 * 60);
    paintWindow(pixels, sheet, view, undefined, paint);
    const lit = new Uint32Array(90 * 60);
    paintWindow(lit, sheet, view, 9, paint);
    for (let y = 0; y < 60; y++) {
      for (let x = 0; x < 90; x++) {
        const { column, row } = picturePlaceAt(view, x, y);
        const own = distance[column * N_ORIENTATIONS + row];
        expect(pixels[y * 90 + x]).toBe(paint.depths[own]);
        expect(lit[y * 90 + x]).toBe(own === 9 ? paint.ink : paint.paper);
      }
    }
  });
});

test("counts that differ from the published ones are named, wherever they differ", () => {
  for (const metric of METRICS) {
    const counts = PUBLISHED_HISTOGRAMS.states[metric];
    expect(checkCounts({ metric, counts }).agrees).toBe(true);
    counts.forEach((count, depth) => {
      const check = checkCounts({ metric, counts: counts.with(depth, count + 1) });
      expect(check.agrees).toBe(false);
      expect(check.text).toContain(`at distance ${depth} instead of`);
    });
    expect(checkCounts({ metric, counts: [...counts, 1] }).agrees).toBe(false);
    expect(checkCounts({ metric, counts: counts.slice(1) }).agrees).toBe(false);
  }
});

describe("the picture as a file", () => {
  const palette = ["#faf7c0", "#010203"];
  const pixels = Uint8Array.of(0, 1, 1, 1, 0, 0);
  const file = Buffer.from(encodeIndexedPng(pixels, { width: 3, height: 2 }, palette));
  const chunks = readChunks(file);

  test("is a PNG whose chunks have right lengths and checksums", () => {
    expect(file.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
    expect([...chunks.keys()]).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  });

  test("holds its size, its colours and every pixel", () => {
    expect([...chunks.get("IHDR")!]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
    expect(chunks.get("PLTE")!.toString("hex")).toBe("faf7c0010203");
    expect([...inflateSync(chunks.get("IDAT")!)]).toEqual([0, 0, 1, 1, 0, 1, 0, 0]);
  });

  test("has the colours of the style sheet, one for each distance", () => {
    const tokens = readFileSync("src/styles/tokens.css", "utf8");
    for (const theme of ["light", "dark"] as const) {
      const colours = depthPalette(tokens, theme);
      expect(new Set(colours).size).toBe(15);
      colours.forEach((colour, depth) => {
        const line = tokens.split("\n").find((l) => l.includes(`--depth-${depth}:`))!;
        expect(line.match(/#\w+/g)![theme === "light" ? 0 : 1]).toBe(colour);
      });
    }
  });

  function readChunks(png: Buffer): Map<string, Buffer> {
    const found = new Map<string, Buffer>();
    for (let at = 8; at < png.length;) {
      const length = png.readUInt32BE(at);
      const named = png.subarray(at + 4, at + 8 + length);
      expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(named));
      found.set(named.toString("latin1", 0, 4), named.subarray(4));
      at += 12 + length;
    }
    return found;
  }
});

test("the cursor's distance is said once it is known", () => {
  expect(
    [undefined, 0, 1, 11].map((distance) => distanceLabel(distance, "HTM")),
  ).toEqual([
    undefined,
    "It is solved.",
    "It is one turn from solved.",
    "It is eleven turns from solved.",
  ]);
});

test("each bar is named by its distance and its number of states", () => {
  const bars = renderToString(
    <DistanceBars
      metric="HTM"
      counts={[1, 9]}
      highlight={undefined}
      onHighlight={() => {}}
    />,
  );
  expect(bars).toContain('"Only distance 0: 1 state"');
  expect(bars).toContain('"Only distance 1: 9 states"');
  expect(bars).toContain('"Only distance 2: 0 states"');
});

import { expect, test } from "vitest";
import { whyTooExpensive } from "#notebook/output/render-cost.ts";
import { outlineLength, styleOf } from "#notebook/output/drawing-style.ts";
import { type MarkupElement, readMarkup } from "#notebook/output/markup.ts";

const svg = (inner: string) => `<svg width="600" height="400">${inner}</svg>`;
const times = (count: number, markup: string) => markup.repeat(count);
const inside = (levels: number, tag: string) => times(levels, `<${tag}>`);
const using = (part: string, content: string, use: string) =>
  svg(`<defs><${part} id="p" width="1" height="1">${content}</${part}></defs>${use}`);
const LINE = `<polyline points="${times(600, "1,2 ")}"`;

test.each([
  ["path", 'd="M0 0A1 1 0 0 1 2 0"', Math.PI],
  ["path", 'd="M-3 0L0 4"', 5],
  ["polygon", 'points="0,0 3,0 3,4"', 12],
  ["polyline", 'points="0,0 -3,0 -3,-4"', 7],
  ["line", 'x1="-3" x2="3" y1="4" y2="-4"', 10],
  ["circle", 'r="5"', 10 * Math.PI],
  ["ellipse", 'rx="5" ry="1"', 21.01],
  ["rect", 'width="3" height="4"', 14],
])(
  "a %s with %s has an outline no longer than is reckoned, nor that many times",
  (name, attributes, length) => {
    const [element] = readMarkup(`<${name} ${attributes}/>`);
    const reckoned = outlineLength(name, styleOf(element as MarkupElement));
    expect(reckoned).toBeGreaterThanOrEqual(length);
    expect(reckoned).toBeLessThan(15 * length);
  },
);

/** Each within its limit, and with a little more of the same. */
const LIMITS: Record<string, [most: string, more: string, why: RegExp]> = {
  "elements inside each other": [
    svg(inside(99, "g")),
    svg(inside(100, "g")),
    /more than 100 elements inside each other/,
  ],
  "elements inside each other, more than a stack holds": [
    svg(inside(99, "g")),
    svg(inside(50_000, "g")),
    /more than 100 elements inside each other/,
  ],
  "elements inside each other in a pattern": [
    using("pattern", inside(90, "g"), ""),
    using("pattern", inside(50_000, "g"), ""),
    /more than 100 elements inside each other/,
  ],
  "a side": [
    `<svg width="20000" height="20000"/>`,
    `<svg style="height: 20001px"/>`,
    /20,001 pixels tall; at most 20,000/,
  ],
  columns: [
    times(1500, '<p style="columns: 2"></p>'),
    '<p style="columns: 2"><b style="columns: 2">x</b></p>',
    /columns within columns/,
  ],
  "boxes in a line": [
    times(1500, '<b style="display: inline-block">x</b>'),
    times(4000, '<b style="display: inline-block">x</b>'),
    /mostly because of its boxes/,
  ],
  letters: [
    svg(`<text>${times(149_000, "x")}</text>`),
    svg(`<text>${times(151_000, "x")}</text>`),
    /mostly because of its letters/,
  ],
  "letters of other fonts": [
    svg(`<text>${times(7_000, "日")}</text>`),
    svg(`<text>${times(14_000, "日")}</text>`),
    /letters/,
  ],
  "letters that are stretched": [
    svg(`<text textLength="9">${times(14_900, "x")}</text>`),
    svg(`<text textLength="9">${times(900_000, "x")}</text>`),
    /busy 60 times longer than is allowed, mostly because of its letters/,
  ],
  paths: [
    svg(`<path d="${times(740_000, "1")}"/>`),
    svg(`<path d="${times(760_000, "1")}"/>`),
    /paths/,
  ],
  markers: [
    using("marker", "<circle/>", `<g marker-mid="url(#p)">${LINE}/></g>`),
    using("marker", times(1000, "<circle/>"), `<g marker-mid="url(#p)">${LINE}/></g>`),
    /markers/,
  ],
  patterns: [
    using("pattern", "<circle/>", times(1000, '<rect fill="url(#p)"/>')),
    using("pattern", times(100, "<circle/>"), times(1000, '<rect fill="url(#p)"/>')),
    /patterns/,
  ],
  masks: [
    using("mask", "<circle/>", times(150, '<rect mask="url(#p)"/>')),
    using("mask", "<circle/>", times(200, '<rect mask="url(#p)"/>')),
    /masks/,
  ],
  "clip paths": [
    using("clipPath", "<circle/>", times(1000, '<rect clip-path="url(#p)"/>')),
    using("clipPath", "<circle/>", times(1500, '<rect clip-path="url(#p)"/>')),
    /clip paths/,
  ],
  "transparent groups": [
    svg(times(280, '<g opacity=".5"><rect/></g>')),
    svg(times(300, '<g opacity=".5"><rect/></g>')),
    /transparent groups/,
  ],
  blending: [
    svg(times(280, '<rect style="mix-blend-mode: multiply"/>')),
    svg(times(300, '<rect style="mix-blend-mode: multiply"/>')),
    /blending/,
  ],
  dashes: [
    svg(`<g stroke-dasharray="4 3">${times(500, '<line x2="600"/>')}</g>`),
    svg(`<g stroke-dasharray="0.001">${times(500, '<line x2="600"/>')}</g>`),
    /dashes/,
  ],
  "dashes around letters": [
    svg(`<text stroke-dasharray="4" font-size="40">${"letter ".repeat(50)}</text>`),
    svg(`<text stroke-dasharray="0.001" font-size="40">${"letter ".repeat(50)}</text>`),
    /dashes/,
  ],
  "dashes that a pattern inherits": [
    svg(
      `<g stroke-dasharray="4"><pattern id="p"><line x2="600"/></pattern></g>${'<rect fill="url(#p)"/>'.repeat(20)}`,
    ),
    svg(
      `<g stroke-dasharray="0.001"><pattern id="p"><line x2="600"/></pattern></g>${'<rect fill="url(#p)"/>'.repeat(20)}`,
    ),
    /patterns/,
  ],
  "dashes of a length that is told": [
    svg('<path d="M0 0" pathLength="490000" stroke-dasharray="1"/>'),
    svg('<path d="M0 0" pathLength="800000" stroke-dasharray="1"/>'),
    /dashes/,
  ],
};

test.each(Object.keys(LIMITS))("limits the cost of %s", (name) => {
  const [most, more, why] = LIMITS[name];
  expect(whyTooExpensive(readMarkup(most))).toBeUndefined();
  expect(whyTooExpensive(readMarkup(more))).toMatch(why);
});

test.each([
  ["path", "d", "M"],
  ["polyline", "points", ""],
  ["polygon", "points", ""],
])(
  "markers are drawn at each point of a %s, and none on a circle",
  (name, points, begin) => {
    const drawing = (shape: string) =>
      using("marker", times(100, "<circle/>"), times(400, shape));
    const at = `marker-mid="url(#p)" ${points}="${begin}${times(60, "1,2 ")}"`;
    expect(whyTooExpensive(readMarkup(drawing(`<${name} ${at}/>`)))).toMatch(/markers/);
    expect(whyTooExpensive(readMarkup(drawing(`<circle ${at}/>`)))).toBeUndefined();
  },
);

test("a line has two points for markers", () => {
  const drawing = (shapes: number) =>
    using(
      "marker",
      times(100, "<circle/>"),
      times(shapes, '<line marker-end="url(#p)"/>'),
    );
  expect(whyTooExpensive(readMarkup(drawing(10)))).toBeUndefined();
  expect(whyTooExpensive(readMarkup(drawing(3000)))).toMatch(/markers/);
});

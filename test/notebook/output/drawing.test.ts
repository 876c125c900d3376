import { describe, expect, test } from "vitest";
import * as d3 from "#notebook/run/d3-module.ts";
import * as Plot from "#notebook/run/plot-module.ts";
import { DRAWING, renderDrawing } from "#notebook/output/drawing.ts";
import { renderValue } from "#notebook/output/render-value.ts";

const rows = [1, 9, 54].map((count, depth) => ({
  count,
  depth,
  kind: depth % 2 ? "odd" : "even",
}));
const xy = { x: "depth", y: "count" };

function svgOf(value: unknown): string {
  const { view } = renderValue(value);
  if (view?.kind !== "drawing") throw new Error(`no drawing, but ${view?.kind}`);
  return view.svg;
}

test("axis labels have room next to the ticks, unless margins are set", () => {
  const frame = (options: object) =>
    /<rect[^>]*>/.exec(
      svgOf(
        Plot.plot({
          height: 200,
          ...options,
          marks: [Plot.frame(), Plot.dot(rows, xy)],
        }),
      ),
    )![0];
  expect(frame({})).toMatch(/height="120".* y="32"|y="32".* height="120"/);
  expect(frame({ marginBottom: 40 })).toContain('height="128"');
  for (const options of [{ margin: 10 }, { margin: 10, axis: null }]) {
    expect(frame(options)).toContain('height="180"');
  }
  expect(frame({ y: { label: null }, x: { label: null } })).toContain('y="20"');
  // A map has none.
  const map = { projection: "mercator" };
  expect(frame(map)).toBe(frame({ ...map, axis: null }));
});

const CHARTS: Record<string, [() => unknown, RegExp]> = {
  "Plot.plot": [() => Plot.plot({ marks: [Plot.barY(rows, xy)] }), /(<rect .*){3}/],
  "the plot of a mark": [() => Plot.lineY(rows, xy).plot(), /<path .*d="M/],
  "the plot of several marks": [
    () => Plot.marks(Plot.lineY(rows, xy), Plot.dotY(rows, xy)).plot(),
    /(<circle .*){3}/,
  ],
  "an axis of its own": [
    () => Plot.plot({ marks: [Plot.axisX([1, 2])] }),
    />2\.0<\/text>/,
  ],
  "a grouping transform": [
    () => Plot.barX(rows, Plot.groupY({ x: "sum" }, { y: "kind", x: "count" })).plot(),
    /(<rect .*){2}/,
  ],
  facets: [() => Plot.dot(rows, { ...xy, fy: "kind" }).plot(), /odd/],
  "text and tips": [
    () =>
      Plot.plot({
        marks: [Plot.text(rows, { ...xy, text: "count" }), Plot.tip(rows, xy)],
      }),
    />54</,
  ],
  "a waffle, by its pattern": [() => Plot.waffleY(rows, xy).plot(), /<pattern id=/],
  "a title and a caption": [
    () => Plot.plot({ title: "Depths", caption: "all", marks: [Plot.dot(rows, xy)] }),
    /^<figure.*<h2>Depths<\/h2>.*<figcaption>all/,
  ],
  "a legend of kinds": [
    () =>
      Plot.plot({
        color: { legend: true },
        marks: [Plot.dot(rows, { ...xy, fill: "kind" })],
      }),
    /plot-[\w]+-swatch".*even.*odd/,
  ],
  "a legend of a scale, as a gradient": [
    () => Plot.legend({ color: { domain: [0, 14], scheme: "YlGnBu" }, label: "turns" }),
    /<linearGradient id="ramp-\d+">(<stop .*){18}<rect .*fill="url\(#ramp-/,
  ],
  "d3.create": [
    () => {
      const svg = d3.create("svg").attr("viewBox", "0 0 9 9");
      svg
        .selectAll("circle")
        .data([1, 2])
        .join("circle")
        .attr("r", (r) => r);
      return svg.node();
    },
    /^<svg viewBox="0 0 9 9"><circle r="1" \/><circle r="2" \/><\/svg>$/,
  ],
  "d3.select and an axis": [
    () => {
      const svg = d3.select("body").append("svg");
      svg.append("g").call(d3.axisBottom(d3.scaleLinear([0, 1], [0, 90])));
      return svg.node();
    },
    />0\.5<\/text>/,
  ],
};

test.each(Object.keys(CHARTS))("draws %s", (name) => {
  const [draw, expected] = CHARTS[name];
  expect(svgOf(draw())).toMatch(expected);
});

test("a drawing loses its styles and the labels of its parts", () => {
  const svg = svgOf(Plot.plot({ marks: [Plot.barY(rows, xy)] }));
  expect(svg).not.toMatch(/<style|aria-|role=/);
});

describe("a drawing's label", () => {
  const labelOf = (value: unknown) => {
    const { view } = renderValue(value);
    return view?.kind === "drawing" ? view.label : undefined;
  };

  test("is its own label", () => {
    const options = { ariaLabel: "cubes at each depth", title: "not this" };
    const plot = Plot.plot({ ...options, title: undefined, marks: [] });
    expect(labelOf(plot)).toBe("cubes at each depth");
    expect(labelOf(Plot.plot({ title: "Depths", subtitle: "HTM", marks: [] }))).toBe(
      "Depths. HTM",
    );
  });

  test("is else the text in it, truncated", () => {
    expect(
      labelOf(
        Plot.text(["F", "R"], { x: [0, 1], text: ["F", "R"] }).plot({ axis: null }),
      ),
    ).toContain("F, R");
    expect(labelOf(d3.create("svg").node())).toBe("without words");
    const words = Array.from({ length: 500 }, (_, i) => `word ${i}`);
    const many = Plot.text(words, { text: words });
    expect(labelOf(many.plot())!.length).toBeLessThan(320);
  });
});

test("the colours of a legend's gradient cover its whole length", () => {
  const color = { domain: [0, 14], range: ["#000000", "#ffffff"] };
  const { view } = renderValue(Plot.legend({ color }));
  const svg = view?.kind === "drawing" ? view.svg : "";
  const stops = [
    ...svg.matchAll(/<stop stop-color="rgb\((\d+)[^"]*" offset="([^"]*)"/g),
  ];
  expect(stops).toHaveLength(18);
  expect(stops.map(([, , offset]) => Number(offset))).toEqual(
    stops.map(([, grey]) => expect.closeTo(Number(grey) / 255, 5) as number),
  );
});

test("rejects too large a drawing with a message", () => {
  const svg = d3.create("svg");
  svg.append("path").attr("d", "M0 0".repeat(300_000));
  const { text, view } = renderValue(svg.node());
  expect(view).toBeUndefined();
  expect(text).toContain("more than the 1,000,000 that are shown");
});

test("accepts a drawing of maximum size, and ignores other objects", () => {
  const drawing = (markup: unknown, label: unknown = "label") => ({
    [DRAWING]: () => ({ markup, label }),
  });
  const shown = (markup: string, label?: string) =>
    renderDrawing(drawing(markup, label));
  const letters = `<g id="${"x".repeat(999_990)}"/>`;
  expect(shown(letters)).toEqual({
    text: "drawing: label",
    view: { kind: "drawing", svg: letters, label: "label" },
  });
  expect(shown(`${letters}x`)).toEqual({
    text: "(a drawing of 1,000,001 characters, more than the 1,000,000 that are shown: draw less)",
  });
  expect(shown("<g/>".repeat(20_000))?.view).toBeDefined();
  expect(shown("<g/>".repeat(20_001))).toEqual({
    text: "(a drawing of 20,001 elements, more than the 20,000 that are shown: draw less)",
  });
  expect(shown("<g>".repeat(101))?.text).toMatch(/more than 100 elements inside each/);
  expect(shown("<g/>", "x".repeat(300))?.text).toBe(`drawing: ${"x".repeat(300)}`);
  expect(shown("<g/>", "x".repeat(301))?.text).toBe(`drawing: ${"x".repeat(300)}…`);
  for (const none of [{}, { [DRAWING]: 1 }, drawing(1), drawing("<g/>", 1)]) {
    expect(renderDrawing(none)).toBeUndefined();
  }
});

test("rejects raster marks with a message", () => {
  const fill = (x: number, y: number) => x * y;
  const raster = Plot.raster({ fill, x1: 0, x2: 1, y1: 0, y2: 1 });
  expect(() => raster.plot()).toThrow("Plot.raster");
});

test("describes a d3 selection", () => {
  const svg = d3.create("svg");
  const discs = svg.selectAll("circle").data([1, 2]).join("circle");
  const told = (value: unknown) => renderValue(value);
  expect(told(discs)).toEqual({
    text: "(a selection of 2 circles: its node() can be shown)",
  });
  expect(told(svg).text).toBe("(a selection of 1 svg: its node() can be shown)");
  expect(told(svg.selectAll("rect")).text).toBe("(a selection of no elements)");
  svg.append("rect");
  expect(told(svg.selectAll("*")).text).toContain("3 elements");
  expect(told(discs.transition()).text).toContain("a transition of 2 circles");
  const groups = { _groups: [[null, 5]], _parents: [] };
  expect(told(groups).text).toBe("(a selection of no elements)");
  expect(told({ _groups: 1, _parents: [] }).text).toBe("{ _groups: 1, _parents: [] }");
});

test("an element of HTML that is empty is closed, so that what follows is not in it", () => {
  const list = d3.create("div");
  list.append("span").attr("class", "swatch");
  list.append("b").text("even");
  expect(svgOf(list.node())).toContain('<span class="swatch"></span><b>even</b>');
});

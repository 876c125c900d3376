import { expect, test, vi } from "vitest";
import * as d3 from "#notebook/run/d3-module.ts";
import * as Plot from "#notebook/run/plot-module.ts";
import { liveDrawingOf } from "#notebook/output/drawing.ts";
import type { LiveDrawing } from "#notebook/output/live-drawing.ts";
import type { DrawingEvent, DrawingChange } from "#notebook/output/output.ts";

const PLAIN: DrawingEvent = {
  type: "click",
  n: 0,
  x: 0,
  y: 0,
  pointerType: "mouse",
  button: 0,
  buttons: 0,
  key: "",
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  fontSize: 12,
};

const hear = (life: LiveDrawing, event: Partial<DrawingEvent>) =>
  life.handleEvent({ ...PLAIN, ...event });

const numberOf = (life: LiveDrawing, part: RegExp) =>
  Number(new RegExp(`${part.source}[^>]*data-n="(\\d+)"`).exec(life.fullMarkup())![1]);

/** The markup in some changes. */
const textOf = (changes: readonly DrawingChange[]) =>
  changes
    .flatMap(({ startTag: shell, children: parts = [] }) => [shell, ...parts])
    .filter((part) => typeof part === "string")
    .join("");

test("an element's number follows its attributes", () => {
  const svg = d3.create("svg").attr("id", "a > b");
  expect(liveDrawingOf(svg.node())!.fullMarkup()).toBe(
    '<svg id="a > b" data-n="1"></svg>',
  );
});

test("keeps text nodes and drops comments", () => {
  const svg = d3.create("svg");
  const node = svg.node()!;
  node.append("a<", node.ownerDocument.createComment("note"), "b");
  expect(liveDrawingOf(node)!.fullMarkup()).toBe('<svg data-n="1">a&lt;b</svg>');
});

const points = [0, 1, 2].map((x) => ({ x, y: x * x }));

test(
  "a tip of Plot appears where the pointer is, with its text beside it",
  { timeout: 5000 },
  async () => {
    const plot = Plot.dot(points, { x: "x", y: "y", tip: true }).plot();
    const life = liveDrawingOf(plot)!;
    expect(life.listens).toBe(true);
    const before = life.fullMarkup();
    expect(life.changes()).toEqual([]);
    const [circle] = /<circle[^>]*>/.exec(before)!;
    const [x, y] = ["cx", "cy"].map((name) =>
      Number(circle.split(`${name}="`)[1].split('"')[0]),
    );
    hear(life, { type: "pointermove", x: x + 3, y });
    await Promise.resolve();
    const changes = life.changes();
    const tip = textOf(changes);
    expect(tip).toMatch(/<path[^>]*d="M0,0l/);
    expect(tip).toMatch(/font-weight="bold"[^>]*>x</);
    expect(tip).not.toContain('visibility="hidden"');
    expect(tip.length).toBeLessThan(before.length / 2);
    expect(life.value).toEqual(points[0]);
    hear(life, { type: "pointerleave" });
    expect(textOf(life.changes())).not.toContain("bold");
    expect(life.value).toBe(null);
  },
);

test("d3's listeners receive their element, its datum and the position", () => {
  const svg = d3.create("svg").attr("viewBox", "0 0 100 100");
  const heard: unknown[] = [];
  svg
    .append("g")
    .attr("transform", "translate(10,20) scale(2)")
    .selectAll("g")
    .data([7, 8])
    .join("g")
    .attr("transform", (_, i) => `rotate(90) translate(${i})`)
    .on("click", function (event: MouseEvent, datum) {
      const [x, y] = d3.pointer(event, this).map(Math.round);
      heard.push(datum, (this as Element).localName, x, y, event.shiftKey);
    })
    .append("rect");
  const life = liveDrawingOf(svg.node())!;
  const markup = life.fullMarkup();
  expect(markup.match(/data-press/g)).toHaveLength(2);
  const second = [...markup.matchAll(/<rect[^>]*data-n="(\d+)"/g)][1][1];
  hear(life, { n: Number(second), x: 10, y: 30, shiftKey: true });
  expect(heard).toEqual([8, "g", 4, 0, true]);
});

test("dispatches enter and leave events to the right elements", () => {
  const svg = d3.create("svg");
  const heard: string[] = [];
  const [outer, inner] = [svg.append("g"), svg.append("g")];
  const follow = (name: string, selection: typeof outer) => {
    for (const type of ["pointerenter", "mouseleave", "pointerover", "mousemove"]) {
      selection.on(type, () => heard.push(`${name} ${type}`));
    }
  };
  outer.attr("id", "a").append("rect");
  inner.attr("id", "b");
  follow("a", outer);
  follow("b", inner);
  const life = liveDrawingOf(svg.node())!;
  hear(life, { type: "pointermove", n: numberOf(life, /<rect/) });
  hear(life, { type: "pointermove", n: numberOf(life, /id="a"/) });
  hear(life, { type: "pointermove", n: numberOf(life, /id="b"/) });
  expect(heard).toEqual([
    ...["a pointerover", "a pointerenter", "a mousemove"],
    ...["a pointerover", "a mousemove"],
    ...["b pointerover", "b pointerenter", "a mouseleave", "b mousemove"],
  ]);
});

test("rethrows a listener's error after calling the others", () => {
  const svg = d3.create("svg");
  const other = vi.fn();
  svg.on("click.a", () => {
    throw new Error("of a");
  });
  svg.on("click.b", other);
  expect(() => hear(liveDrawingOf(svg.node())!, {})).toThrow("of a");
  expect(other).toHaveBeenCalledOnce();
  svg.on("click.a", null);
  svg.on("click.b", null);
  expect(liveDrawingOf(svg.node())!.listens).toBe(false);
});

test(
  "a transition is followed to its end, and tells only what changes",
  { timeout: 5000 },
  async () => {
    const svg = d3.create("svg");
    const circle = svg.append("circle").attr("r", 1);
    svg.append("text").text("still");
    const life = liveDrawingOf(svg.node())!;
    life.fullMarkup();
    let count = 0;
    life.follow(() => count++);
    expect(life.isInTransition).toBe(false);
    const move = circle.transition().duration(300).attr("r", 9).style("fill", "red");
    expect(life.isInTransition).toBe(true);
    await move.end();
    expect(count).toBeGreaterThan(1);
    const [change, ...others] = life.changes();
    expect(change.children).toBeUndefined();
    expect(change.startTag).toMatch(/<circle.*r="9"/);
    expect(change.startTag).toMatch(/fill:\s*(red|rgb\(255, 0, 0\))/);
    expect(others).toEqual([]);
  },
);

test("refers to unchanged children by number, and sends the whole drawing after many changes", () => {
  const svg = d3.create("svg");
  const [left, right] = ["left", "right"].map((id) => svg.append("g").attr("id", id));
  const life = liveDrawingOf(svg.node())!;
  const [l, r] = [/id="left"/, /id="right"/].map((part) => numberOf(life, part));
  left.raise();
  right.append("text").text("a < b");
  expect(life.changes()).toEqual([
    { n: 1, children: [r, l] },
    {
      n: r,
      children: [expect.stringMatching(/^<text data-n="\d+">a &lt; b<\/text>$/)],
    },
  ]);
  for (let i = 0; i < 200; i++) left.append("rect");
  life.fullMarkup();
  left.selectAll("rect").attr("x", 1);
  expect(life.changes()).toEqual([{ n: 0, children: [life.fullMarkup()] }]);
});

test("unsupported behaviours can be configured, and the drawing names them", () => {
  const svg = d3.create("svg");
  const zoom = d3.zoom<SVGSVGElement, undefined>().scaleExtent([1, 8]);
  expect(zoom.scaleExtent()).toEqual([1, 8]);
  svg.call(zoom).call(zoom.transform, d3.zoomIdentity);
  svg.append("g").call(
    d3.brushX<undefined>().extent([
      [0, 0],
      [9, 9],
    ]) as never,
  );
  svg.append("circle").call(d3.drag().on("drag", () => {}) as never);
  svg.on("wheel", () => {});
  const life = liveDrawingOf(svg.node())!;
  expect(life.problems).toEqual([
    "“wheel”, d3.zoom, d3.brushX and d3.drag cannot work here: a drawing receives clicks, keys and pointer movements, but not dragging, zooming, brushing or scrolling; use a control, such as Inputs.range.",
  ]);
  hear(life, { type: "pointerdown", n: numberOf(life, /<circle/) });
});

test("a drawing names its unsupported elements", () => {
  const svg = d3.create("svg");
  svg.append("style").text("x {}");
  svg.append("foreignObject").append("xhtml:p").text("words");
  svg.append("image");
  expect(liveDrawingOf(svg.node())!.problems).toEqual([
    "<foreignObject>, <p> and <image> cannot be shown here: a cell shows the shapes and texts of SVG, and of HTML only plain text.",
  ]);
  const table = d3.create("table");
  expect(liveDrawingOf(table.node())!.problems[0]).toMatch(/^<table> cannot be shown/);
  expect(liveDrawingOf(d3.create("p").node())!.problems).toEqual([]);
  expect(liveDrawingOf(Plot.barY([1, 2]).plot({ title: "a" }))!.problems).toEqual([]);
  expect(liveDrawingOf(Plot.legend({ color: { domain: ["a"] } }))!.problems).toEqual(
    [],
  );
});

test("a canvas throws a helpful error", () => {
  const canvas = d3.create("canvas").node() as HTMLCanvasElement;
  expect(() => canvas.getContext("2d")).toThrow("a cell cannot draw on a canvas");
});

import { expect, test } from "vitest";
import { createDocument } from "#notebook/output/virtual-document.ts";
import { setFontSize } from "#notebook/output/virtual-geometry.ts";

const SVG = "http://www.w3.org/2000/svg";
const page = createDocument();

type Attributes = Readonly<Record<string, string | number>>;

function make(
  name: string,
  attributes: Attributes = {},
  ...children: (Node | string)[]
) {
  const element = page.createElementNS(SVG, name) as SVGGraphicsElement;
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/** As an array: x, y, width, height. */
function boxOf(element: SVGGraphicsElement): number[] {
  const { x, y, width, height } = element.getBBox();
  return [x, y, width, height].map((length) => Math.round(length * 1000) / 1000);
}

test.each<[string, Attributes, number[]]>([
  ["rect", { x: 1, y: 2, width: 30, height: 40 }, [1, 2, 30, 40]],
  ["image", { width: 3, height: 4 }, [0, 0, 3, 4]],
  ["circle", { cx: 10, cy: 20, r: 5 }, [5, 15, 10, 10]],
  ["ellipse", { cx: 10, cy: 20, rx: 5, ry: 2 }, [5, 18, 10, 4]],
  ["line", { x1: 8, y1: 1, x2: 3, y2: 9 }, [3, 1, 5, 8]],
  ["path", { d: "M5,6L-1,2 7,3" }, [-1, 2, 8, 4]],
  ["polyline", { points: "5,6 -1,2 7,3" }, [-1, 2, 8, 4]],
  ["polygon", { points: "0,0 4,0 4,9" }, [0, 0, 4, 9]],
  ["path", {}, [0, 0, 0, 0]],
  ["title", { x: 5, width: 9 }, [0, 0, 0, 0]],
])("the bounding box of a %s with %o", (name, attributes, box) => {
  expect(boxOf(make(name, attributes))).toEqual(box);
});

test("the box of a group contains its transformed children", () => {
  const group = make(
    "g",
    {},
    make("rect", { x: 1, y: 1, width: 2, height: 2 }),
    make("rect", { width: 4, height: 1, transform: "translate(10,20) rotate(90)" }),
    make("rect", { x: -50, y: -50 }),
    make("defs", {}, make("rect", { x: 90, width: 9, height: 9 })),
  );
  expect(boxOf(group)).toEqual([1, 1, 9, 23]);
});

test("the box of a group contains lines without width or height", () => {
  const across = make("line", { x1: 2, x2: 3, y1: 5, y2: 5 });
  const down = make("line", { x1: 4, x2: 4, y1: 1, y2: 2 });
  expect(boxOf(make("g", {}, across))).toEqual([2, 5, 1, 0]);
  expect(boxOf(make("g", {}, down))).toEqual([4, 1, 0, 1]);
});

test("estimates a text's box from its letters, baseline and anchor", () => {
  const text = (words: string, more: Attributes = {}) =>
    make("text", { x: 100, y: 50, "font-size": 10, ...more }, words);
  expect(boxOf(text("aa"))).toEqual([100, 40, 11.4, 12]);
  expect(boxOf(text("il"))).toEqual([100, 40, 6.6, 12]);
  expect(boxOf(text("mW"))).toEqual([100, 40, 18, 12]);
  expect(boxOf(text("A7"))).toEqual([100, 40, 13.2, 12]);
  expect(boxOf(text("a\u200ba"))).toEqual([100, 40, 11.4, 12]);
  expect(boxOf(text("aa", { "text-anchor": "middle" }))).toEqual([94.3, 40, 11.4, 12]);
  expect(boxOf(text("aa", { "text-anchor": "end" }))).toEqual([88.6, 40, 11.4, 12]);
  const inEnd = text("aa");
  make("g", { "text-anchor": "end" }, inEnd);
  expect(boxOf(inEnd)[0]).toBe(88.6);
  expect((text("aa") as SVGTextElement).getComputedTextLength()).toBeCloseTo(11.4);
});

test("the box of a text includes its lines but not its title", () => {
  const lines = make(
    "text",
    { "font-size": 10 },
    make("tspan", { dy: "1em" }, "aaa"),
    make("tspan", { dy: "1em" }, "a"),
    make("title", {}, "mmmmmmmmmmmm"),
  );
  expect(boxOf(lines)).toEqual([0, -10, 17.1, 24]);
  const told = make("text", { "font-size": 10 }, "a", make("title", {}, "mmmm"));
  expect(boxOf(told)[2]).toBe(5.7);
});

test("the font size comes from the nearest ancestor, else the page, else is 12", () => {
  const text = make("text", {}, "a");
  const group = make("g", {}, text);
  const svg = make("svg", { "font-size": 40 }, group);
  const height = () => boxOf(text)[3];
  expect(height()).toBe(14.4);
  setFontSize(svg, 20);
  expect(height()).toBe(24);
  group.setAttribute("font-size", "15");
  expect(height()).toBe(18);
});

test("screen coordinates include the transforms of all ancestors", () => {
  const rect = make("rect", { x: 1, y: 2, width: 3, height: 4 });
  const inner = make(
    "svg",
    { x: 100, y: 10, width: 20, height: 60, viewBox: "5 5 10 10" },
    make("g", { transform: "translate(5,5)" }, rect),
  );
  const outer = make("svg", { viewBox: "-10 -20 300 200" }, inner);
  const { left, top, right, bottom, width, height } = rect.getBoundingClientRect();
  expect([left, top, width, height]).toEqual([102, 14, 6, 8]);
  expect([right, bottom]).toEqual([108, 22]);
  expect(rect.ownerSVGElement).toBe(inner);
  expect(outer.ownerSVGElement).toBe(null);
  const point = (outer as SVGSVGElement).createSVGPoint();
  expect([point.x, point.y]).toEqual([0, 0]);
  point.x = 1;
  point.y = 2;
  const { x, y } = point.matrixTransform(rect.getScreenCTM()!);
  expect([x, y]).toEqual([102, 14]);
  const whole = outer.getBoundingClientRect();
  expect([whole.x, whole.y, whole.width, whole.height]).toEqual([-10, -20, 300, 200]);
  const plain = make("svg", { width: 30, height: 40 }).getBoundingClientRect();
  expect([plain.x, plain.y, plain.width, plain.height]).toEqual([0, 0, 30, 40]);
  const shifted = make("svg", { x: 3, y: 4 }, make("rect", { width: 1, height: 1 }));
  make("svg", {}, shifted);
  expect(shifted.children[0].getBoundingClientRect().x).toBe(3);
});

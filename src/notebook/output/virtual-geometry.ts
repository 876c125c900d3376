// The geometry of a virtual document's elements. Screen coordinates are those of the
// outermost SVG, which the page uses for pointer events.
import { numbersIn } from "./drawing-style.ts";
import { Matrix, readTransform } from "./matrix.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const EMPTY_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };

/** The font size of a displayed drawing; it is larger on a narrow screen. */
const DEFAULT_FONT_SIZE = 12;
const fontSizes = new WeakMap<Element, number>();

/** Sets the font size of a displayed drawing. */
export function setFontSize(drawing: Element, size: number): void {
  fontSizes.set(drawing, size);
}

/**
 * Adds the methods with which Plot and d3 measure to a prototype of elements, and
 * `ownerSVGElement` to the prototype of SVG elements. linkedom takes each element that has
 * it for one of SVG, and writes an empty `<span>` as `<span />`.
 */
export function installGeometry(prototype: object, svgPrototype: object): void {
  const methods = {
    createSVGPoint: () => new Point(),
    getScreenCTM(this: Element) {
      return toScreen(this);
    },
    getCTM(this: Element) {
      return toScreen(this);
    },
    getBBox(this: Element) {
      return boxOf(this);
    },
    getComputedTextLength(this: Element) {
      return boxOf(this).width;
    },
    getBoundingClientRect(this: Element) {
      return screenRect(this);
    },
  };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(prototype, name, { configurable: true, value });
  }
  for (const name of ["clientLeft", "clientTop"]) {
    Object.defineProperty(prototype, name, { configurable: true, value: 0 });
  }
  Object.defineProperty(svgPrototype, "ownerSVGElement", {
    configurable: true,
    get(this: Element) {
      return this.parentElement?.closest("svg") ?? null;
    },
    set() {}, // set by linkedom's constructor, before there is a parent
  });
}

class Point {
  x = 0;
  y = 0;

  matrixTransform(matrix: Matrix): Point {
    return Object.assign(new Point(), matrix.apply(this.x, this.y));
  }
}

/** The transform from an element's coordinates to those of the outermost SVG. */
function toScreen(element: Element): Matrix {
  const parent = element.parentElement;
  if (!parent?.closest("svg")) return new Matrix();
  const transform = readTransform(element.getAttribute("transform") ?? "");
  const viewBox =
    element.localName === "svg" ? viewBoxTransform(element) : new Matrix();
  return toScreen(parent).multiply(viewBox).multiply(transform);
}

/** The transform of a nested SVG. */
function viewBoxTransform(svg: Element): Matrix {
  const [x, y] = [readNumber(svg, "x"), readNumber(svg, "y")];
  const [left, top, width, height] = numbersIn(svg.getAttribute("viewBox") ?? "");
  if (!width || !height) return new Matrix(1, 0, 0, 1, x, y);
  const scale = Math.min(
    (readNumber(svg, "width") || width) / width,
    (readNumber(svg, "height") || height) / height,
  );
  return new Matrix(scale, 0, 0, scale, x - left * scale, y - top * scale);
}

function screenRect(element: Element) {
  const { x, y, width, height } = isOutermost(element)
    ? svgBox(element)
    : transformBox(boxOf(element), toScreen(element));
  return { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height };
}

function isOutermost(element: Element): boolean {
  return element.localName === "svg" && !element.parentElement?.closest("svg");
}

function svgBox(svg: Element): Box {
  const [x, y, width, height] = numbersIn(svg.getAttribute("viewBox") ?? "");
  if (height) return { x, y, width, height };
  return {
    x: 0,
    y: 0,
    width: readNumber(svg, "width"),
    height: readNumber(svg, "height"),
  };
}

/** The bounding box in the element's own coordinates; curves are approximated. */
function boxOf(element: Element): Box {
  const number = (name: string) => readNumber(element, name);
  switch (element.localName) {
    case "rect":
    case "image":
      return {
        x: number("x"),
        y: number("y"),
        width: number("width"),
        height: number("height"),
      };
    case "circle":
    case "ellipse": {
      const rx = number("r") || number("rx");
      const ry = number("r") || number("ry");
      const [x, y] = [number("cx") - rx, number("cy") - ry];
      return { x, y, width: 2 * rx, height: 2 * ry };
    }
    case "line":
      return boundingBox([
        [number("x1"), number("y1")],
        [number("x2"), number("y2")],
      ]);
    case "path":
    case "polyline":
    case "polygon": {
      const text = element.getAttribute("d") ?? element.getAttribute("points") ?? "";
      const numbers = numbersIn(text);
      return boundingBox(
        Array.from({ length: numbers.length >> 1 }, (_, i) => [
          numbers[2 * i],
          numbers[2 * i + 1],
        ]),
      );
    }
    case "text":
    case "tspan":
      return textBox(element);
    case "defs":
    case "title":
      return EMPTY_BOX;
    default: {
      const boxes = [...element.children].map((child) =>
        transformBox(
          boxOf(child),
          readTransform(child.getAttribute("transform") ?? ""),
        ),
      );
      return boundingBox(
        boxes
          .filter(({ width, height }) => width > 0 || height > 0)
          .flatMap(({ x, y, width, height }) => [
            [x, y],
            [x + width, y + height],
          ]),
      );
    }
  }
}

const LINE_HEIGHT = 1.2;
/** Typical letter widths, relative to the font size. */
const LETTER_WIDTHS: readonly [RegExp, number][] = [
  [/\u200b/, 0],
  [/[ijltfr.,:;'’|!()[\]\s]/, 0.33],
  [/[mwMW@%—]/, 0.9],
  [/[A-Z0-9]/, 0.66],
];
const DEFAULT_LETTER_WIDTH = 0.57;

/** The estimated bounding box of a text: there are no fonts here. */
function textBox(text: Element): Box {
  const size = fontSizeOf(text);
  const lines = [...text.children].filter(
    (child) => child.localName === "tspan" && child.hasAttribute("dy"),
  );
  const lineTexts = lines.length > 0 ? lines.map(textOf) : [textOf(text)];
  const width = Math.max(...lineTexts.map((line) => size * textWidth(line)));
  const height = size * LINE_HEIGHT * lineTexts.length;
  const anchor = text.closest("[text-anchor]")?.getAttribute("text-anchor");
  const share = anchor === "middle" ? 0.5 : anchor === "end" ? 1 : 0;
  return {
    x: readNumber(text, "x") - share * width,
    y: readNumber(text, "y") - size,
    width,
    height,
  };
}

function textOf(text: Element): string {
  return [...text.childNodes]
    .filter((node) => (node as Element).localName !== "title")
    .map((node) => node.textContent ?? "")
    .join("");
}

function textWidth(line: string): number {
  let width = 0;
  for (const letter of line) {
    width +=
      LETTER_WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? DEFAULT_LETTER_WIDTH;
  }
  return width;
}

/** The page's font size overrides that of an SVG, but not those of its elements. */
function fontSizeOf(text: Element): number {
  let at: Element | null = text;
  for (; at && at.localName !== "svg"; at = at.parentElement) {
    const [size] = numbersIn(at.getAttribute("font-size") ?? "");
    if (size !== undefined) return size;
  }
  for (let root = at; root; root = root.parentElement) {
    const size = fontSizes.get(root);
    if (size !== undefined) return size;
  }
  return DEFAULT_FONT_SIZE;
}

function boundingBox(points: readonly (readonly number[])[]): Box {
  if (points.length === 0) return EMPTY_BOX;
  const [xs, ys] = [0, 1].map((i) => points.map((point) => point[i]));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function transformBox({ x, y, width, height }: Box, map: Matrix): Box {
  const corners = [
    map.apply(x, y),
    map.apply(x + width, y),
    map.apply(x, y + height),
    map.apply(x + width, y + height),
  ];
  return boundingBox(corners.map((corner) => [corner.x, corner.y]));
}

function readNumber(element: Element, name: string): number {
  return numbersIn(element.getAttribute(name) ?? "")[0] ?? 0;
}

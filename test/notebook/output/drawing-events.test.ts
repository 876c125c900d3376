import { beforeEach, expect, test } from "vitest";
import type { DrawingEvent } from "#notebook/output/output.ts";
import { DrawingEvents } from "#notebook/output/drawing-events.ts";
import { createDocument } from "#notebook/output/virtual-document.ts";

const page = createDocument();
const make = (name: string) =>
  page.createElementNS("http://www.w3.org/2000/svg", name) as SVGElement;

const svg = make("svg");
const group = make("g");
const [left, right] = [make("rect"), make("circle")];
svg.append(group);
group.append(left, right);

const told = (type: string, more: Partial<DrawingEvent> = {}) =>
  ({ type, n: 0, x: 3, y: 4, fontSize: 12, ...more }) as DrawingEvent;

let reader = new DrawingEvents(svg);
beforeEach(() => {
  reader = new DrawingEvents(svg);
});

/** What the elements hear of some types while something happens, as `type element`. */
function heard(types: string, act: () => void): string[] {
  const all: string[] = [];
  const elements = [svg, group, left, right];
  const listener = ({ type, currentTarget }: Event) =>
    void all.push(`${type} ${(currentTarget as Element).localName}`);
  const each = (does: (element: Element, type: string) => void) => {
    for (const element of elements)
      for (const type of types.split(" ")) does(element, type);
  };
  each((element, type) => element.addEventListener(type, listener));
  act();
  each((element, type) => element.removeEventListener(type, listener));
  return all;
}

test("an event bubbles to the drawing, followed by its mouse event", () => {
  expect(
    heard("pointerdown mousedown", () => reader.dispatch(left, told("pointerdown"))),
  ).toEqual([
    ...["pointerdown rect", "pointerdown g", "pointerdown svg"],
    ...["mousedown rect", "mousedown g", "mousedown svg"],
  ]);
  expect(
    heard("pointerup mouseup", () => reader.dispatch(svg, told("pointerup"))),
  ).toEqual(["pointerup svg", "mouseup svg"]);
  expect(
    heard("pointermove mousemove", () => reader.dispatch(svg, told("pointermove"))),
  ).toEqual(["pointermove svg", "mousemove svg"]);
});

test.each(["pointer", "mouse"])(
  "a %s enters an element after those around it, and leaves it before them",
  (kind) => {
    const types = ["enter", "leave", "over", "out"]
      .map((part) => kind + part)
      .join(" ");
    const short = (act: () => void) =>
      heard(types, act).map((one) => one.slice(kind.length));
    expect(short(() => reader.dispatch(left, told("pointermove")))).toEqual([
      ...["over rect", "over g", "over svg"],
      ...["enter svg", "enter g", "enter rect"],
    ]);
    expect(short(() => reader.dispatch(left, told("pointermove")))).toEqual([]);
    expect(short(() => reader.dispatch(right, told("pointermove")))).toEqual([
      ...["out rect", "out g", "out svg"],
      "leave rect",
      ...["over circle", "over g", "over svg"],
      "enter circle",
    ]);
    expect(short(() => reader.dispatch(left, told("keydown")))).toEqual([]);
    expect(short(() => reader.dispatch(svg, told("pointerleave")))).toEqual([
      ...["out circle", "out g", "out svg"],
      ...["leave circle", "leave g", "leave svg"],
    ]);
  },
);

test("an event has all kinds of coordinates and can be cancelled", () => {
  let event: MouseEvent | undefined;
  right.addEventListener("click", (one) => (event = one), { once: true });
  reader.dispatch(right, told("click", { shiftKey: true } as Partial<DrawingEvent>));
  expect(event).toMatchObject({
    ...{ clientX: 3, pageX: 3, offsetX: 3, screenX: 3 },
    ...{ clientY: 4, pageY: 4, offsetY: 4, screenY: 4 },
    ...{ type: "click", target: right, currentTarget: null, shiftKey: true },
    ...{ pointerId: 1, isPrimary: true, bubbles: true, cancelable: true },
    defaultPrevented: false,
  });
  event!.preventDefault();
  expect(event!.defaultPrevented).toBe(true);
});

test("a listener can stop propagation, also immediately", () => {
  const stopping = (stop: "stopPropagation" | "stopImmediatePropagation") => {
    left.addEventListener("click", (event) => event[stop](), { once: true });
    return heard("click", () => reader.dispatch(left, told("click")));
  };
  expect(stopping("stopPropagation")).toEqual(["click rect"]);
  expect(stopping("stopImmediatePropagation")).toEqual([]);
  expect(heard("click", () => reader.dispatch(left, told("click")))).toHaveLength(3);
});

test("a listener may be an object, is called once per event, and gets its own element", () => {
  const calls: unknown[] = [];
  const object = { handleEvent: ({ type }: Event) => void calls.push(type) };
  function own(this: unknown) {
    calls.push(this);
  }
  group.addEventListener("click", object);
  group.addEventListener("click", object);
  group.addEventListener("click", own);
  reader.dispatch(left, told("click"));
  expect(calls).toEqual(["click", group]);
  group.removeEventListener("click", object);
  group.removeEventListener("click", own);
  reader.dispatch(left, told("click"));
  expect(calls).toHaveLength(2);
});

test("an error in one listener doesn't stop the others, and is rethrown", () => {
  const broken = () => {
    throw new Error("of the listener");
  };
  left.addEventListener("pointerdown", broken, { once: true });
  const all = heard("pointerdown mousedown", () =>
    expect(() => reader.dispatch(left, told("pointerdown"))).toThrow("of the listener"),
  );
  expect(all).toHaveLength(6);
});

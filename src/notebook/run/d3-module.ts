// What cells import as "d3": d3, bound to a virtual document.
import * as d3 from "d3";
import { createDocument } from "../output/virtual-document.ts";
import { noteUnsupported } from "../output/virtual-events.ts";

export * from "d3";

const document = createDocument();
const root = document.documentElement;

/** A new, detached element; show it with its node(). */
export const create = ((name: string) =>
  d3.select(d3.creator(name).call(root))) as typeof d3.create;

/** Selects in a document that is empty except for its body. */
export const select = ((what: unknown) =>
  typeof what === "string"
    ? d3.select(root).select(what)
    : d3.select(what as never)) as typeof d3.select;

/** Selects all matches in a document that is empty except for its body. */
export const selectAll = ((what: unknown) =>
  typeof what === "string"
    ? d3.select(root).selectAll(what)
    : d3.selectAll(what as never)) as typeof d3.selectAll;

/** Of a selection or a transition, what matters here. */
interface Elements {
  each(call: (this: Element) => void): unknown;
}

/**
 * A behaviour that can be set up as usual, and does nothing but note that it was asked for:
 * it would need the window of a page, which cells do not have.
 */
function unsupportedBehaviour<Behaviour extends object>(
  what: string,
  make: () => Behaviour,
) {
  return (): Behaviour => {
    const real = make();
    const note = (elements: Elements): void =>
      void elements.each(function () {
        noteUnsupported(this, what);
      });
    const isElements = (given: unknown): given is Elements =>
      given instanceof d3.selection || given instanceof d3.transition;
    for (const [name, method] of Object.entries(real)) {
      Object.defineProperty(note, name, {
        value(...given: unknown[]) {
          if (isElements(given[0])) return note(given[0]);
          const result = method(...given);
          return result === real ? note : result;
        },
      });
    }
    return note as unknown as Behaviour;
  };
}

export const drag = unsupportedBehaviour("d3.drag", d3.drag) as typeof d3.drag;
export const zoom = unsupportedBehaviour("d3.zoom", d3.zoom) as typeof d3.zoom;
export const brush = unsupportedBehaviour("d3.brush", d3.brush) as typeof d3.brush;
export const brushX = unsupportedBehaviour("d3.brushX", d3.brushX) as typeof d3.brushX;
export const brushY = unsupportedBehaviour("d3.brushY", d3.brushY) as typeof d3.brushY;

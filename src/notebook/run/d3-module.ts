// The module "d3" of cells: d3, bound to a virtual document.
import * as d3 from "d3";
import { createDocument } from "../output/virtual-document.ts";
import { noteUnsupported } from "../output/virtual-events.ts";

export * from "d3";

const document = createDocument();
const root = document.documentElement;

/** A new, detached element; display it with its node(). */
export const create = ((name: string) =>
  d3.select(d3.creator(name).call(root))) as typeof d3.create;

/** Selects in a document with an empty body. */
export const select = ((what: unknown) =>
  typeof what === "string"
    ? d3.select(root).select(what)
    : d3.select(what as never)) as typeof d3.select;

export const selectAll = ((what: unknown) =>
  typeof what === "string"
    ? d3.select(root).selectAll(what)
    : d3.selectAll(what as never)) as typeof d3.selectAll;

/** The common part of selections and transitions. */
interface Elements {
  each(call: (this: Element) => void): unknown;
}

/**
 * Wraps a d3 behaviour that needs a browser window, which cells don't have: it can be
 * configured, but only marks the elements it is applied to.
 */
function unsupportedBehaviour<Behaviour extends object>(
  name: string,
  make: () => Behaviour,
) {
  return (): Behaviour => {
    const behaviour = make();
    const markUnsupported = (elements: Elements): void =>
      void elements.each(function () {
        noteUnsupported(this, name);
      });
    const isElements = (args: unknown): args is Elements =>
      args instanceof d3.selection || args instanceof d3.transition;
    for (const [name, method] of Object.entries(behaviour)) {
      Object.defineProperty(markUnsupported, name, {
        value(...args: unknown[]) {
          if (isElements(args[0])) return markUnsupported(args[0]);
          const result = method(...args);
          return result === behaviour ? markUnsupported : result;
        },
      });
    }
    return markUnsupported as unknown as Behaviour;
  };
}

export const drag = unsupportedBehaviour("d3.drag", d3.drag) as typeof d3.drag;
export const zoom = unsupportedBehaviour("d3.zoom", d3.zoom) as typeof d3.zoom;
export const brush = unsupportedBehaviour("d3.brush", d3.brush) as typeof d3.brush;
export const brushX = unsupportedBehaviour("d3.brushX", d3.brushX) as typeof d3.brushX;
export const brushY = unsupportedBehaviour("d3.brushY", d3.brushY) as typeof d3.brushY;

// What cells import as "d3": d3, bound to a virtual document.
import * as d3 from "d3";
import { createDocument } from "../show/virtual-document.ts";

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

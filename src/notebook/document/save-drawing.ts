import type { DrawingView } from "../output/output.ts";
import { displayInKernel, currentKernel } from "./jupyter-kernel.ts";

interface Host {
  readonly process?: {
    readonly argv: readonly string[];
    getBuiltinModule?(name: "node:fs"): {
      writeFileSync(file: string, text: string): void;
    };
  };
}

/** The light theme's colours, by custom property. */
export const EXPORT_COLOURS: Readonly<Record<string, string>> = {
  paper: "#fbfaf6",
  card: "#ffffff",
  ink: "#1d1c1a",
  soft: "#5c5850",
  line: "#e2ded3",
  edge: "#8b867a",
  accent: "#1f5fbf",
  tint: "#eef3fb",
  good: "#1c7a4a",
  bad: "#b3261e",
  d7: "#8e2a7c",
  d6: "#b3261e",
  d5: "#9c5000",
  d4: "#6d5f00",
  d3: "#2e7d32",
  d2: "#006c80",
  d1: "#3457c8",
  d0: "#6a665c",
};

const SVG = "image/svg+xml";

let drawingCount = 0;

/**
 * Displays a drawing outside the page: below its cell in Jupyter; in Node, in a file
 * next to the script: “moves.ts” writes “moves-1.svg”, “moves-2.svg” and so on.
 * @returns  the name of the file, if one was written
 */
export function saveDrawing(view: DrawingView): string | undefined {
  const kernel = currentKernel();
  if (kernel) {
    displayInKernel(kernel, drawingMimeBundle(view));
    return undefined;
  }
  const { process } = globalThis as unknown as Host;
  const script = process?.argv[1];
  const fs = process?.getBuiltinModule?.("node:fs");
  if (script === undefined || !fs) return undefined;
  const { type, markup } = standaloneMarkup(view);
  const isSvg = type === SVG;
  const name = `${script.replace(/\.\w+$/, "")}-${++drawingCount}`;
  const file = `${name}.${isSvg ? "svg" : "html"}`;
  const text = isSvg ? markup : `<!doctype html><meta charset="utf-8">${markup}`;
  fs.writeFileSync(file, text);
  return file.replace(/^.*[\\/]/, "");
}

/** A drawing as Jupyter's MIME bundle, with its label as plain text. */
export function drawingMimeBundle(view: DrawingView): Record<string, string> {
  const { type, markup } = standaloneMarkup(view);
  return { [type]: markup, "text/plain": view.label };
}

/** Markup that needs no page: an SVG, or HTML for drawings with a title or legend. */
function standaloneMarkup({ svg }: DrawingView) {
  const markup = inlineColours(svg);
  return markup.startsWith("<svg")
    ? { type: SVG, markup: withNamespace(markup) }
    : { type: "text/html", markup };
}

function inlineColours(markup: string): string {
  return markup.replace(
    /var\(--([\w-]+)\)/g,
    (reference, name: string) => EXPORT_COLOURS[name] ?? reference,
  );
}

/** Adds the namespace, which an SVG file must declare. */
function withNamespace(svg: string): string {
  const [start] = /^<svg[^>]*>/.exec(svg) ?? [""];
  if (/\sxmlns\s*=/.test(start)) return svg;
  return svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
}

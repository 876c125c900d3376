import d3Script from "../../../notebook/run/d3-script.ts?worker&url";
import plotScript from "../../../notebook/run/plot-script.ts?worker&url";

/** The URLs of the bundled modules that cells can import, besides the library. */
export const BUNDLES: Readonly<Record<string, string>> = {
  "@observablehq/plot": plotScript,
  d3: d3Script,
};

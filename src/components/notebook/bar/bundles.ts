import bigCubeScript from "../../../notebook/run/big-cube-script.ts?worker&url";
import d3Script from "../../../notebook/run/d3-script.ts?worker&url";
import plotScript from "../../../notebook/run/plot-script.ts?worker&url";

/** The URLs of the modules that are loaded when a cell imports them. */
export const BUNDLES: Readonly<Record<string, string>> = {
  "every-cube/big-cube": bigCubeScript,
  "@observablehq/plot": plotScript,
  d3: d3Script,
};

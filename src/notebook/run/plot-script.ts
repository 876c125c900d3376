// The bundle that a cell is given when it imports "@observablehq/plot".
import * as plot from "./plot-module.ts";

declare const provide: (exports: object) => void;
provide(plot);

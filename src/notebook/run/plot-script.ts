// The bundle loaded when a cell imports "@observablehq/plot".
import * as plot from "./plot-module.ts";

declare const provide: (exports: object) => void;
provide(plot);

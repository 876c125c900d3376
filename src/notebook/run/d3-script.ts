// The bundle loaded when a cell imports "d3".
import * as d3 from "./d3-module.ts";

declare const provide: (exports: object) => void;
provide(d3);

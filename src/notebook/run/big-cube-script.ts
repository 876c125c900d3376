// The bundle loaded when a cell imports "every-cube/big-cube".
import * as bigCube from "../../lib/big-cube.ts";

declare const provide: (exports: object) => void;
provide(bigCube);

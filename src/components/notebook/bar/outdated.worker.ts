// Reads the cells' texts off the page's thread, whatever they contain.
import { type Cell, outdatedCells } from "./outdated-cells.ts";

addEventListener("message", ({ data }: MessageEvent<readonly Cell[]>) =>
  postMessage(outdatedCells(data)),
);
postMessage(undefined); // it is ready

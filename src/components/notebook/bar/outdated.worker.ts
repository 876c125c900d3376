// Reads the cells' texts off the page's thread, whatever they contain.
import { type CellTexts, outdatedCells } from "./outdated-cells.ts";

addEventListener("message", ({ data }: MessageEvent<readonly CellTexts[]>) =>
  postMessage(outdatedCells(data)),
);
postMessage(undefined); // it is ready

// Parses the cells' texts in a worker: some texts take long to parse.
import { type CellTexts, outdatedCells } from "./outdated-cells.ts";

addEventListener("message", ({ data }: MessageEvent<readonly CellTexts[]>) =>
  postMessage(outdatedCells(data)),
);
postMessage(undefined); // ready

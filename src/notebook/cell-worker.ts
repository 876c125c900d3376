// Runs one cell with the real library, off the page's thread, and tells what it shows.
import * as library from "../lib/index.ts";
import type { CellError, Output } from "./output.ts";
import { runCell } from "./run-cell.ts";

export type CellMessage =
  | { readonly kind: "output"; readonly output: Output }
  | { readonly kind: "end"; readonly error: CellError | undefined };

const send = (message: CellMessage) => postMessage(message);

addEventListener(
  "message",
  async ({ data: source }: MessageEvent<string>) => {
    const show = (output: Output) => send({ kind: "output", output });
    const error = await runCell(source, { "every-cube": library }, show);
    send({ kind: "end", error });
  },
  { once: true },
);

// Writes the cells as files off the page's thread, whatever they contain.
import { toIpynb } from "../../../notebook/document/to-ipynb.ts";
import { toScript } from "../../../notebook/document/to-script.ts";
import type { WholeNotebook } from "../../../notebook/document/whole-notebook.ts";

/** What is to be written: see `toIpynb` and `toScript`. */
export type Written = {
  readonly notebook: WholeNotebook;
  /** Of the page. */
  readonly address: string;
} & (
  | { readonly as: "ipynb" }
  | {
      readonly as: "script";
      readonly library: string;
      readonly scripts: Readonly<Record<string, string>>;
    }
);

addEventListener("message", ({ data }: MessageEvent<Written>) =>
  postMessage(
    data.as === "ipynb"
      ? toIpynb(data.notebook, data.address)
      : toScript(data.notebook, data.library, data.address, data.scripts),
  ),
);
postMessage(undefined); // it is ready

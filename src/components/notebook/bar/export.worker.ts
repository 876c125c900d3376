// Writes a notebook as a file, in a worker.
import { serveJob } from "#src/workers/serve-job.ts";
import { toIpynb } from "#notebook/document/to-ipynb.ts";
import { toScript } from "#notebook/document/to-script.ts";
import type { NotebookDocument } from "#notebook/document/document.ts";
import { withCellsComment } from "#notebook/document/exported-script.ts";
import type { NotebookSnapshot } from "#notebook/document/notebook-snapshot.ts";

/** The arguments of `toIpynb` or `toScript`. */
export type ExportRequest = {
  readonly notebook: NotebookSnapshot;
  readonly address: string;
} & (
  | { readonly format: "ipynb" }
  | {
      readonly format: "script";
      readonly library: string;
      /** The same cells, embedded so that the script can be imported again. */
      readonly document: NotebookDocument;
      readonly scripts: Readonly<Record<string, string>>;
    }
);

serveJob((request: ExportRequest) =>
  request.format === "ipynb"
    ? toIpynb(request.notebook, request.address)
    : withCellsComment(
        toScript(request.notebook, request.library, request.address, request.scripts),
        request.document,
      ),
);

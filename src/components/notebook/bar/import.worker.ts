// Reads files that are not ours off the page's thread: parsing a large one takes seconds.
import type { NotebookDocument } from "../../../notebook/document/document.ts";
import { DocumentError } from "../../../notebook/document/read-document.ts";
import { readAnyNotebook } from "../../../notebook/document/read-foreign.ts";

/** The notebook in a file, or why there is none, in words for the reader. */
export type Imported =
  { readonly document: NotebookDocument } | { readonly problem: string };

addEventListener("message", ({ data }: MessageEvent<File>) => {
  void read(data).then((imported) => postMessage(imported));
});
postMessage(undefined); // it is ready

async function read(file: File): Promise<Imported> {
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { problem: "the browser cannot open it" };
  }
  try {
    return { document: readAnyNotebook(text) };
  } catch (error) {
    if (error instanceof DocumentError) return { problem: error.message };
    return { problem: `this is no notebook (${(error as Error).message})` };
  }
}

// Reads files that are not ours off the page's thread: parsing a large one takes seconds.
import { DocumentError } from "../../../notebook/document/read-document.ts";
import {
  type NotebookImport,
  readAnyNotebook,
} from "../../../notebook/document/import-notebook.ts";

/** The notebook in a file, or why there is none, in words for the reader. */
export type ImportResult = NotebookImport | { readonly problem: string };

addEventListener("message", ({ data }: MessageEvent<File>) => {
  void readNotebookFile(data).then((imported) => postMessage(imported));
});
postMessage(undefined); // it is ready

async function readNotebookFile(file: File): Promise<ImportResult> {
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { problem: "the browser cannot open it" };
  }
  try {
    return readAnyNotebook(text);
  } catch (error) {
    if (error instanceof DocumentError) return { problem: error.message };
    return { problem: `this is not a notebook (${(error as Error).message})` };
  }
}

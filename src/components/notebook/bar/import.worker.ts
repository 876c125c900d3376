// Parses imported files in a worker: a large one takes seconds.
import { serveJob } from "#src/workers/serve-job.ts";
import { DocumentError } from "#notebook/document/read-document.ts";
import {
  type NotebookImport,
  readAnyNotebook,
} from "#notebook/document/import-notebook.ts";

/** A parsed notebook, or the reason for the reader why it can't be parsed. */
export type ImportResult = NotebookImport | { readonly problem: string };

serveJob(readNotebookFile);

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

import { MAX_IMPORT_BYTES } from "#notebook/document/import-limit.ts";
import { DocumentError } from "#notebook/document/read-document.ts";
import { formatFileSize } from "#notebook/files/format-file-size.ts";
import type { NotebookImport } from "#notebook/document/import-notebook.ts";
import type { ImportResult } from "./import.worker.ts";
import { TimedWorker, TimedWorkerError } from "./timed-worker.ts";

/** The largest allowed file takes a tenth of this. */
const MAX_TIME_MS = 20_000;

const PROBLEMS = {
  slow: `reading it takes more than ${MAX_TIME_MS / 1000} seconds`,
  broken: "reading it takes more memory than there is",
  missing:
    "the part of this page that reads files could not be loaded: try again when you are connected",
};

const reader = new TimedWorker<File, ImportResult>(
  () => new Worker(new URL("./import.worker.ts", import.meta.url), { type: "module" }),
  MAX_TIME_MS,
);

/**
 * Parses the notebook in a file, in a worker with a time limit.
 * @throws {DocumentError}
 */
export async function importFile(file: File): Promise<NotebookImport> {
  if (file.size > MAX_IMPORT_BYTES) {
    throw new DocumentError(
      `it is ${formatFileSize(file.size)}; expected ${formatFileSize(MAX_IMPORT_BYTES)} at most`,
    );
  }
  let imported: ImportResult;
  try {
    imported = await reader.ask(file);
  } catch (error) {
    throw new DocumentError(
      PROBLEMS[error instanceof TimedWorkerError ? error.fault : "missing"],
    );
  }
  if ("problem" in imported) throw new DocumentError(imported.problem);
  return imported;
}

import { DocumentError } from "../../../notebook/document/read-document.ts";
import {
  type ImportedNotebook,
  IMPORT_EXTENSIONS,
} from "../../notebook/bar/notebook-bar.ts";

/**
 * The notebook in a file, if it is one that can be imported. Of a file that is surely meant
 * as a notebook, it is said why it cannot be; any other is data.
 */
export async function tryImportNotebook(
  file: File,
): Promise<ImportedNotebook | { readonly problem: string } | undefined> {
  const name = file.name.toLowerCase();
  if (!IMPORT_EXTENSIONS.some((end) => name.endsWith(end))) return undefined;
  const refusal = (problem: string) =>
    name.endsWith(".ipynb") ? { problem } : undefined;
  const reader = await import("../../notebook/bar/import-in-worker.ts").catch(
    () => undefined,
  );
  if (!reader) return refusal("the code that reads it could not be loaded");
  try {
    return await reader.importFile(file);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return refusal(error.message);
  }
}

import { DocumentError } from "#notebook/document/read-document.ts";
import {
  type ImportedNotebook,
  IMPORT_EXTENSIONS,
} from "#components/notebook/bar/notebook-bar.ts";

/**
 * Parses a file as a notebook, if its extension allows.
 * @returns  undefined for a data file; a problem only if the file is surely meant as a notebook
 */
export async function tryImportNotebook(
  file: File,
): Promise<ImportedNotebook | { readonly problem: string } | undefined> {
  const name = file.name.toLowerCase();
  if (!IMPORT_EXTENSIONS.some((end) => name.endsWith(end))) return undefined;
  const rejection = (problem: string) =>
    name.endsWith(".ipynb") ? { problem } : undefined;
  const reader = await import("#components/notebook/bar/import-in-worker.ts").catch(
    () => undefined,
  );
  if (!reader) return rejection("the code that reads it could not be loaded");
  try {
    return await reader.importFile(file);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return rejection(error.message);
  }
}

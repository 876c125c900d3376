import { type Brought, IMPORTED } from "../../notebook/bar/notebook-bar.ts";

/** The notebook in a file, if it is one that can be imported. */
export async function notebookIn(file: File): Promise<Brought | undefined> {
  const name = file.name.toLowerCase();
  if (!IMPORTED.some((end) => name.endsWith(end))) return undefined;
  try {
    const { importFile } = await import("../../notebook/bar/import-off-page.ts");
    return await importFile(file);
  } catch {
    return undefined; // it is data, or nobody can tell without a network
  }
}

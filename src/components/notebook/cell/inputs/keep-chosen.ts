// The files that a reader chooses at a control are kept with the notebook of the page.
import { DataFiles, FileProblem } from "../../bar/data-files.ts";
import { notebook } from "../../bar/notebook.ts";

/**
 * Keeps a file; one of its name is replaced.
 * @returns  why it is not kept; undefined when it is
 */
export async function keepChosen(files: readonly File[]): Promise<string | undefined> {
  if (files.length !== 1) return `One file is expected, not ${files.length}.`;
  const [file] = files;
  return problemOf(async () => {
    await new DataFiles(notebook.page).keep(file);
    return undefined;
  });
}

/** Cells that have read another file of this name run again. */
export function tellKept(name: string): void {
  notebook.fileChanged(name);
}

/** Why a cell cannot read a file that was chosen earlier; undefined when it can. */
export function whyNotKept(name: string): Promise<string | undefined> {
  return problemOf(async () => {
    const kept = await new DataFiles(notebook.page).list();
    return kept.some((file) => file.name === name)
      ? undefined
      : `${name} is not kept here: choose it again.`;
  });
}

async function problemOf(
  act: () => Promise<string | undefined>,
): Promise<string | undefined> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof FileProblem) return error.message;
    throw error;
  }
}

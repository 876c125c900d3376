// The files that a reader chooses at a control are kept with the notebook of the page.
import { DataFiles, FileError } from "../../bar/data-files.ts";
import { notebook } from "../../bar/notebook.ts";

/** What came of a file; without a problem it is kept. */
export interface ChosenFileResult {
  readonly problem?: string;
  /** What the reader should know of it. */
  readonly message?: string;
  /** What it has replaced. */
  readonly replaced?: File;
}

/** Keeps a file; one of its name is replaced. */
export async function storeChosenFile(
  files: readonly File[],
): Promise<ChosenFileResult> {
  if (files.length !== 1) {
    return { problem: `One file is expected, not ${files.length}.` };
  }
  const [file] = files;
  let result: ChosenFileResult = {};
  const problem = await fileErrorMessage(async () => {
    const { replaced, warning } = await new DataFiles(notebook.page).store(file);
    const sentences = replaced ? [`${file.name} is replaced.`] : [];
    result = {
      replaced,
      message: [...sentences, ...(warning ? [warning] : [])].join(" "),
    };
    return undefined;
  });
  return { ...result, problem };
}

/** Cells that have read another file of this name run again. */
export function notifyStored(name: string): void {
  notebook.fileChanged(name);
}

/** Why a cell cannot read a file that was chosen earlier; undefined when it can. */
export function whyNotStored(name: string): Promise<string | undefined> {
  return fileErrorMessage(async () => {
    const stored = await new DataFiles(notebook.page).list();
    return stored.some((file) => file.name === name)
      ? undefined
      : `${name} is not kept here: choose it again.`;
  });
}

async function fileErrorMessage(
  act: () => Promise<string | undefined>,
): Promise<string | undefined> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof FileError) return error.message;
    throw error;
  }
}

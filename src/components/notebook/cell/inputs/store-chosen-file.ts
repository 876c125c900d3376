import { DataFiles, FileError } from "../../bar/data-files.ts";
import { notebook } from "../../bar/notebook.ts";

/** The result of storing a file; `problem` says why it could not be stored. */
export interface ChosenFileResult {
  readonly problem?: string;
  readonly message?: string;
  /** The earlier file of this name. */
  readonly replaced?: File;
}

/** Stores a file that was chosen in a control, replacing one of the same name. */
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

/** Reruns the cells that have read a file of this name. */
export function notifyStored(name: string): void {
  notebook.fileChanged(name);
}

/** Returns why a file that was chosen earlier can't be read; undefined if it can. */
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

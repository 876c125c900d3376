// Files that the reader brings are kept, and what is said of it.
import { type DataFiles, FileProblem } from "./data-files.ts";
import { listOf } from "../../kit/text/list-of.ts";

export interface KeptFiles {
  /** Those that can be read now. */
  readonly names: readonly string[];
  /** What they have replaced, the last first: so all come back as they were. */
  readonly former: readonly File[];
  readonly words: string;
  /** Why others are not kept; the words end in it. */
  readonly refused: readonly string[];
}

/** @param changed  called with the name of each file that is another one now */
export async function keepFiles(
  files: readonly File[],
  kept: DataFiles,
  changed: (name: string) => void,
): Promise<KeptFiles> {
  const names: string[] = [];
  const [added, replaced, same]: string[][] = [[], [], []];
  const [notes, refused]: string[][] = [[], []];
  const former: File[] = [];
  for (const file of files) {
    const { name } = file;
    try {
      const keeping = await kept.keep(file);
      names.push(name);
      (keeping.isSame ? same : keeping.former ? replaced : added).push(name);
      if (keeping.former) former.unshift(keeping.former);
      if (keeping.note) notes.push(keeping.note);
      if (!keeping.isSame) changed(name);
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      refused.push(error.message);
    }
  }
  const words = [
    ...said(added, "kept with this notebook"),
    ...said(replaced, "replaced"),
    ...said(same, "already kept, with the same content"),
    ...notes,
    ...refused,
  ].join(" ");
  return { names, former, words, refused };
}

/** Nothing of no files. */
function said(names: readonly string[], what: string): string[] {
  if (names.length === 0) return [];
  return [`${listOf(names)} ${names.length === 1 ? "is" : "are"} ${what}.`];
}

/** Files take their places again. */
export async function bringBack(
  files: readonly File[],
  kept: DataFiles,
  changed: (name: string) => void,
): Promise<Pick<KeptFiles, "words" | "refused">> {
  const { names, refused } = await keepFiles(files, kept, changed);
  const words = [...said([...new Set(names)], "back"), ...refused].join(" ");
  return { words, refused };
}

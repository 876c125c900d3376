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
  kept: Pick<DataFiles, "keepAll">,
  changed: (name: string) => void,
): Promise<KeptFiles> {
  const names: string[] = [];
  const [added, replaced, same]: string[][] = [[], [], []];
  const [notes, refused]: string[][] = [[], []];
  const former: File[] = [];
  for (const [i, outcome] of (await kept.keepAll(files)).entries()) {
    const { name } = files[i];
    if (outcome instanceof FileProblem) {
      refused.push(outcome.message);
      continue;
    }
    names.push(name);
    (outcome.isSame ? same : outcome.former ? replaced : added).push(name);
    if (outcome.former) former.unshift(outcome.former);
    if (outcome.note) notes.push(outcome.note);
    if (!outcome.isSame) changed(name);
  }
  const words = [
    ...said(added, "kept with this notebook"),
    ...said(replaced, "replaced"),
    ...said(same, "already kept, with the same content"),
    ...firstOf(notes),
    ...firstOf(refused),
  ].join(" ");
  return { names, former, words, refused };
}

/** More files are counted, not named. */
const MAX_NAMED = 10;

function firstOf(words: readonly string[]): string[] {
  const left = words.length - MAX_NAMED;
  return left <= 0 ? [...words] : [...words.slice(0, MAX_NAMED), `And ${left} more.`];
}

/** Nothing of no files. */
function said(names: readonly string[], what: string): string[] {
  if (names.length === 0) return [];
  const which = names.length > MAX_NAMED ? `${names.length} files` : listOf(names);
  return [`${which} ${names.length === 1 ? "is" : "are"} ${what}.`];
}

/** Files take their places again. */
export async function bringBack(
  files: readonly File[],
  kept: Pick<DataFiles, "keepAll">,
  changed: (name: string) => void,
): Promise<Pick<KeptFiles, "words" | "refused">> {
  const { names, refused } = await keepFiles(files, kept, changed);
  const words = [...said([...new Set(names)], "back"), ...firstOf(refused)].join(" ");
  return { words, refused };
}

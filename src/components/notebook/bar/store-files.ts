// Files that the reader brings are kept, and what is said of it.
import { type DataFiles, FileError } from "./data-files.ts";
import { listOf } from "../../kit/text/list-of.ts";

export interface StoreReport {
  /** Those that can be read now. */
  readonly names: readonly string[];
  /** What they have replaced, the last first: so all come back as they were. */
  readonly replaced: readonly File[];
  readonly message: string;
  /** Why others are not kept; the words end in it. */
  readonly rejections: readonly string[];
}

/** @param changed  called with the name of each file that is another one now */
export async function storeFiles(
  files: readonly File[],
  kept: Pick<DataFiles, "storeAll">,
  changed: (name: string) => void,
): Promise<StoreReport> {
  const names: string[] = [];
  const [added, replaced, same]: string[][] = [[], [], []];
  const [notes, refused]: string[][] = [[], []];
  const former: File[] = [];
  for (const [i, outcome] of (await kept.storeAll(files)).entries()) {
    const { name } = files[i];
    if (outcome instanceof FileError) {
      refused.push(outcome.message);
      continue;
    }
    names.push(name);
    (outcome.isUnchanged ? same : outcome.replaced ? replaced : added).push(name);
    if (outcome.replaced) former.unshift(outcome.replaced);
    if (outcome.warning) notes.push(outcome.warning);
    if (!outcome.isUnchanged) changed(name);
  }
  const words = [
    ...sentenceAbout(added, "kept with this notebook"),
    ...sentenceAbout(replaced, "replaced"),
    ...sentenceAbout(same, "already kept, with the same content"),
    ...firstFew(notes),
    ...firstFew(refused),
  ].join(" ");
  return { names, replaced: former, message: words, rejections: refused };
}

/** More files are counted, not named. */
const MAX_LISTED = 10;

function firstFew(words: readonly string[]): string[] {
  const left = words.length - MAX_LISTED;
  return left <= 0 ? [...words] : [...words.slice(0, MAX_LISTED), `And ${left} more.`];
}

/** Nothing of no files. */
function sentenceAbout(names: readonly string[], what: string): string[] {
  if (names.length === 0) return [];
  const which = names.length > MAX_LISTED ? `${names.length} files` : listOf(names);
  return [`${which} ${names.length === 1 ? "is" : "are"} ${what}.`];
}

/** Files take their places again. */
export async function restoreFiles(
  files: readonly File[],
  kept: Pick<DataFiles, "storeAll">,
  changed: (name: string) => void,
): Promise<Pick<StoreReport, "message" | "rejections">> {
  const { names, rejections: refused } = await storeFiles(files, kept, changed);
  const words = [
    ...sentenceAbout([...new Set(names)], "back"),
    ...firstFew(refused),
  ].join(" ");
  return { message: words, rejections: refused };
}

import { type DataFiles, FileError } from "./data-files.ts";
import { formatList } from "#kit/text/format-list.ts";

export interface StoreReport {
  readonly names: readonly string[];
  /** The replaced files, the last first, so that storing them in order undoes everything. */
  readonly replaced: readonly File[];
  readonly message: string;
  /** Why the other files were not stored; also at the end of `message`. */
  readonly rejections: readonly string[];
}

/**
 * Stores files and describes the result.
 * @param changed  called with the name of each file that is new or different now
 */
export async function storeFiles(
  files: readonly File[],
  dataFiles: Pick<DataFiles, "storeAll">,
  changed: (name: string) => void,
): Promise<StoreReport> {
  const names: string[] = [];
  const [addedNames, replacedNames, unchangedNames]: string[][] = [[], [], []];
  const [notes, rejections]: string[][] = [[], []];
  const replaced: File[] = [];
  for (const [i, outcome] of (await dataFiles.storeAll(files)).entries()) {
    const { name } = files[i];
    if (outcome instanceof FileError) {
      rejections.push(outcome.message);
      continue;
    }
    names.push(name);
    (outcome.isUnchanged
      ? unchangedNames
      : outcome.replaced
        ? replacedNames
        : addedNames
    ).push(name);
    if (outcome.replaced) replaced.unshift(outcome.replaced);
    if (outcome.warning) notes.push(outcome.warning);
    if (!outcome.isUnchanged) changed(name);
  }
  const message = [
    ...sentenceAbout(addedNames, "kept with this notebook"),
    ...sentenceAbout(replacedNames, "replaced"),
    ...sentenceAbout(unchangedNames, "already kept, with the same content"),
    ...firstFew(notes),
    ...firstFew(rejections),
  ].join(" ");
  return { names, replaced, message, rejections };
}

/** More than this many are only counted. */
const MAX_LISTED = 10;

function firstFew(sentences: readonly string[]): string[] {
  const left = sentences.length - MAX_LISTED;
  return left <= 0
    ? [...sentences]
    : [...sentences.slice(0, MAX_LISTED), `And ${left} more.`];
}

/** One sentence about these files, or none if there are none. */
function sentenceAbout(names: readonly string[], what: string): string[] {
  if (names.length === 0) return [];
  const which = names.length > MAX_LISTED ? `${names.length} files` : formatList(names);
  return [`${which} ${names.length === 1 ? "is" : "are"} ${what}.`];
}

/** Stores replaced or removed files again, for Undo. */
export async function restoreFiles(
  files: readonly File[],
  dataFiles: Pick<DataFiles, "storeAll">,
  changed: (name: string) => void,
): Promise<Pick<StoreReport, "message" | "rejections">> {
  const { names, rejections } = await storeFiles(files, dataFiles, changed);
  const message = [
    ...sentenceAbout([...new Set(names)], "back"),
    ...firstFew(rejections),
  ].join(" ");
  return { message, rejections };
}

import { libraryRegion } from "./library-region.ts";

/** A few lines of the guide's Visual Basic, and the lines of ours that do the same. */
export type GuideRow = readonly [guide: string, ours: string];

/**
 * Puts the guide's lines beside a function of the library; at build.
 *
 * @param file    relative to src/lib, as for `Source`
 * @param region  a declaration in it
 * @param guide   the guide's lines: one entry for each line of ours, or ""
 * @throws {Error} when the numbers of lines differ
 */
export function besideLibrary(
  file: string,
  region: string,
  guide: readonly string[],
): GuideRow[] {
  return guideRows(guide, libraryRegion(file, region).text, `${region} in ${file}`);
}

/**
 * @param guide  one entry for each line of ours, or ""
 * @param name   of our source, in the error
 * @throws {Error} when the numbers of lines differ
 */
export function guideRows(
  guide: readonly string[],
  source: string,
  name: string,
): GuideRow[] {
  const ours = source.split("\n");
  if (guide.length !== ours.length) {
    throw new Error(
      `the guide has ${guide.length} lines for the ${ours.length} of ${name}`,
    );
  }
  return ours.map((line, i) => [guide[i], line]);
}

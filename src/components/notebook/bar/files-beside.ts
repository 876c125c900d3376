import { DataFiles } from "./data-files.ts";
import { button, make } from "./elements.ts";
import type { PageNotebook } from "./page-notebook.ts";
import { saveFile } from "./save-file.ts";

/**
 * Offers the data files that belong beside an exported notebook: those that its cells name.
 * @returns  undefined when there are none
 */
export async function filesBeside(
  { page, cells }: PageNotebook,
  exported: string,
): Promise<HTMLElement | undefined> {
  const reading = cells.filter(({ source }) => source.includes("FileAttachment"));
  if (reading.length === 0) return undefined;
  const files = new DataFiles(page);
  const named = (await files.list()).filter(({ name }) =>
    reading.some(({ source }) => source.includes(name)),
  );
  if (named.length === 0) return undefined;
  const offer = make("p", {}, `${exported} reads data files. Save `);
  named.forEach(({ name }, i) => {
    const save = button(name, () => {
      void files.read(name).then((bytes) => bytes && saveFile(name, bytes, ""));
    });
    offer.append(i === 0 ? "" : " and ", save);
  });
  offer.append(" into the same folder.");
  return offer;
}

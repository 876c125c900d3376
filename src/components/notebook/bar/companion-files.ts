import type { Input } from "#notebook/inputs/inputs.ts";
import { DataFiles, FileError } from "./data-files.ts";
import { createButton, createElement } from "./elements.ts";
import type { NotebookCell, PageNotebook } from "./page-notebook.ts";
import { saveFile } from "#kit/storage/save-file.ts";

/**
 * A paragraph with buttons to save the data files that an exported notebook reads: those named
 * in its cells or chosen in file controls. If they can't be read, it says why.
 * @returns  undefined if there are none
 */
export async function companionFilesOffer(
  { page, cells }: PageNotebook,
  exported: string,
): Promise<HTMLElement | undefined> {
  const readers = cells.filter(
    ({ source, chosen }) => chosen || source.includes("FileAttachment"),
  );
  if (readers.length === 0) return undefined;
  const files = new DataFiles(page);
  const offer = createElement("p", {}, `${exported} reads data files. Save `);
  const tell = (error: unknown) => {
    if (!(error instanceof FileError)) throw error;
    offer.replaceChildren(`${exported} reads data files. ${error.message}`);
  };
  const save = async (name: string) => {
    saveFile(name, await files.get(name), "");
  };
  try {
    const listed = (await files.list()).filter(({ name }) =>
      readers.some((cell) => readsFile(cell, name)),
    );
    if (listed.length === 0) return undefined;
    listed.forEach(({ name }, i) => {
      const saveButton = createButton(name, () => void save(name).catch(tell));
      offer.append(i === 0 ? "" : " and ", saveButton);
    });
    offer.append(" into the same folder.");
  } catch (error) {
    tell(error);
  }
  return offer;
}

function readsFile(
  { source, outputs, chosen = [] }: NotebookCell,
  name: string,
): boolean {
  if (source.includes("FileAttachment") && source.includes(name)) return true;
  // A form's values are an array.
  return (
    chosen.flat().includes(name) &&
    outputs.some(({ view }) => view?.kind === "input" && takesFile(view.input))
  );
}

function takesFile(input: Input): boolean {
  return input.type === "form" ? input.fields.some(takesFile) : input.type === "file";
}

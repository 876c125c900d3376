import type { Input } from "../../../notebook/inputs/inputs.ts";
import { DataFiles, FileError } from "./data-files.ts";
import { createButton, createElement } from "./elements.ts";
import type { NotebookCell, PageNotebook } from "./page-notebook.ts";
import { saveFile } from "../../kit/storage/save-file.ts";

/**
 * Offers the data files that belong beside an exported notebook: those that its cells name,
 * and those that the reader has chosen at their controls.
 * @returns  undefined when there are none; or why they cannot be had
 */
export async function companionFilesOffer(
  { page, cells }: PageNotebook,
  exported: string,
): Promise<HTMLElement | undefined> {
  const reading = cells.filter(
    ({ source, chosen }) => chosen || source.includes("FileAttachment"),
  );
  if (reading.length === 0) return undefined;
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
    const named = (await files.list()).filter(({ name }) =>
      reading.some((cell) => readsFile(cell, name)),
    );
    if (named.length === 0) return undefined;
    named.forEach(({ name }, i) => {
      const saves = createButton(name, () => void save(name).catch(tell));
      offer.append(i === 0 ? "" : " and ", saves);
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
  // What is chosen in a form comes together.
  return (
    chosen.flat().includes(name) &&
    outputs.some(({ view }) => view?.kind === "input" && takesFile(view.input))
  );
}

function takesFile(input: Input): boolean {
  return input.type === "form" ? input.fields.some(takesFile) : input.type === "file";
}

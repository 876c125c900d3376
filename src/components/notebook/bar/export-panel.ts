// The formats in which a page's cells can be saved.
import type { NotebookDocument } from "../../../notebook/document/document.ts";
import { formatDocument } from "../../../notebook/document/read-document.ts";
import { button, make } from "./elements.ts";
import type { PageNotebook } from "./page-notebook.ts";
import { saveFile } from "../../kit/storage/save-file.ts";

interface Options {
  readonly notebook: PageNotebook;
  /** The address of the library's module on the site. */
  readonly library: string;
  /** The title, if the notebook consists of its cells only; a chapter has its own. */
  readonly title: string | undefined;
  /** All cells, in the form that can be imported again. */
  document(): NotebookDocument;
  /** Called when they could not be saved: what saves them is not loaded, or breaks down. */
  onFailure(error: unknown): void;
}

/** The panel with the formats to choose from. */
export function exportPanel(options: Options): HTMLElement {
  const { notebook, library, title, document, onFailure } = options;
  const { page } = notebook;
  const choices = make(
    "div",
    { className: "notebook-choices" },
    button("Cells, to import again (.json)", () => {
      saveFile(
        `${page}.every-cube.json`,
        formatDocument(document()),
        "application/json",
      );
    }),
    button("Jupyter notebook (.ipynb)", () => void saveForJupyter().catch(onFailure)),
    button("Script for Node (.ts)", () => void saveForNode().catch(onFailure)),
  );

  const saveForJupyter = async () => {
    const { saveNotebook } = await import("./take-along.ts");
    const { file, beside: bundles } = await saveNotebook(notebook, library, title);
    const link = make(
      "a",
      { href: library, download: "every-cube.js" },
      "every-cube.js",
    );
    const beside = make("p", {}, `${file} is saved. Save `, link);
    for (const { file: name, text } of bundles) {
      const save = button(name, () => saveFile(name, text, "text/javascript"));
      beside.append(" and ", save);
    }
    beside.append(" too, into the same folder: its cells import from there.");
    choices.parentElement?.append(beside);
    await offerFiles(file);
  };
  const saveForNode = async () => {
    const { saveScript } = await import("./take-along.ts");
    await saveScript(notebook, document(), library, title);
    await offerFiles(`${page}.ts`);
  };
  const offerFiles = async (exported: string) => {
    const { filesBeside } = await import("./files-beside.ts");
    const offer = await filesBeside(notebook, exported);
    if (offer) choices.parentElement?.append(offer);
  };
  return choices;
}

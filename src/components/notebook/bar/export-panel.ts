// What a page's cells can be saved as.
import type { NotebookDocument } from "../../../notebook/document/document.ts";
import { formatDocument } from "../../../notebook/document/read-document.ts";
import { button, make } from "./elements.ts";
import type { PageNotebook } from "./page-notebook.ts";
import { saveFile } from "./save-file.ts";

interface Options {
  readonly notebook: PageNotebook;
  /** Where the site has the library's module. */
  readonly library: string;
  /** Of a notebook whose cells are all there is; a chapter has its own. */
  readonly title: string | undefined;
  /** All cells, as they are imported again. */
  document(): NotebookDocument;
  /** What is needed to save them could not be loaded. */
  onFailure(): void;
}

/** The ways to choose from. */
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
    const file = await saveNotebook(notebook, library, title);
    const link = make(
      "a",
      { href: library, download: "every-cube.js" },
      "every-cube.js",
    );
    const beside = make("p", {}, `${file} is saved. Save `, link);
    beside.append(
      " too, into the same folder: its cells import the library from there.",
    );
    choices.parentElement?.append(beside);
  };
  const saveForNode = async () => {
    const { saveScript } = await import("./take-along.ts");
    await saveScript(notebook, library, title);
  };
  return choices;
}

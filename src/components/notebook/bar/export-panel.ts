import type { NotebookDocument } from "#notebook/document/document.ts";
import { formatDocument } from "#notebook/document/read-document.ts";
import { createButton, createElement } from "./elements.ts";
import type { PageNotebook } from "./page-notebook.ts";
import { saveFile } from "#kit/storage/save-file.ts";

interface ExportPanelOptions {
  readonly notebook: PageNotebook;
  readonly library: string;
  /** The title of a notebook without prose; chapters bring their own. */
  readonly title: string | undefined;
  document(): NotebookDocument;
  /** Called when the exporter could not be loaded or failed. */
  onFailure(error: unknown): void;
}

/** The panel with the export formats. */
export function exportPanel(options: ExportPanelOptions): HTMLElement {
  const { notebook, library, title, document, onFailure } = options;
  const { page } = notebook;
  const choices = createElement(
    "div",
    { className: "notebook-choices" },
    createButton("Cells, to import again (.json)", () => {
      saveFile(
        `${page}.every-cube.json`,
        formatDocument(document()),
        "application/json",
      );
    }),
    createButton(
      "Jupyter notebook (.ipynb)",
      () => void saveForJupyter().catch(onFailure),
    ),
    createButton("Script for Node (.ts)", () => void saveForNode().catch(onFailure)),
  );

  const saveForJupyter = async () => {
    const { saveAsIpynb } = await import("./export-notebook.ts");
    const { file, beside: bundles } = await saveAsIpynb(notebook, library, title);
    const link = createElement(
      "a",
      { href: library, download: "every-cube.js" },
      "every-cube.js",
    );
    const beside = createElement("p", {}, `${file} is saved. Save `, link);
    for (const { file: name, text } of bundles) {
      const save = createButton(name, () => saveFile(name, text, "text/javascript"));
      beside.append(" and ", save);
    }
    beside.append(" too, into the same folder: its cells import from there.");
    choices.parentElement?.append(beside);
    await offerFiles(file);
  };
  const saveForNode = async () => {
    const { saveAsScript } = await import("./export-notebook.ts");
    await saveAsScript(notebook, document(), library, title);
    await offerFiles(`${page}.ts`);
  };
  const offerFiles = async (exported: string) => {
    const { companionFilesOffer } = await import("./companion-files.ts");
    const offer = await companionFilesOffer(notebook, exported);
    if (offer) choices.parentElement?.append(offer);
  };
  return choices;
}

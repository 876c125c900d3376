import { parseHTML } from "linkedom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DataFiles } from "#components/notebook/bar/data-files.ts";
import { companionFilesOffer } from "#components/notebook/bar/companion-files.ts";
import { FilesPanel } from "#components/notebook/bar/files-panel.ts";
import type {
  NotebookCell,
  PageNotebook,
} from "#components/notebook/bar/page-notebook.ts";
import { PlaygroundFiles } from "#components/site/playground/playground-files.ts";

const NO_FILES = "This browser does not let the page keep files.";
const KEPT = [{ name: "a.csv", size: 3 }];

let click: (label: string, within: Element) => void;

// There is no IndexedDB here: files can be listed only where a test says so.
beforeEach(() => {
  const { document, window } = parseHTML("<!doctype html><body></body>");
  vi.stubGlobal("document", document);
  click = (label, within) => {
    const buttons = [...within.querySelectorAll("button")];
    const pressed = buttons.find(({ textContent }) => textContent === label);
    pressed!.dispatchEvent(new window.Event("click"));
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the list of files says why one can be neither saved nor removed", async () => {
  vi.spyOn(DataFiles.prototype, "list").mockResolvedValue(KEPT);
  const say = vi.fn();
  const panel = document.body;
  await new FilesPanel({
    ...{ page: "playground", panel, about: "", say },
    fileChanged() {},
  }).open();
  for (const label of ["Save", "Remove"]) {
    click(label, panel);
    await vi.waitFor(() => expect(say).toHaveBeenCalledWith(NO_FILES, { bad: true }));
    say.mockClear();
  }
  vi.spyOn(DataFiles.prototype, "read").mockResolvedValue(undefined);
  click("Save", panel);
  await vi.waitFor(() =>
    expect(say).toHaveBeenCalledWith("a.csv is no longer kept.", { bad: true }),
  );
});

test("an export says why its data files can't be read", async () => {
  const cell = { source: 'FileAttachment("a.csv")', outputs: [] };
  const cells = [cell as unknown as NotebookCell];
  const notebook = { page: "playground", cells } as unknown as PageNotebook;
  const words = `a.ipynb reads data files. ${NO_FILES}`;
  expect((await companionFilesOffer(notebook, "a.ipynb"))!.textContent).toBe(words);
  vi.spyOn(DataFiles.prototype, "list").mockResolvedValue(KEPT);
  const offer = (await companionFilesOffer(notebook, "a.ipynb"))!;
  expect(offer.textContent).toBe(
    "a.ipynb reads data files. Save a.csv into the same folder.",
  );
  click("a.csv", offer);
  await vi.waitFor(() => expect(offer.textContent).toBe(words));
});

test("the playground says why a file can't be read in a cell", async () => {
  const say = vi.fn();
  const bar = {
    notebook: { page: "playground" },
    say,
  } as unknown as ConstructorParameters<typeof PlaygroundFiles>[0];
  new PlaygroundFiles(bar).panelOptions.read!("a.csv");
  await vi.waitFor(() => expect(say).toHaveBeenCalledWith(NO_FILES, { bad: true }));
});

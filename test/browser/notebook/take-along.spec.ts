import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { CHAPTERS } from "#src/chapters.ts";
import { expect, test } from "../visit.ts";
import { openNotebookMenu } from "./notebook-menu.ts";
import { letSleep } from "../sleeping-workers.ts";
import { toIpynb } from "#notebook/document/to-ipynb.ts";
import { toScript } from "#notebook/document/to-script.ts";
import {
  snapshotNotebook,
  type NotebookSnapshot,
} from "#notebook/document/notebook-snapshot.ts";
import { bundleAsModule } from "#notebook/document/bundled-modules.ts";
import { buildBundle } from "../../notebook/document/build-bundle.ts";
import { codeSources, validateIpynb } from "../../notebook/document/nbformat.ts";
import {
  runScript,
  runIpynbCells,
  runScriptWithFiles,
} from "../../notebook/document/run-exported.ts";

const SITE = "https://example.org/cube/";
const plotBundle = buildBundle("plot");

/** The text of a cell's output: Jupyter shows a drawing below its description. */
const withoutMarkup = (output: string) =>
  output.replaceAll(/<(figure|svg)\b[^]*?<\/\1>\n/g, "");

for (const { slug } of CHAPTERS) {
  test(`/${slug}/ as a Jupyter notebook and as a script shows what its cells show, whichever file the link leads to`, async ({
    request,
  }) => {
    const shipped = (await (
      await request.get(`${slug}/notebook.json`)
    ).json()) as NotebookSnapshot;
    const library = await (await request.get("every-cube.js")).text();
    const notebook = snapshotNotebook(shipped, [], SITE);
    const shown = notebook.cells
      .filter(({ kind }) => kind === "code")
      .map(({ outputs }) =>
        outputs
          .filter(({ view }) => view?.kind !== "input") // a control has no text output
          .map(({ text }) => `${text}\n`)
          .join(""),
      );
    expect(shown.join("")).not.toBe("");

    const ipynb = toIpynb(notebook, `${SITE}${slug}/`);
    expect(validateIpynb(ipynb)).toEqual([]);
    expect(codeSources(ipynb)).toEqual(["", ...shown]);
    const plot = await plotBundle;
    const beside = { "every-cube-plot.js": bundleAsModule(plot) };
    const run = await runIpynbCells(ipynb, library, beside);
    expect(run.map(withoutMarkup)).toEqual(["", ...shown]);

    const scripts = { "@observablehq/plot": plot };
    const script = toScript(notebook, library, `${SITE}${slug}/`, scripts);
    const printed = await runScript({ [`${slug}.ts`]: script });
    expect(printed.replaceAll(/ \([\w-]+\.(?:html|svg)\)$/gm, "")).toBe(shown.join(""));

    const prose = notebook.cells.map(({ kind, source }) =>
      kind === "text" ? source : "",
    );
    const words = prose.join("\n").replace(/```[^]*?```|`[^`]*`/g, "");
    expect(words.split(/\s+/).length).toBeGreaterThan(500);
    expect(words).not.toMatch(/astro|<(?!su[bp]>|\/su[bp]>)[a-z]+|\bUndo\b|undefined/);
    expect(words).not.toContain("site:/");
  });
}

async function saved(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  return download;
}

const textOf = async (download: Download) => readFile(await download.path(), "utf8");

test("an edited chapter is saved with its edits, by keyboard and pointer alike", async ({
  page,
  request,
}) => {
  await page.goto("any-puzzle/");
  await letSleep(page, "compiler");
  const cell = page.locator("#cell-1");
  await cell.getByRole("button", { name: "Edit" }).click();
  await expect(cell.getByRole("textbox")).toBeFocused();
  // Other cells use what this one defines.
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText("\n6 * 7;");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(cell.locator(".cell-results")).toContainText("42");

  const bar = page.locator(".notebook-bar");
  await openNotebookMenu(page);
  await bar.getByRole("button", { name: "Export" }).click();
  const notebook = await saved(page, "Jupyter");
  expect(notebook.suggestedFilename()).toBe("any-puzzle.ipynb");
  const ipynb = await textOf(notebook);
  const library = await (await request.get("every-cube.js")).text();
  expect(validateIpynb(ipynb)).toEqual([]);
  expect(codeSources(ipynb)[1]).toMatch(/\n42\n$/);
  expect(await runIpynbCells(ipynb, library)).toEqual(codeSources(ipynb));

  const link = bar.getByRole("link", { name: "every-cube.js" });
  const beside = page.waitForEvent("download");
  await link.click();
  expect(await textOf(await beside)).toBe(library);

  const script = await saved(page, "Script");
  expect(script.suggestedFilename()).toBe("any-puzzle.ts");
  const printed = await runScript({ "any-puzzle.ts": await textOf(script) });
  expect(printed).toBe(codeSources(ipynb).join(""));
});

// That each example runs so is tested in test/chapters/playground.test.ts.

test("the playground is saved as a script that runs in Node and shows what its cells show", async ({
  page,
}) => {
  await page.goto("playground/");
  await page.locator(".notebook-bar").getByRole("button", { name: "Export" }).click();
  const script = await textOf(await saved(page, "Script"));
  const { printed, names } = await runScriptWithFiles({ "own.ts": script });
  const drawings = page.locator(".cell-drawing");
  expect(names).toHaveLength(await drawings.count());
  expect(printed.match(/^drawing: /gm) ?? []).toHaveLength(names.length);
  const texts = page.locator(".cell-outputs > li > code, .cell-outputs > li > pre");
  for (const text of await texts.allTextContents()) {
    expect(printed).toContain(text.trim());
  }
});

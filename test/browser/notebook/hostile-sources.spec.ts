// Whatever a link, a file, the storage or another tab brings, the page says what came of it,
// answers meanwhile, works afterwards, and keeps what its reader has. What functions decide
// by themselves is tested beside them: in test/notebook/document, test/components/notebook,
// test/components/site and test/components/kit/widget.
import { writeFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { expect, test, type Page } from "@playwright/test";
import {
  expectToAnswer,
  longestPause,
  takePulse,
  takePulseFromLoad,
} from "./pulse.ts";
import { expectToWork } from "./witnesses.ts";

/** A file of the site without scripts, from which its storage can be changed. */
const PLAIN = "every-cube.js";
const OWN = "notebook 1 playground";
const NOT_RUN = " Nothing of its code has run: read it, then run it yourself.";

interface Cell {
  id: string;
  kind: "code" | "text";
  source: string;
  base?: string;
}
const notebook = (cells: readonly Cell[], page = "playground", version = 1) =>
  JSON.stringify({ format: "every-cube notebook", version, page, cells });
const linkOf = (json: string) =>
  `code=1.${deflateSync(json, { level: 9 }).toString("base64url")}`;
const cells = (
  count: number,
  source: string,
  kind: Cell["kind"] = "code",
  more: (i: number) => Partial<Cell> = () => ({}),
): Cell[] =>
  Array.from({ length: count }, (_, i) => {
    return { id: `cell-${i + 1}`, kind, source, ...more(i) };
  });
const named = (...ids: string[]) =>
  ids.map((id, i): Cell => ({ id, kind: "text", source: `${i}`, base: `${i}` }));

const filled = (unit: string, length: number) =>
  unit.repeat(Math.floor(length / unit.length));
/** Letters that turn around: to break such a line takes a browser seconds. */
const turning = (length: number) => filled("\u202e\u05d0 ", length);

/** The cells that are shown, and whether each has an id of its own. */
function shownCells(page: Page) {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll("code-cell, text-cell")].map(
      ({ id }) => id,
    );
    return { count: ids.length, isEachOnce: new Set(ids).size === ids.length };
  });
}

const status = (page: Page) => page.locator(".notebook-status");
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

/** Empties what the bar says, so that the next message is surely a new one. */
const hush = (page: Page) =>
  status(page).evaluate((element) => element.replaceChildren());

/** Waits until the bar says something, and all that comes with it is drawn. */
async function said(page: Page): Promise<string> {
  await expect(status(page)).not.toBeEmpty({ timeout: 30_000 });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))),
  );
  return status(page).innerText();
}

async function writeOwnText(page: Page, text: string): Promise<void> {
  await page.locator("text-cell").first().dblclick();
  await page.locator("text-cell textarea").fill(text);
  await page.keyboard.press("Escape");
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), OWN))
    .toContain(text);
}

const isShown = (code: boolean) => `This link’s notebook is shown.${code ? NOT_RUN : ""}`;
/** What a link carries, what is said of it, and how many cells are shown then. */
const LINKS: Record<string, [carried: string, says: string, count?: number]> = {
  "as many cells of code as a notebook may have": [
    notebook(cells(500, "1")),
    isShown(true),
    500,
  ],
  "as many texts": [notebook(cells(500, "# a")), isShown(true), 500],
  "half a million lines": [notebook(cells(500, filled("1;\n", 2700))), isShown(true), 500],
  "the longest cells": [notebook(cells(18, filled("a", 100_000))), isShown(true), 18],
  "the longest texts": [
    notebook(cells(18, filled("a b ", 100_000), "text")),
    isShown(false),
    18,
  ],
  "marks on one letter": [
    notebook(cells(9, `a${filled("\u0301", 99_000)}`)),
    isShown(true),
    9,
  ],
  "code whose lines turn around": [notebook(cells(100, turning(2000))), isShown(true), 100],
  "half a sign of two": [
    notebook(cells(2, "\u{1f600}".slice(1))).replaceAll("\ude00", "\\ude00"),
    isShown(true),
    2,
  ],
  "names that others have, or nobody": [
    notebook(named("x", "cell-3", "a", "cell-1", "__proto__", "constructor")),
    isShown(false),
    6,
  ],
  "a number beyond all numbers": [
    notebook(named(`cell-${"9".repeat(26)}`)),
    isShown(false),
    1,
  ],
  "no cell": [notebook([]), "This link’s notebook has no cells."],
  "a notebook of another page": [
    notebook([], "moves"),
    "This link’s notebook has no cells.",
  ],
  "twenty million zeros": [
    "0".repeat(20_000_000),
    "This notebook is too long for a link. Export it as a file instead.",
  ],
  "lists in lists": [
    "[".repeat(1_900_000),
    "This link cannot be read: this is not a notebook: its text is no JSON.",
  ],
  "a later version": [
    notebook([], "playground", 2),
    "This link was made by a newer version of these pages. Reload the page, and open it again.",
  ],
};

const jupyter = (inside: object) => JSON.stringify({ nbformat: 4, ...inside });
const outputs = (count: number) =>
  Array.from({ length: count }, () => ({ a: [1, 2, { b: "x".repeat(100) }] }));
/** What a file contains, and what is said of it. */
const FILES: Record<string, [file: string, text: () => string, says: string]> = {
  "outputs of a quarter of a million parts": [
    "outputs.ipynb",
    () =>
      jupyter({
        cells: cells(100, "1").map(({ source }) => {
          return { cell_type: "markdown", source, outputs: outputs(1700) };
        }),
      }),
    "This file’s notebook is shown.",
  ],
  "ten million numbers": [
    "numbers.ipynb",
    () => `{"nbformat":4,"metadata":[${"1,".repeat(10_000_000)}1],"cells":[7]}`,
    "numbers.ipynb cannot be read: cell 1 is not a cell.",
  ],
  "thirty million blanks": [
    "blanks.json",
    () => " ".repeat(30_000_000),
    "blanks.json cannot be read: this is too long for a notebook: 30000000 characters, where 2000000 are read at most.",
  ],
  "more than may be read": [
    "long.json",
    () => " ".repeat(30_000_001),
    "long.json cannot be read: it is too long for a notebook.",
  ],
  "scripts without an end": [
    "scripts.html",
    () => `<notebook>${"<script>".repeat(2_000_000)}`,
    "This file’s notebook has no cells.",
  ],
  "a script of a million lines": [
    "lines.html",
    () => `<notebook><script>${"x\n".repeat(1_000_000)}</script>`,
    "lines.html cannot be read: cell 1: its “source” must have 100000 characters at most.",
  ],
  "a form that cannot become a text": [
    "form.ipynb",
    () => '{"nbformat":{"toString":1},"cells":[]}',
    "form.ipynb cannot be read: its “nbformat” must be a number.",
  ],
};

test("whatever a link or a file brings, it is shown or refused in words while the page answers, and the reader’s own comes back", async ({
  page,
}, info) => {
  test.setTimeout(180_000);
  await page.goto("playground/");
  await page.waitForFunction(() => customElements.get("text-cell"));
  await writeOwnText(page, "# Mine");
  await takePulse(page);
  const show = async (carried: string) => {
    await hush(page);
    await page.evaluate((hash) => (location.hash = hash), linkOf(carried));
    return said(page);
  };
  await show(notebook(cells(3, "1")));
  for (const [name, [carried, says, count]] of Object.entries(LINKS)) {
    await test.step(name, async () => {
      const again = () => show(notebook(cells(3, name)));
      await expectToAnswer(
        name,
        async () => {
          await longestPause(page);
          expect((await show(carried)).startsWith(says), says).toBe(true);
          return longestPause(page);
        },
        again,
      );
      if (count !== undefined)
        expect(await shownCells(page)).toEqual({ count, isEachOnce: true });
    });
  }
  await show(notebook(cells(3, "1")));
  for (const [name, [file, text, says]] of Object.entries(FILES)) {
    await test.step(name, async () => {
      const path = info.outputPath(file);
      writeFileSync(path, text());
      await expectToAnswer(name, async () => {
        await hush(page);
        const chooser = page.waitForEvent("filechooser");
        await press(page, "Import");
        await longestPause(page);
        await (await chooser).setFiles(path);
        expect(await said(page)).toBe(says);
        return longestPause(page);
      });
    });
  }
  await press(page, "Go back to it");
  await expect(page.locator("text-cell h2").first()).toHaveText("Mine");
  await expectToWork(page);
});

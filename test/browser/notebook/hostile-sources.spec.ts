// Whatever a link, a file, the storage or another tab brings, the page reports the result,
// answers meanwhile, works afterwards, and keeps what its reader has. What functions decide
// by themselves is tested beside them: in test/notebook/document, test/components/notebook,
// test/components/site and test/components/kit/widget.
import { readFileSync, writeFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, freshTest as test } from "../visit.ts";
import { expectToAnswer, longestPause, takePulse, takePulseFromLoad } from "./pulse.ts";
import { expectToWork } from "./witnesses.ts";

/** A file of the site without scripts, from which its storage can be changed. */
const PLAIN = "every-cube.js";
const OWN = "notebook 1 playground";
const NOT_RUN = " None of its code has run: read it, then run it yourself.";

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
  await expect(status(page)).toHaveText([/./], { timeout: 30_000 });
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

const isShown = (code: boolean) =>
  `This link’s notebook is shown.${code ? NOT_RUN : ""}`;
/** A link's content, the expected message and the number of visible cells. */
const LINKS: Record<string, [carried: string, says: string, count?: number]> = {
  "the maximum number of code cells": [notebook(cells(500, "1")), isShown(true), 500],
  "half a million lines": [
    notebook(cells(500, filled("1;\n", 2700))),
    isShown(true),
    500,
  ],
  "the longest cells": [notebook(cells(18, filled("a", 100_000))), isShown(true), 18],
  "marks on one letter": [
    notebook(cells(9, `a${filled("\u0301", 99_000)}`)),
    isShown(true),
    9,
  ],
  "code whose lines turn around": [
    notebook(cells(100, turning(2000))),
    isShown(true),
    100,
  ],
  "repeated and unknown names": [
    notebook(
      named(
        `cell-${"9".repeat(26)}`,
        "x",
        "cell-3",
        "a",
        "cell-1",
        "__proto__",
        "constructor",
      ),
    ),
    isShown(false),
    7,
  ],
  "no cell": [notebook([]), "This link’s notebook has no cells."],
  "twenty million zeros": [
    "0".repeat(20_000_000),
    "This notebook is too long for a link. Export it as a file instead.",
  ],
  "lists in lists": [
    "[".repeat(1_900_000),
    "This link cannot be read: this is not a notebook: its text is not JSON.",
  ],
};

const jupyter = (inside: object) => JSON.stringify({ nbformat: 4, ...inside });
const outputs = (count: number) =>
  Array.from({ length: count }, () => ({ a: [1, 2, { b: "x".repeat(100) }] }));
/** A file's content and the expected message. */
const FILES: Record<string, [file: string, text: () => string, says: string]> = {
  "outputs of a hundred thousand parts": [
    "outputs.ipynb",
    () =>
      jupyter({
        cells: cells(100, "1").map(({ source }) => {
          return { cell_type: "markdown", source, outputs: outputs(700) };
        }),
      }),
    "This file’s notebook is shown.",
  ],
  "four million numbers": [
    "numbers.ipynb",
    () => `{"nbformat":4,"metadata":[${"1,".repeat(4_000_000)}1],"cells":[7]}`,
    "numbers.ipynb cannot be read: cell 1 is not a cell.",
  ],
  "more than may be read": [
    "long.json",
    () => " ".repeat(30_000_001),
    "long.json cannot be read: it is 30.1 MB; expected 30 MB at most.",
  ],
  "scripts without an end": [
    "scripts.html",
    () => `<notebook>${"<script>".repeat(300_000)}`,
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
          expect(await show(carried)).toBe(says);
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
  await page.locator(".notebook-shelf summary").click();
  await page.getByRole("button", { name: "Go back to it: “Mine”" }).click();
  await expect(page.locator("text-cell h2").first()).toHaveText("Mine");
  await expectToWork(page);
});

/** What other code may have put into the storage of the browser and of the tab. */
interface Stored {
  local?: Record<string, string>;
  session?: Record<string, string>;
}

async function store(page: Page, { local = {}, session = {} }: Stored): Promise<void> {
  await page.goto(PLAIN);
  await page.evaluate(
    ([ofBrowser, ofTab]) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, text] of Object.entries(ofBrowser))
        localStorage.setItem(key, text);
      for (const [key, text] of Object.entries(ofTab))
        sessionStorage.setItem(key, text);
    },
    [local, session] as const,
  );
}

const CELL_OF_TAB =
  "This page broke down while a cell ran, most likely because the cell used up all memory. Your texts are as you left them, and nothing runs until you say so.";
const shelf = (...notebooks: unknown[]) => JSON.stringify(notebooks);
const kept = (outputs: unknown) => JSON.stringify({ "cell-1": { code: "1", outputs } });
const line = (text: string) => ({ line: 1, text });

/**
 * What is stored, the page that finds it, what its bar says, what else it shows, and how
 * many texts it offers that can't be read.
 */
const STORAGES: Record<
  string,
  [
    path: string,
    stored: Stored,
    says: string,
    shows: [selector: string, count: number],
    unreadable?: number,
  ]
> = {
  "half a million lines, and two damaged saved notebooks": [
    "playground/",
    {
      local: {
        [OWN]: notebook(cells(500, filled("1;\n", 2700))),
        "notebook shelf 1 playground": shelf(
          7,
          "{",
          ...Array.from({ length: 8 }, () => notebook(cells(100, "\n".repeat(500)))),
        ),
        theme: "x".repeat(10_000),
        "search-key": "__proto__",
      },
    },
    "",
    [".notebook-shelf li", 8],
    1,
  ],
  "a hundred thousand results": [
    "playground/",
    {
      local: {
        [OWN]: notebook(cells(2, "1")),
        "notebook outputs 1 playground": kept(
          Array.from({ length: 100_000 }, () => line("a")),
        ),
      },
    },
    "",
    ["code-cell .cell-outputs li", 0],
  ],
  "results whose lines turn around": [
    "playground/",
    {
      local: {
        [OWN]: notebook(cells(2, "1")),
        "notebook outputs 1 playground": kept(
          Array.from({ length: 10 }, () => line(turning(4990))),
        ),
      },
    },
    "",
    ["code-cell .cell-outputs li", 10],
  ],
  "repeated and unknown names, and a run of four million characters": [
    "playground/",
    {
      local: {
        [OWN]: notebook([
          ...named("content", "__proto__", "cell-1", "cell-1", "a", "a"),
          { id: "a", kind: "code", source: "1" },
        ]),
      },
      session: { "notebook run 1 playground": turning(4_000_000) },
    },
    CELL_OF_TAB,
    ["text-cell", 6],
  ],
  "four million brackets": [
    "playground/",
    { local: { [OWN]: "[".repeat(4_000_000) } },
    "",
    ["code-cell, text-cell", 5],
    1,
  ],
  "edits of hundreds of cells that are gone": [
    "more-encoders/",
    {
      local: {
        "notebook 1 more-encoders": notebook(
          cells(500, filled("1;\n", 2700), "code", (i) => ({ base: `gone ${i}` })),
          "more-encoders",
        ),
      },
    },
    "",
    [".notebook-draft", 500],
  ],
  "long edits that turn around, and answers that are none": [
    "more-encoders/",
    {
      local: {
        "notebook 1 more-encoders": notebook(
          cells(9, turning(99_000), "code", (i) => ({ base: `gone ${i}` })),
          "more-encoders",
        ),
        "exercise rankCombination": "[".repeat(1_000_000),
        "exercise lastTwist": '{"typed":{"length":1},"solved":true}',
      },
      session: { "notebook run 1 more-encoders": "cell 3" },
    },
    CELL_OF_TAB.replace("a cell ran", "cell 3 ran"),
    [".notebook-draft", 9],
  ],
};

test("whatever the storage contains, the page opens with what can be read of it, says so, and answers", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await takePulseFromLoad(page);
  for (const [name, found] of Object.entries(STORAGES)) {
    const [path, stored, says, [selector, count], unreadable = 0] = found;
    await test.step(name, async () => {
      await expectToAnswer(name, async () => {
        await store(page, stored);
        await page.goto(path);
        await expect(page.locator("html")).not.toHaveClass([/awaits-cells/]);
        await expect(page.locator(selector)).toHaveCount(count);
        await expect(status(page)).toHaveText([says]);
        await expect(page.locator(".storage-notice > p")).toHaveCount(unreadable);
        await page.waitForTimeout(300);
        expect((await shownCells(page)).isEachOnce).toBe(true);
        return longestPause(page);
      });
      await expectToWork(page);
    });
  }
  // The whole of a long text is had by a press.
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the whole text" }).first().click(),
  ]);
  expect(readFileSync(await file.path(), "utf8")).toBe(turning(99_000));
});

/** What another tab does to the storage. */
const OTHERS: Record<string, (page: Page) => Promise<void>> = {
  "clears it": (page) => page.evaluate(() => localStorage.clear()),
  "stores no notebook": (page) =>
    page.evaluate((key) => localStorage.setItem(key, "[".repeat(1_000_000)), OWN),
  "fills it": (page) =>
    page.evaluate(async (key) => {
      do {
        localStorage.setItem(key, "{");
        for (let size = 1 << 22; size > 0; size >>= 1) {
          try {
            for (let i = 0; ; i++)
              localStorage.setItem(`${size} ${i}`, "x".repeat(size));
          } catch {
            // No room for one more.
          }
        }
        // The page may have been quicker, and have stored its own while there was room.
        await new Promise((stored) => setTimeout(stored, 300));
      } while (localStorage.getItem(key) !== "{");
    }, OWN),
};

test("whatever another tab does to the storage, what the reader has stays, and is stored again as soon as it can be", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto("playground/");
  await writeOwnText(page, "# Mine");
  const other = await page.context().newPage();
  await other.goto(PLAIN);
  await takePulse(page);
  const keptByBrowser = () => other.evaluate((key) => localStorage.getItem(key), OWN);
  for (const [name, act] of Object.entries(OTHERS)) {
    await test.step(name, async () => {
      await expectToAnswer(name, async () => {
        await longestPause(page);
        await act(other);
        if (name === "fills it") {
          await expect(page.locator(".notebook-storage")).toContainText(
            "Your notebook can’t be saved: this browser’s storage is full.",
          );
        } else await expect.poll(keptByBrowser).toContain("# Mine");
        return longestPause(page);
      });
      await expect(page.locator("text-cell h2").first()).toHaveText("Mine");
    });
  }
  await expectToWork(page);
  await other.evaluate(() => localStorage.clear());
  await expect.poll(keptByBrowser).toContain("# Mine");
  await other.evaluate(([key, json]) => localStorage.setItem(key, json), [
    OWN,
    notebook(named("cell-1", "cell-1", "__proto__")),
  ] as const);
  await expect(page.locator("text-cell")).toHaveCount(3);
  expect((await shownCells(page)).isEachOnce).toBe(true);
  await press(page, "Go back to yours");
  await expect(page.locator("text-cell h2").first()).toHaveText("Mine");
});

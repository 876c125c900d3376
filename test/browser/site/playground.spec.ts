// The cells of the reader's own notebook: made, written, moved, found and deleted.
import type { Page } from "@playwright/test";
import { axeFinds } from "../axe.ts";
import { EXAMPLES } from "../site.ts";
import { expect, test } from "../visit.ts";
import {
  addCode,
  button,
  cells,
  kept,
  labels,
  lastText,
  openPlayground,
} from "./on-playground.ts";

/** Types code into the cell that was just added. */
async function write(page: Page, code: string): Promise<void> {
  await expect(page.locator(".cm-focused")).toBeVisible();
  await page.keyboard.insertText(code);
}

test("a visitor finds a notebook that works: its control moves the cells below, and each example is a press away @firefox", async ({
  page,
}) => {
  await page.goto("playground/");
  await expect(page.locator("#cell-3 .cell-results")).toContainText("number 13");
  await page.locator("#cell-2").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await page.getByLabel("order, typed").fill("2 1 3 4");
  await page.getByLabel("order, typed").press("Enter");
  await expect(page.locator("#cell-3 .cell-results")).toContainText("number 6");
  await expect(page.locator(".cell-error")).toHaveCount(0);
  const links = page.locator(".gallery a");
  const addresses = await links.evaluateAll((all) =>
    all.map((a) => (a as HTMLAnchorElement).href),
  );
  for (const slug of EXAMPLES) {
    expect(
      addresses.filter((one) => one.endsWith(`/playground/${slug}/`)),
    ).toHaveLength(1);
  }
});

test("a cell is added, run, moved, copied and deleted, and comes back; axe finds nothing meanwhile", async ({
  page,
}) => {
  await openPlayground(page);
  await addCode(page, 2, "order.length * 100;");
  await button(page, "Run all").click();
  await expect(page.locator("#cell-6 .cell-results")).toContainText("400");
  await button(page, "Move cell 3 up").click();
  expect((await labels(page)).slice(0, 3)).toEqual([
    "cell-1 is cell 1",
    "cell-6 is cell 2",
    "cell-2 is cell 3",
  ]);
  await button(page, "Duplicate cell 2").click();
  await expect(page.locator("#cell-7")).toContainText("order.length * 100");
  await button(page, "Delete cell 2").click();
  await expect(page.locator("#cell-6")).toHaveCount(0);
  await expect(page.locator(".cell-deleted")).toContainText(
    "Cell 2, “order.length * 100;”, is deleted.",
  );
  await button(page, "Edit cell 1").click();
  expect(await axeFinds(page, "main")).toEqual([]);
  await page.getByRole("button", { name: "Undo: bring cell 2 back" }).click();
  // With its outputs.
  await expect(page.locator("#cell-6 .cell-results")).toContainText("400");
  expect(await labels(page)).toHaveLength(7);
});

test("a name that a copy defines again is refused, by the present labels, until the copy is deleted", async ({
  page,
}) => {
  await openPlayground(page);
  await button(page, "Duplicate cell 3").click();
  await button(page, "Run all").click();
  const errors = page.locator(".cell-error");
  await expect(errors.first()).toContainText("number is also defined in cell 4");
  const status = page.locator(".notebook-status");
  await expect(status).toHaveText("3 cells failed: 3, 4 and 6.");
  await button(page, "Move cell 2 up").click();
  await button(page, "Move cell 4 down").click();
  await expect(errors.first()).toContainText("number is also defined in cell 5");
  await button(page, "Delete cell 5").click();
  await expect(errors).toHaveCount(0);
  await expect(status).toHaveText("Done: each cell shows its result.");
  await page.locator("code-cell .cell-code").last().click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("; nope");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(status).toHaveText(/^1 cell failed: \d\.$/);
});

test("by keyboard alone: add, write, show, move, delete and undo @firefox", async ({
  page,
}) => {
  await openPlayground(page);
  await page.locator("#cell-1 .markdown-output").focus();
  await page.keyboard.press("Tab");
  await expect(button(page, "Edit cell 1")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(button(page, "Add text below cell 1")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Text of cell 2")).toBeFocused();
  await page.keyboard.type("## Mine");
  await page.keyboard.press("Control+Enter");
  const mine = page.locator("#cell-6 .markdown-output");
  await expect(mine.getByRole("heading", { name: "Mine" })).toBeVisible();
  await expect(mine).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(mine).toBeFocused();
  await expect(page.locator(".playground-speech")).toHaveText("Cell 2 is now cell 3.");
  await page.keyboard.press("Alt+ArrowUp");
  await page.keyboard.press("Alt+ArrowUp");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.locator(".playground-speech")).toHaveText("Cell 1 is the first.");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Text of cell 1")).toHaveValue("## Mine");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  for (let i = 0; i < 6; i++) await page.keyboard.press("ArrowRight");
  await expect(button(page, "Delete cell 1")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#cell-1").locator("..")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: /^Undo/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(mine).toBeFocused();
});

test("a notebook's habits: keys for cells, splitting and merging, find and replace, an outline", async ({
  page,
}) => {
  await openPlayground(page);
  const speech = page.locator(".playground-speech");
  const place = (number: number) =>
    page.locator(".cell-slot[data-kind]:not([data-deleted])").nth(number - 1);

  await test.step("Shift+Enter in the last cell adds one", async () => {
    await page.locator("#cell-5 .cell-edit").click();
    await write(page, "\n");
    await page.keyboard.press("Shift+Enter");
    await expect(page.locator("#cell-6 .cm-focused")).toBeVisible();
    await expect(page.locator("#cell-5 .cell-drawing")).toBeVisible();
  });
  await test.step("a cell is split at the caret, and merged again", async () => {
    await page.keyboard.insertText("const one = 1;\nconst two = 2;");
    await page.keyboard.press("Home");
    await page.keyboard.press("Control+Shift+-");
    await expect(page.locator("#cell-7 .cm-focused")).toContainText("const two = 2;");
    await expect(page.locator("#cell-6")).not.toContainText("two");
    await page.keyboard.press("Escape");
    await expect(place(7)).toBeFocused();
    await page.keyboard.press("k");
    await expect(place(6)).toBeFocused();
    await page.keyboard.press("m");
    await expect(speech).toHaveText("Cell 6 has the text of both.");
    await expect(page.locator("#cell-6 .cm-line")).toHaveText([
      "const one = 1;",
      "const two = 2;",
    ]);
    await page.keyboard.press("m");
    await expect(speech).toHaveText("Cell 6 cannot be merged: it is the last.");
  });
  await test.step("cells are collapsed, added, deleted and brought back", async () => {
    await page.keyboard.press("ArrowUp");
    await expect(place(5)).toBeFocused();
    await page.keyboard.press("c");
    await expect(page.locator("#cell-5 .cell-drawing")).toBeHidden();
    await page.keyboard.press("c");
    await expect(page.locator("#cell-5 .cell-drawing")).toBeVisible();
    await page.keyboard.press("d");
    await expect(cells(page)).toHaveCount(6);
    await page.keyboard.press("d");
    await page.keyboard.press("d");
    await expect(cells(page)).toHaveCount(5);
    await page.keyboard.press("z");
    await expect(cells(page)).toHaveCount(6);
    await expect(place(5)).toBeFocused();
    await page.keyboard.press("t");
    await page.keyboard.type("## Two things");
    await page.keyboard.press("Escape");
    await expect(speech).toHaveText("Cell 6 is added.");
    await expect(page.getByRole("heading", { name: "Two things" })).toBeVisible();
  });
  await test.step("keys and a search without a hit lead back to the cell", async () => {
    await page.keyboard.press("?");
    await expect(page.getByRole("group", { name: "All keys" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(place(6).locator(".markdown-output")).toBeFocused();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("f");
    await expect(page.getByLabel("Find", { exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(place(6)).toBeFocused();
    await expect(place(6)).toBeInViewport();
  });
  await test.step("find and replace reach all cells", async () => {
    await page.keyboard.press("f");
    await expect(page.getByLabel("Find", { exact: true })).toBeFocused();
    await page.keyboard.type("TWO");
    const found = page.locator(".notebook-find [role=status]");
    await expect(found).toHaveText("2 places in 2 cells.");
    await page.keyboard.press("Enter");
    await expect(found).toHaveText("1 of 2: cell 6, line 1: ## Two things");
    const mark = page.locator("mark.match");
    await expect(mark).toHaveText("Two");
    await page.keyboard.press("Shift+Enter");
    await expect(found).toContainText("2 of 2: cell 7");
    await expect(mark).toHaveText("two");
    await expect(mark).toBeInViewport();
    await expect(found).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(page.locator("#cell-6 .cm-focused")).toBeVisible();
    await expect(mark).toHaveCount(0);
    expect(await page.evaluate(() => getSelection()!.toString())).toBe("two");
    await button(page, "Find").click();
    // Where signs of Markdown are found, the text is opened.
    await page.keyboard.type("## two");
    await page.keyboard.press("Enter");
    await expect(page.locator(".text-copy mark")).toHaveText("## Two");
    await expect(page.getByLabel("Find", { exact: true })).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("two");
    await expect(found).toHaveText("2 places in 2 cells.");
    await page.getByLabel("Replace with").fill("three");
    await button(page, "Replace all").click();
    await expect(found).toHaveText("2 places replaced.");
    await expect(page.locator("#cell-6")).toContainText("const three = 2;");
    await page.locator(".notebook-find").getByRole("button", { name: "Undo" }).click();
    await expect(found).toHaveText("Undone in 2 cells.");
    await expect(page.locator("#cell-6")).toContainText("const two = 2;");
    await expect(button(page, "Replace all")).toBeFocused();
    await button(page, "Replace all").click();
    await expect(found).toHaveText("2 places replaced.");
  });
  await test.step("the outline leads to headings; the list of keys opens", async () => {
    await button(page, "Outline").click();
    await expect(page.locator(".notebook-outline a")).toHaveText([
      "A notebook of your own",
      "three things",
    ]);
    await button(page, "Keys").click();
    await expect(page.locator(".notebook-keys")).toContainText("splits the cell");
    expect(await axeFinds(page)).toEqual([]);
  });
});

test("two deleted cells that had the same number are told apart by their words", async ({
  page,
}) => {
  await page.goto("playground/");
  const gone = page.locator(".cell-deleted");
  await button(page, "Delete cell 3").click();
  await expect(gone).toHaveCount(1);
  await button(page, "Delete cell 3").click();
  await expect(gone).toContainText([
    "Cell 3, “const number = rankPermutation(order);”, is deleted.",
    /^Cell 3, “How far from sorted .{0,40}…”, is deleted\./,
  ]);
  await page
    .getByRole("button", { name: "Undo: bring cell 3 back, “const number" })
    .click();
  await expect(page.locator("#cell-3")).toBeVisible();
});

test("Esc closes what a button of the bar has opened, from within and from the button", async ({
  page,
}) => {
  await page.goto("playground/");
  const panel = page.locator(".notebook-panel");
  for (const name of ["Start over", "Keys", "Find", "Outline", "Files", "Export"]) {
    const opener = button(page, name);
    await opener.click();
    await expect(panel).not.toBeEmpty();
    await opener.focus();
    await page.keyboard.press("Escape");
    await expect(panel).toBeEmpty();
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await opener.press("Enter");
    await expect(panel).not.toBeEmpty();
    // The keys are only read.
    if (name !== "Keys") await panel.locator("input, a, button").first().focus();
    await page.keyboard.press("Escape");
    await expect(panel).toBeEmpty();
    await expect(opener).toBeFocused();
  }
});

test("after a deletion the keys go on: the next cell is selected, and Z brings back one after the other", async ({
  page,
}) => {
  await page.goto("playground/");
  const place = (id: string) => page.locator(`[data-slot="${id}"]`);
  await page.locator("#cell-2 .cell-edit").click();
  await expect(page.locator(".cm-focused")).toBeVisible();
  await page.keyboard.press("Escape");
  const twice = async (key: string) => {
    await page.keyboard.press(key);
    await page.keyboard.press(key);
  };
  await twice("d");
  await expect(place("cell-3")).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(place("cell-5")).toBeFocused();
  await twice("d");
  await expect(place("cell-4")).toBeFocused(); // the last one there is
  await page.locator(".cell-deleted button").last().focus();
  await page.keyboard.press("k");
  await expect(place("cell-4")).toBeFocused();
  await page.keyboard.press("z");
  await expect(place("cell-5")).toBeFocused();
  await expect(page.locator("#cell-5")).toBeVisible();
  await page.keyboard.press("z");
  await expect(place("cell-2")).toBeFocused();
  await expect(page.locator("#cell-2")).toBeVisible();
  await page.keyboard.press("z");
  await expect(page.locator(".playground-speech")).toHaveText("No cell is deleted.");
});

test("cells that were merged come apart again, each with its text", async ({
  page,
}) => {
  await openPlayground(page);
  const [one, two] = ["#cell-6", "#cell-7"].map((id) => page.locator(id));
  await addCode(page, 5, "const one = 1;");
  await addCode(page, 6, "const two = one + 1;\ntwo");
  await one.locator(".cm-content").click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("m");
  await expect(two).toHaveCount(0);
  await expect(page.locator(".cell-deleted")).toContainText("is merged with cell 6.");
  // What came from below is no step of the editor's undo: it would be lost.
  await one.locator(".cm-content").click();
  await page.keyboard.press("Control+z");
  await expect(one.locator(".cm-content")).toContainText("const two = one + 1;");
  await page.keyboard.press("Control+Shift+z");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+z");
  await expect(one.locator(".cm-line")).toHaveText(["const one = 1;"]);
  await expect(two.locator(".cm-line")).toHaveText(["const two = one + 1;", "two"]);
  await kept(page, "const two = one + 1;\ntwo");
});

test("the frame of a cell that is selected is around all of it, and over no other", async ({
  page,
}) => {
  await page.goto("playground/");
  const place = page.locator('[data-slot="cell-2"]');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await place.evaluate((element) => {
      element.tabIndex = -1;
      element.focus();
    });
    const faults = await place.evaluate((element) => {
      const [left, right, bottom] = ["left", "right", "bottom"].map((side) =>
        parseFloat(getComputedStyle(element, "::after").getPropertyValue(side)),
      );
      const box = element.getBoundingClientRect();
      const parts = [...element.querySelectorAll("code-cell, button")].filter(
        (part) => {
          const { left: from, right: to, width: wide } = part.getBoundingClientRect();
          return wide > 0 && (from < box.left + left || to > box.right - right);
        },
      );
      return [...parts.map((part) => part.className), ...(bottom < 0 ? ["below"] : [])];
    });
    expect(faults).toEqual([]);
  }
});

test("nothing in a text acts or is loaded", async ({ page }) => {
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("elsewhere")) strangers.push(request.url());
  });
  let isAlarmed = false;
  page.on("dialog", (dialog) => ((isAlarmed = true), void dialog.dismiss()));
  await page.goto("playground/");
  await button(page, "Add text below cell 5").click();
  await page.keyboard.insertText(
    "<script>alert(1)</script> <img src=http://elsewhere.example/a onerror=alert(1)>\n\n" +
      "![b](http://elsewhere.example/b.png) [go](javascript:alert(1)) **safe**",
  );
  await page.keyboard.press("Control+Enter");
  await expect(lastText(page).locator("strong")).toHaveText("safe");
  await expect(lastText(page).locator("img, script")).toHaveCount(0);
  await expect(lastText(page)).toContainText(
    "[Picture not shown: b. A text loads nothing from an address: drop the picture’s file into it.] go safe",
  );
  await expect(lastText(page).getByRole("link")).toHaveText(["b"]);
  expect(
    await page.evaluate(() => document.querySelectorAll("text-cell img").length),
  ).toBe(0);
  expect(isAlarmed).toBe(false);
  expect(strangers).toEqual([]);
});

test("a text opens by a double tap and shows what it says by a button, and each button of a cell is as large as a finger @phone", async ({
  page,
}) => {
  await page.goto("playground/");
  await page.locator("#cell-1 .markdown-output").dblclick();
  await page.getByLabel("Text of cell 1").fill("| a | b |\n|---|---|\n| 1 | 2 |");
  await button(page, "Show cell 1").click();
  await expect(page.locator("#cell-1").getByRole("cell")).toHaveText(["1", "2"]);

  const sizes = await page
    .locator(".cell-toolbar button:visible")
    .evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .map(({ width, height }) => [width, height]),
    );
  expect(sizes.length).toBeGreaterThan(30);
  expect(sizes.flat().filter((size) => size < 44)).toEqual([]);
});

// That each example runs is tested in test/chapters/playground.test.ts.

test("an example opens from the gallery and runs in the background", async ({
  page,
}) => {
  const slug = "which-moves";
  await page.goto("playground/");
  await page.locator(`.gallery a[href*="${slug}/"]`).click();
  await expect(page.locator("main")).toHaveAttribute(
    "data-notebook",
    `playground-${slug}`,
  );
  await page.evaluate(() => {
    const before = Array.from(document.querySelectorAll("code-cell"), outputsOf);
    const haveAllRun = () =>
      Array.from(document.querySelectorAll("code-cell"), outputsOf).every(
        (outputs, i) => outputs !== before[i],
      );
    Object.assign(window, { haveAllRun });

    function outputsOf(cell: Element): unknown {
      return (cell as Element & { outputs: unknown }).outputs;
    }
  });
  await button(page, "Run all").click();
  await page.waitForFunction(() =>
    (window as never as { haveAllRun(): boolean }).haveAllRun(),
  );
  await expect(page.locator(".cell-error")).toHaveCount(0);
  await expect(page.locator("code-cell .cell-results").last()).not.toBeEmpty();
});

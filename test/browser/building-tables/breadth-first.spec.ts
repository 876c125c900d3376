import type { Locator } from "@playwright/test";
import { expect, showFigure, test } from "../visit.ts";
import { chooseAction } from "../figure-menu.ts";
import { loadFigure, openFigure } from "./open.ts";

/** What the program has just done, and the status below the figure. */
const now = (figure: Locator) => figure.locator(".flood-now");
const caption = (figure: Locator) => figure.locator("figcaption");
const grid = (figure: Locator) => figure.getByRole("slider", { name: /to look at/ });
const fact = (figure: Locator, name: string) =>
  figure.locator(".flood-facts div").filter({ hasText: name }).locator("dd b");
const chart = (figure: Locator) => figure.locator(".flood-chart").getByRole("img");

/** The moves, the speed, the histogram and the cube are folded. */
async function openMore(figure: Locator): Promise<void> {
  const more = figure.locator(".figure-more");
  // An earlier test may have left it open.
  if ((await more.getAttribute("open")) === null) await more.locator("summary").click();
}

/** The text of the marked line: the one behind the mark. */
async function markedLine(figure: Locator): Promise<string> {
  const at = await figure
    .locator(".source-at")
    .evaluate((box) => Number(getComputedStyle(box).getPropertyValue("--at")));
  return (await figure.locator(".source-at .line").nth(at).innerText()).trim();
}

/** A point in the middle of a cell, in viewport coordinates. */
async function cellPoint(figure: Locator, column: number, row: number) {
  const box = (await grid(figure).boundingBox())!;
  const unit = box.width / 63.6;
  const y = row + Math.floor(row / 12) * 0.9 + 0.5;
  return { x: box.x + (3.6 + column + 0.5) * unit, y: box.y + y * unit };
}

test("halted at depth 3; steps by turn, by discovery and by depth move line, counts and words", async ({
  page,
}) => {
  const figure = await loadFigure(page, "flood");
  await test.step("the browser's picture is the server's", async () => {
    await expect(now(figure)).toContainText("Depth 3 is complete: 297 permutations");
    await expect(caption(figure)).toContainText(
      "So far this agrees with the published",
    );
    await expect(fact(figure, "reached")).toHaveText("361");
    expect(await markedLine(figure)).toBe("histogram.push(frontier.length);");
  });
  const on = figure.getByRole("button", { name: "Step on" });
  const stride = figure.getByRole("combobox", { name: "Width of a step" });

  await on.click();
  await expect(now(figure)).toContainText("which had no distance yet");
  await expect(fact(figure, "reached")).toHaveText("362");
  expect(await markedLine(figure)).toBe("distance[index] = depth;");

  await stride.selectOption("turn");
  await figure.getByRole("button", { name: "Step back" }).click();
  await expect(now(figure)).toContainText("already has a distance");
  expect(await markedLine(figure)).toBe("if (distance[index] !== -1) return;");

  await stride.selectOption("depth");
  await on.click();
  await expect(now(figure)).toContainText("Depth 4 is complete: 1233 permutations");
  await openMore(figure);
  await expect(chart(figure)).toHaveAttribute(
    "aria-label",
    "Positions at each distance. 0: 1; 1: 9; 2: 54; 3: 297; 4: 1233.",
  );
  await figure.getByRole("button", { name: "end" }).click();
  await expect(now(figure)).toContainText("the search is over: 5040 permutations");
  await expect(caption(figure)).toContainText("✓ This agrees with the published");
  expect(await markedLine(figure)).toBe("return { distance, histogram };");

  await chooseAction(figure, "Undo");
  await expect(now(figure)).toContainText("Depth 4 is complete");
});

test("on a screen of 1440 × 900, the picture, the buttons and the marked line are seen together", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const figure = await openFigure(page, "flood");
  await figure.locator(".flood-map").evaluate((map) => {
    // Below the bar of the site.
    scrollTo(0, map.getBoundingClientRect().top + scrollY - 62);
  });
  for (const button of ["Step on", "Step on", "Step back"]) {
    await figure.getByRole("button", { name: button }).click();
    await expect(figure.locator(".source-mark")).toBeInViewport({ ratio: 1 });
    await expect(figure.getByRole("button", { name: button })).toBeInViewport();
    await expect(grid(figure)).toBeInViewport({ ratio: 0.98 });
  }
});

test("Play floods everything, and Pause halts it", async ({ page }) => {
  const figure = await openFigure(page, "flood");
  await openMore(figure);
  await figure.getByRole("combobox", { name: "Speed" }).selectOption("very fast");
  const play = figure.locator(".flood-play");
  await play.click();
  await expect(fact(figure, "reached")).not.toHaveText("361");
  await play.click();
  const halted = await fact(figure, "turns made").innerText();
  await expect(play).toHaveText("Play");
  await page.waitForTimeout(200);
  await expect(fact(figure, "turns made")).toHaveText(halted);
  await figure.getByRole("button", { name: "Depth 6 complete" }).click();
  await expect(now(figure)).toContainText("Depth 6 is complete");
  const made = await fact(figure, "turns made").innerText();
  await play.click();
  await expect(now(figure)).toContainText("the search is over", { timeout: 20_000 });
  await expect(play).toHaveText("Play");
  // Everything played since the last press is one undo step.
  await chooseAction(figure, "Undo");
  await expect(fact(figure, "turns made")).toHaveText(made);
});

test("half turns alone reach 24 cells, and the others stay empty; pointing at a cell shows what it stands for and a way there", async ({
  page,
}) => {
  const figure = await openFigure(page, "flood");
  await openMore(figure);
  for (const move of ["F", "F′", "R", "R′", "U", "U′"]) {
    await figure.getByRole("button", { name: move, exact: true }).click();
  }
  await expect(caption(figure)).toContainText(
    "With F2, R2 and U2 alone, 24 of 5040 permutations can be reached. The other 5016 stay empty",
  );
  await expect(caption(figure)).not.toContainText("published");
  await expect(chart(figure)).toHaveAttribute(
    "aria-label",
    /0: 1; 1: 3; 2: 6; 3: 9; 4: 5\.$/,
  );
  const paths = await figure
    .locator(".flood-cells")
    .evaluateAll((all) =>
      all.map((path) => path.getAttribute("d")!.split("M").length - 1),
    );
  expect(paths).toEqual([1, 3, 6, 9, 5]);
  await figure.getByRole("button", { name: /^QTM/ }).click();
  await expect(now(figure)).toContainText("at most eight turns away");
  await expect(caption(figure)).toContainText("✓ This agrees with the published");

  await test.step("pointing", async () => {
    await openFigure(page, "flood");
    await openMore(figure);
    await figure.getByRole("button", { name: "end" }).click();
    await grid(figure).scrollIntoViewIfNeeded();
    const point = await cellPoint(figure, 1, 72);
    await page.mouse.move(point.x, point.y);
    const card = figure.locator(".cell-card");
    await expect(card).toContainText("index 4321");
    await expect(card).toContainText("7 1 2 3 4 6 5");
    await expect(card).toContainText("distance 4");
    await expect(card.locator(".cell-way b")).toHaveText(/^([FRU][2′]? ?){4}$/);
    await page.mouse.move(0, 0);
    await expect(card).not.toContainText("index 4321");
    await page.mouse.click(point.x, point.y);
    await page.mouse.move(0, 0);
    await expect(card).toContainText("index 4321");
    await expect(page).toHaveURL(/flood=1\.p-511-45360-4321/);
    await grid(figure).press("Escape");
    await expect(card).not.toContainText("index 4321");
  });
});

test("by keyboard alone: cells, moves, depths and time", async ({ page }) => {
  const figure = await openFigure(page, "flood");
  await openMore(figure);
  await grid(figure).focus();
  await page.keyboard.press("Home");
  await expect(grid(figure)).toHaveAttribute(
    "aria-valuetext",
    "Index 0, permutation 1 2 3 4 5 6 7: this is solved.",
  );
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(grid(figure)).toHaveAttribute("aria-valuenow", "61");
  await page.keyboard.press("End");
  await expect(grid(figure)).toHaveAttribute(
    "aria-valuetext",
    "Index 5039, permutation 7 6 5 4 3 2 1: not reached yet.",
  );
  await expect(figure.locator(".cell-card")).toContainText("Not reached yet");

  const toolbar = figure.getByRole("toolbar", { name: "moves" });
  await toolbar.getByRole("button", { name: "F", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(toolbar.getByRole("button", { name: "F2" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await expect(now(figure)).toContainText("the search is over");

  await figure.getByRole("button", { name: "Depth 0 complete" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(now(figure)).toContainText("Depth 1 is complete: 8 permutations");
  await figure.getByRole("slider", { name: "Turns made" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(fact(figure, "turns made")).toHaveText("9");
  await grid(figure).press("Control+z");
  await expect(now(figure)).toContainText("Depth 1 is complete");
});

test("nothing moves while it is used @phone", async ({ page }) => {
  await openFigure(page, "flood");
  // On the second visit its fonts are there at once. With fallback fonts, which differ between
  // systems, lines would break elsewhere.
  await page.reload();
  const figure = await showFigure(page, "flood");
  await openMore(figure);
  const places = () =>
    figure
      .locator(
        ".flood-map, .flood-now, .flood-facts, .cell-card, .flood-controls, .source-at, figcaption",
      )
      .evaluateAll((all) =>
        all.map((each) => {
          const top = each.closest("figure")!.getBoundingClientRect().top;
          return Math.round(each.getBoundingClientRect().top - top);
        }),
      );
  const before = await places();
  for (const name of [
    "Step on",
    "Depth 0 complete",
    "end",
    /^QTM/,
    /^½/,
    "orientations",
  ]) {
    await figure.getByRole("button", { name }).click();
    expect(await places(), String(name)).toEqual(before);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the halted flood is all there: cells, counts, program, words", async ({
    page,
  }) => {
    await page.goto("building-tables/");
    const figure = page.locator("#flood");
    await expect(figure.locator(".flood-cells")).toHaveCount(4);
    await openMore(figure);
    await expect(chart(figure)).toBeVisible();
    await expect(figure.locator(".source-at")).toContainText("function breadthFirst");
    await expect(now(figure)).toContainText("Depth 3 is complete");
    for (const last of [
      "Finished. 5040 unique permutations.",
      "Finished. 729 unique orientations.",
    ]) {
      await expect(page.locator("#console")).toContainText(last);
    }
    await expect(page.locator("#race")).toContainText("45,360 unranked");
    await page.goto("search/");
    await expect(page.locator("#lower-bounds")).toContainText("at least 5");
  });
});

import type { Page } from "@playwright/test";
import { cancelOnce } from "../cancel.ts";
import { expect, openFigure, test } from "../visit.ts";

const CUT =
  "After R′ F2 R F′ R: F2 leads to a state two turns from solved, but only one is left. Cut.";

const open = (page: Page, id: string, query = "") =>
  openFigure(page, "search/", id, query);

test("three trees grow by one clock, by keyboard alone: the thread is done, the bush and the fire go on @firefox", async ({
  page,
}) => {
  const figure = await open(page, "fig-search", "?search=2.7-6-1234567");
  const below = figure.locator(".search-below");
  const caption = figure.locator("figcaption");
  await expect(below).toHaveText([/ 6 kept$/, / 6 kept$/, "6 tried, 0 cut, 6 kept"]);
  await figure.getByRole("button", { name: "Step on" }).press("Enter");
  await expect(below).toHaveText([
    /^solved: .* 7 kept$/,
    /^\d+ tried.* 7 kept$/,
    /^7 tried/,
  ]);
  await expect(caption).toContainText("two small tables and of one turn with no table");
  const slider = figure.getByRole("slider");
  await slider.press("End");
  await expect(below).toHaveText([
    /^solved: .* 7 kept$/,
    /^solved: .* 116 kept$/,
    /^stopped after 20,000 of/,
  ]);
  await expect(caption).toContainText("the same solution: R′ F2 R F′ R F′ U2.");
  await expect(figure.locator(".tree-kept").first()).toHaveAttribute(
    "d",
    /^(M[^M]+){7}$/,
  );
  await figure.getByRole("button", { name: "Play" }).press("Enter");
  await expect(below.first()).toHaveText(/^solved/);
  await expect(below.nth(1)).toHaveText(/^\d+ tried/);
  await figure.getByRole("button", { name: "Pause" }).press("Enter");
  await page.keyboard.press("Control+z");
  await expect(below.nth(2)).toHaveText(/^stopped/);
  await test.step("from less far, the fire comes to its end, too", async () => {
    await figure.getByLabel("turns from solved").selectOption("5");
    await expect(below).toHaveText([
      /^solved: .* 5 kept$/,
      /^solved: .* 8 kept$/,
      "solved: 7996 tried, 0 cut, 7996 kept",
    ]);
  });
});

test("presented, a clicker plays one search after the other to its end, and goes on when all are done", async ({
  page,
}) => {
  await page.goto("search/?present#fig-search");
  const figure = page.locator("#fig-search[data-hydrated]");
  const below = figure.locator(".search-below");
  await expect(below.first()).toHaveText("0 tried, 0 cut, 0 kept");
  await page.keyboard.press("PageDown");
  await expect(below.first()).toHaveText(/^solved: .* 7 kept$/);
  await expect(below.nth(1)).toHaveText(/ 7 kept$/);
  // Pressed again while it plays, it is there at once.
  await page.keyboard.press("PageDown");
  await expect(below.nth(1)).not.toHaveText(/ 7 kept$/);
  await page.keyboard.press("PageDown");
  await expect(below.nth(1)).toHaveText(/^solved: .* 116 kept$/);
  await page.keyboard.press("PageUp");
  await expect(below.nth(1)).toHaveText(/ 7 kept$/);
  for (let i = 0; i < 4; i++) await page.keyboard.press("PageDown");
  await expect(below.last()).toHaveText(/^stopped after 20,000/);
  await expect(figure).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(figure).toBeHidden();
});

test("a branch that is pointed at tells why it was cut, and arrow keys go on from it @phone", async ({
  page,
  hasTouch,
}) => {
  const figure = await open(page, "fig-search");
  const thread = figure.locator("svg.search-tree").first();
  const { width, height } = (await thread.boundingBox())!;
  // The first cut stands left of the start.
  const position = { x: 0.42 * width, y: 0.07 * height };
  await (hasTouch ? thread.tap({ position }) : thread.hover({ position }));
  const caption = figure.locator("figcaption");
  await expect(caption).toContainText(
    /F\d? ?′? leads to a state .* from solved, .* Cut\./,
  );
  await thread.press("Home");
  await expect(caption).toContainText("After R′ F2 R F′ R F′: U2 solves the cube.");
  await thread.press("ArrowUp");
  await thread.press("ArrowLeft");
  await expect(caption).toContainText(CUT);
  await expect(figure.getByRole("status").filter({ hasText: CUT })).toHaveCount(1);
});

test("the rounds are run in the background, and can be cancelled; at the end it says how much longer the search without a table took", async ({
  page,
}) => {
  // Eight turns away, for which a search without a table takes millions of moves, not more.
  const figure = await open(page, "fig-search-rounds", "?cube=1.42");
  const caption = figure.locator("figcaption");
  const run = figure.getByRole("button", { name: "Run both" });
  await cancelOnce(figure, "td[data-run]", /./);
  await run.click();
  await expect(caption).toContainText("Cancelled");
  await run.click();
  // However long it took: a busy machine can slow the shorter search down.
  await expect(caption).toContainText(/\S+ times as long|hardly longer/, {
    timeout: 50_000,
  });
});

test("another cube is searched as soon as its distances are there; until then it says so, and keeps the moment of the link", async ({
  page,
}) => {
  let go = () => {};
  const asked = new Promise<void>((resolve) => (go = resolve));
  await page.route(/whole-table-(?!store)/, async (route) => {
    await asked;
    await route.continue();
  });
  const figure = await open(page, "fig-search", "?cube=1.1574640&search=2.7-3-1574640");
  await expect(figure.getByRole("progressbar")).toBeVisible();
  await figure.getByRole("button", { name: "Step on" }).press("Enter");
  await figure.getByRole("button", { name: "Play" }).press("Enter");
  go();
  const below = figure.locator(".search-below");
  await expect(below.last()).toHaveText("3 tried, 0 cut, 3 kept", { timeout: 20_000 });
  await expect(figure.getByRole("progressbar")).toBeHidden();
  await figure.getByRole("slider").press("End");
  await expect(figure.locator("figcaption")).toContainText("the same solution: U′.");
});

test("a solved cube has nothing to search for: said in words, at the same height, and nothing moves @phone", async ({
  page,
}) => {
  const figure = await open(page, "fig-search");
  const { height } = (await figure.boundingBox())!;
  const solved = await open(page, "fig-search", "?cube=1.0");
  await expect(solved.locator(".search-nothing")).toContainText("This cube is solved");
  expect((await solved.boundingBox())!.height).toBeCloseTo(height, -1);
  for (const name of ["Step back", "Step on", "Play"]) {
    const button = solved.getByRole("button", { name });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await button.press("Enter");
  }
  await expect(solved.getByRole("slider")).toBeDisabled();
  await expect(solved.getByRole("button", { name: "Play" })).toHaveText("Play");
  await expect(solved).not.toHaveAttribute("data-edited");
});

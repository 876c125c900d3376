import type { Page } from "@playwright/test";
import { cancelOnce } from "../cancel.ts";
import { expect, openFigure, test } from "../visit.ts";

const open = (page: Page, id: string, query = "") =>
  openFigure(page, "solving/", id, query);

test("step by step, by keyboard alone, to the only solution of the page's cube @firefox", async ({
  page,
}) => {
  const figure = await open(page, "fig-search");
  const counts = figure.locator(".search-counts");
  await expect(counts).toContainText("step 21 of 81");
  await figure.getByRole("button", { name: "Step on" }).press("Enter");
  await expect(counts).toContainText("step 22 of 81");
  await figure.getByRole("button", { name: "Next solution" }).press("Enter");
  await expect(figure.locator("figcaption")).toContainText(
    "solves the cube: R2 U2 R′ F2",
  );
  await expect(counts).toContainText("Moves made so far: 9;");
  await expect(figure.locator("[data-path]")).toHaveCount(9);
  await page.keyboard.press("Control+z");
  await expect(counts).toContainText("step 22 of 81");
  await test.step("with two small tables the search is longer, and the bounds are only bounds", async () => {
    await figure.getByLabel("knowing").selectOption("pruning");
    await expect(counts).toContainText("step 1 of 20,000 and more");
    await expect(figure.locator("figcaption")).toContainText("needs at least");
    await figure.getByRole("button", { name: "Next solution" }).press("Enter");
    await expect(figure.locator("figcaption")).toContainText(
      "there is no solution among them",
    );
  });
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

test("another cube is searched as soon as its distances are there; until then it says so, and keeps the step of the link", async ({
  page,
}) => {
  let go = () => {};
  const asked = new Promise<void>((resolve) => (go = resolve));
  await page.route(/whole-table\.worker/, async (route) => {
    await asked;
    await route.continue();
  });
  const figure = await open(
    page,
    "fig-search",
    "?cube=1.1574640&search=1.exact-3-1574640",
  );
  await expect(figure.getByRole("progressbar")).toBeVisible();
  await figure.getByRole("button", { name: "Step on" }).press("Enter");
  await figure.getByRole("button", { name: "Play" }).press("Enter");
  go();
  await expect(figure.locator(".search-counts")).toContainText("step 3 of", {
    timeout: 20_000,
  });
  await expect(figure.getByRole("progressbar")).toBeHidden();
  await figure.getByRole("button", { name: "Next solution" }).click();
  await expect(figure.locator("figcaption")).toContainText("U′ solves the cube: U′.");
});

test("a solved cube has no step to take: said in words, at the same height, and nothing moves @phone", async ({
  page,
}) => {
  const figure = await open(page, "fig-search");
  const { height } = (await figure.boundingBox())!;
  const solved = await open(page, "fig-search", "?cube=1.0");
  await expect(solved.locator(".search-nothing")).toContainText("This cube is solved");
  expect((await solved.boundingBox())!.height).toBeCloseTo(height, -1);
  for (const name of ["Step back", "Step on", "Play", "Next solution"]) {
    const button = solved.getByRole("button", { name });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await button.press("Enter");
  }
  await expect(solved.getByRole("slider")).toBeDisabled();
  await expect(solved.getByRole("button", { name: "Play" })).toHaveText("Play");
  await expect(solved).not.toHaveAttribute("data-edited");
});

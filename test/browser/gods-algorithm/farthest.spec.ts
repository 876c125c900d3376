import type { Page } from "@playwright/test";
import { buildDistanceTable, N_STATES, unrankState } from "../../../src/lib/index.ts";
import { expect, loadFigure, test } from "../visit.ts";

const figure = (page: Page) => page.locator("#fig-farthest");
const caption = (page: Page) => figure(page).locator("figcaption");
const slow = { timeout: 50_000 };

const table = buildDistanceTable({ metric: "HTM" });
const farthest: number[] = [];
for (let index = 0; index < N_STATES; index++) {
  if (table.distance(index) === table.diameter) farthest.push(index);
}

const grouped = (value: number) =>
  value < 10_000 ? String(value) : value.toLocaleString("en");

const open = (page: Page, path = "gods-algorithm/") =>
  loadFigure(page, path, "fig-farthest");

async function expectFarthest(page: Page, place: number) {
  await expect(caption(page)).toContainText(`${place + 1} of 2644`, slow);
  const facts = figure(page).locator(".farthest-facts");
  await expect(facts).toContainText(grouped(farthest[place]));
  await expect(facts).toContainText(unrankState(farthest[place]).orientation.join(" "));
}

test("forth, back round the end, and by a typed place @phone", async ({ page }) => {
  await open(page);
  await expectFarthest(page, 0);
  await figure(page).getByRole("button", { name: "Next" }).click();
  await expectFarthest(page, 1);
  await figure(page).getByRole("button", { name: "Previous" }).press("Enter");
  await figure(page).getByRole("button", { name: "Previous" }).press("Enter");
  await expectFarthest(page, 2643);
  const field = figure(page).getByLabel("place in the list", { exact: true });
  await field.fill("2645");
  await expect(figure(page)).toContainText("too large");
  await field.fill("17");
  await expectFarthest(page, 16);
  await expect(page).toHaveURL(/far=1\.HTM17/);
});

test("a link opens one of the 276, and a wrong one is explained", async ({ page }) => {
  await open(page, "gods-algorithm/?far=1.QTM276");
  await expect(caption(page)).toContainText("276 of 276: 14 turns", slow);
  await open(page, "gods-algorithm/?far=1.QTM277");
  await expect(figure(page).getByRole("alert")).toContainText("from 1 to 276");
});

test("the next with nothing twisted is found, counted, and made the reader’s cube", async ({
  page,
}) => {
  await open(page);
  await figure(page).getByRole("button", { name: "nothing twisted" }).click();
  await expect(caption(page)).toContainText(
    "76 of the 2644 have no piece twisted",
    slow,
  );
  await expectFarthest(
    page,
    farthest.findIndex((index) => index % 729 === 0),
  );
  await figure(page).getByRole("button", { name: "Make it my cube" }).click();
  await page.locator("#fig-all").scrollIntoViewIfNeeded();
  await expect(page.locator("#fig-all .all-distance")).toContainText(
    "is 11 turns from solved",
  );
});

test("a hilltop is shown, and no turn of it leads farther", async ({ page }) => {
  await page.goto("gods-algorithm/");
  const hilltops = page.locator("#fig-hilltops");
  await hilltops.scrollIntoViewIfNeeded();
  await expect(hilltops).toHaveAttribute("data-hydrated");
  const show = hilltops.getByRole("button", { name: "Show one at distance 4" });
  await show.press("Enter");
  await expect(hilltops.locator("figcaption")).toContainText(
    "4 turns from solved, is a hilltop: no turn leads farther, 3 of 9 lead nearer",
    slow,
  );
  await expect(hilltops.locator('[data-way="farther"]')).toHaveCount(0);
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await show.press("ArrowRight");
  await expect(page.locator(":focus")).toHaveAccessibleName("Show one at distance 5");
});

import type { Page } from "@playwright/test";
import { N_STATES, unrankState } from "#lib/index.ts";
import { distanceTable } from "../distance-table.ts";
import { grouped } from "../grouped.ts";
import { expect, openFigure, test } from "../visit.ts";

const figure = (page: Page) => page.locator("#fig-farthest");
const caption = (page: Page) => figure(page).locator("figcaption");
const slow = { timeout: 50_000 };

function findFarthest(): number[] {
  const { diameter, distance } = distanceTable("HTM");
  const farthest: number[] = [];
  for (let index = 0; index < N_STATES; index++) {
    if (distance(index) === diameter) farthest.push(index);
  }
  return farthest;
}

test("forth, back round the end, by a typed place, in QTM, and to the next with nothing twisted, which becomes the reader’s cube", async ({
  page,
}) => {
  const farthest = findFarthest();
  const expectPlace = async (place: number) => {
    await expect(caption(page)).toContainText(`${place + 1} of 2644`, slow);
    const facts = figure(page).locator(".farthest-facts");
    await expect(facts).toContainText(grouped(farthest[place]));
    const twists = unrankState(farthest[place]).orientation.join(" ");
    await expect(facts).toContainText(twists);
  };
  await openFigure(page, "map/", "fig-farthest");
  const button = (name: string) => figure(page).getByRole("button", { name });
  await expectPlace(0);
  await button("Next").click();
  await expectPlace(1);
  await button("Previous").press("Enter");
  await button("Previous").press("Enter");
  await expectPlace(2643);
  const field = figure(page).getByLabel("number in the list", { exact: true });
  await field.fill("2645");
  await expect(figure(page)).toContainText("too large");
  await field.fill("17");
  await expectPlace(16);
  await expect(page).toHaveURL(/far=1\.HTM17/);
  await test.step("the last of the 276", async () => {
    await button("276 in QTM").click();
    await button("Previous").click();
    await expect(caption(page)).toContainText("276 of 276: 14 quarter turns", slow);
    await expect(page).toHaveURL(/far=1\.QTM276/);
    await button("2644 in HTM").click();
    await expectPlace(0);
  });
  await test.step("nothing twisted", async () => {
    await button("nothing twisted").click();
    await expect(caption(page)).toContainText("76 of the 2644 have no twisted piece");
    await expectPlace(farthest.findIndex((index) => index % 729 === 0));
    await button("Make it my cube").click();
    await page.locator("#fig-hilltops").scrollIntoViewIfNeeded();
    await expect(page.locator("#fig-hilltops figcaption")).toContainText(
      "11 turns from solved, is a local maximum",
    );
  });
});

test("a local maximum is shown, and no turn of it leads farther", async ({ page }) => {
  const hilltops = await openFigure(page, "map/", "fig-hilltops");
  const show = hilltops.getByRole("button", { name: "Show one at distance 4" });
  await show.press("Enter");
  await expect(hilltops.locator("figcaption")).toContainText(
    "4 turns from solved, is a local maximum: no turn leads farther, 3 of 9 lead closer",
    slow,
  );
  await expect(hilltops.locator('[data-direction="farther"]')).toHaveCount(0);
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await show.press("ArrowRight");
  await expect(page.locator(":focus")).toHaveAccessibleName("Show one at distance 5");
});

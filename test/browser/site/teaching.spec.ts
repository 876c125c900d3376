import { LESSONS, SHEETS } from "../../../src/components/teaching/lessons.ts";
import { addressOf } from "../../../src/components/teaching/place.ts";
import { expect, test } from "../visit.ts";

const places = new Map(
  [...LESSONS.flatMap(({ steps }) => steps), ...SHEETS].map(({ opens, shows }) => [
    addressOf(opens),
    { opens, shows },
  ]),
);

test("each link of the lessons opens what it says, in the state that it says", async ({
  page,
}) => {
  await page.goto("teaching/");
  const links = await page
    .locator(".lesson-place a, .sheet a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
  expect(new Set(links.map((href) => href.replace(/^\.\./, "")))).toEqual(
    new Set(places.keys()),
  );
  for (const [address, { opens, shows }] of places) {
    await page.goto(address.slice(1));
    await expect(page.locator(`#${opens.at}`)).toBeInViewport();
    await expect(page.locator("[data-stop]").first()).toBeVisible();
    await expect(
      page.locator(`#${opens.at}`).locator("visible=true").getByText(shows).first(),
      address,
    ).toBeVisible();
  }
});

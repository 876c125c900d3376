import { cancelOnce } from "../cancel.ts";
import { expect, test } from "../visit.ts";
import { hastenRace } from "./hasten-race.ts";
import { loadFigure } from "./open.ts";

test("the console is there whole, and Run types it again, line by line @phone @firefox", async ({
  page,
}) => {
  const figure = await loadFigure(page, "console");
  const reports = figure.locator("pre");
  const served = await reports.allInnerTexts();
  expect(served[0]).toContain(
    "Depth: 8 Positions: 0\nFinished. 5040 unique permutations.",
  );
  expect(served[1]).toContain(
    "Depth: 7 Positions: 0\nFinished. 729 unique orientations.",
  );

  const height = (await figure.boundingBox())!.height;
  // In the page itself: all of it can be typed before a question from outside arrives.
  await figure.evaluate((box) => {
    const [first, last] = box.querySelectorAll("pre");
    const caption = box.querySelector("figcaption")!;
    new MutationObserver((_, observer) => {
      if (!caption.textContent.includes("Running")) return;
      if (!first.textContent.includes("Depth: 3 Positions: 297")) return;
      observer.disconnect();
      Object.assign(window, { lastWhenFirstWasTyped: last.textContent });
    }).observe(box, { subtree: true, childList: true, characterData: true });
  });
  await figure.getByRole("button", { name: "Run" }).press("Enter");
  await expect(figure.locator("figcaption")).toContainText(
    "Computed just now, in your browser. All counts agree",
    { timeout: 20_000 },
  );
  const last = await page.evaluate(
    () => (window as { lastWhenFirstWasTyped?: string }).lastWhenFirstWasTyped,
  );
  expect(last).toBe("");
  expect(await reports.allInnerTexts()).toEqual(served);
  expect((await figure.boundingBox())!.height).toBe(height);
});

test("the race: Cancel ends it, and what was run stays; nine rounds in the background, one result, ratios", async ({
  page,
}) => {
  const figure = await loadFigure(page, "race");
  await test.step("cancelled", async () => {
    await cancelOnce(figure, ".racer-ratio", /×/);
    await figure.getByRole("button", { name: "Race" }).click();
    await expect(figure.locator("figcaption")).toContainText(
      /Cancelled after \w+ rounds?\./,
    );
    await expect(figure.locator(".racer-ratio").first()).toContainText("×");
    await expect(figure.getByRole("button", { name: "Race again" })).toBeVisible();
  });
  await hastenRace(page);
  await figure.getByRole("button", { name: "Race again" }).press("Enter");
  await expect(figure.locator("figcaption")).toContainText("of 9 rounds");
  await expect(figure.locator("figcaption")).toContainText(
    "All four found the published counts. Medians of nine rounds",
    { timeout: 55_000 },
  );
  await expect(figure.locator("[data-contestant=ready] .racer-ratio")).toContainText(
    "1.0 ×",
  );
  await expect(figure.locator(".racer-middle-half")).toHaveCount(4);
  await expect(figure.locator("[data-contestant=inside] .racer-bar")).toHaveAttribute(
    "style",
    /width: [\d.]+%/,
  );
});

import { toFacelets, unrankState } from "#lib/index.ts";
import { expect, test } from "../visit.ts";
import { markedLine } from "./marked-line.ts";

test.use({ javaScriptEnabled: false });

test("the chapter's figures and its code are all there without JavaScript", async ({
  page,
}) => {
  await page.goto("indexing/");
  await test.step("the first position of the cube, read aloud", async () => {
    await expect(page.locator("#cube-row")).toContainText("Position 1 holds piece 3.");
  });
  await test.step("the wheels, the pieces and the order", async () => {
    const figure = page.locator("#odometer");
    const shown = figure.locator(".wheel-panel:not([aria-hidden])");
    await expect(shown).toHaveText([..."0000"]);
    await expect(figure.locator(".choice-chosen")).toHaveText([..."1234"]);
    await figure.getByText("The pieces that the digits take").click();
    await expect(
      figure.getByRole("img", { name: "The permutation 1 2 3 4" }),
    ).toBeVisible();
    await expect(figure.getByRole("button", { name: "+ 1" })).toBeHidden();
  });
  await test.step("the whole table, not in a scrolling box", async () => {
    const figure = page.locator("#permutation-table");
    await expect(figure.locator("tbody tr")).toHaveCount(24);
    const hidden = await figure
      .locator(".all-orders")
      .evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
  });
  await test.step("the ruler down to its slot, with nothing to move", async () => {
    const figure = page.locator("#slot-ruler");
    await expect(figure.locator("[aria-pressed=true] b")).toHaveText([..."341627"]);
    await expect(
      figure.getByRole("img", { name: "Slot 1693: 3 4 1 6 2 7 5" }),
    ).toBeVisible();
    await expect(figure.getByRole("slider")).toBeHidden();
  });
  await test.step("a smaller piece being counted, at its line", async () => {
    const figure = page.locator("#fig-stepper");
    await expect(figure.locator("figcaption")).toContainText(
      "Piece 1 is smaller than piece 4",
    );
    const index = figure.locator("dl > div", {
      has: page.getByText("index", { exact: true }),
    });
    await expect(index.locator("dd")).toHaveText("6 → 7");
    await expect(figure.locator(".step-question")).toHaveText(
      "perm[j] < perm[i] 0 < 3 yes",
    );
    expect(await markedLine(figure)).toContain("index++;");
    await expect(
      figure.getByRole("button", { name: "Step on", exact: true }),
    ).toBeHidden();
    await expect(figure.getByRole("slider", { name: "Step" })).toBeHidden();
  });
  await page.goto("orientations/");
  await test.step("the code", async () => {
    const source = page.locator(".source").first();
    await expect(source.locator("pre")).toContainText("return index;");
    await expect(source.locator(".source-hint")).toBeHidden();
  });
  await test.step("the cube, its number, and 24 ways to hold it", async () => {
    const figure = page.locator("#cube-number");
    const net = await figure.locator(".cube-net .cube-sticker").allTextContents();
    expect(net.join("")).toBe(toFacelets(unrankState(1_234_567)));
    await expect(figure.locator("figcaption")).toContainText("1,234,567");
    await expect(page.locator("#cube-holds .small-cube")).toHaveCount(24);
  });
});

import { expect, openFigure, test } from "../visit.ts";

test("the program prints twelve of 20; either remedy brings back the eight", async ({
  page,
}) => {
  const figure = await openFigure(page, "solving/", "fig-twelve");
  const printed = figure.locator("[data-printed]");
  const missed = figure.locator("[data-missed]");
  const press = (name: string) => figure.getByRole("button", { name }).click();
  await expect(printed).toHaveText("12");
  await expect(figure.locator("[data-found]")).toHaveText("20");
  await expect(missed).toHaveCount(8);
  await expect(missed.first()).toContainText("F R′ F R2 F′ U F R2 F2 U");

  await press("last = −3");
  await expect(printed).toHaveText("20", { timeout: 30_000 });
  await expect(missed).toHaveCount(0);
  await press("last = −1");
  await expect(printed).toHaveText("12");
  await press("round down");
  await expect(printed).toHaveText("20");
  await expect(figure.locator("[data-cut]")).toHaveText("0");
  await press("round towards zero");

  await test.step("of one turn it prints nothing", async () => {
    await press("one turn, F");
    await expect(figure.locator("figcaption")).toContainText("nothing at all");
    await expect(figure.locator(".twelve-lines li")).toHaveText(["F′missed"]);
    await press("1 and 2 swapped");
    await expect(missed).toHaveCount(8);
  });
  await test.step("in QTM the test on faces does cut, and a long list says how much it leaves out", async () => {
    await press("QTM");
    await press("last = −3");
    await expect(figure.locator("[data-cut]")).toHaveText("466", { timeout: 30_000 });
    await expect(printed).toHaveText("284");
    await expect(figure.locator(".twelve-more")).toHaveText("and 260 more");
  });
});

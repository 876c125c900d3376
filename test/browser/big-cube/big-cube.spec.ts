import { expect, loadFigure, test } from "../visit.ts";

test("the number, its digits and the cube follow each other, typed, by keys and by turns @phone", async ({
  page,
}) => {
  const figure = await loadFigure(page, "big-cube/", "big-number");
  const index = figure.getByLabel("index of the cube", { exact: true });
  const flips = figure.getByLabel("orientation of the edges", { exact: true });
  const cube = figure.getByRole("img");
  await figure.getByRole("button", { name: "Solved" }).click();
  await expect(index).toHaveValue("0");
  await expect(cube).toHaveAccessibleName(
    /U: U U U U U U U U U, R: R R R R R R R R R,/,
  );

  await flips.fill("2047");
  await expect(index).toHaveValue("2047");
  await expect(figure.locator("figcaption")).toContainText("superflip");
  await expect(cube).toHaveAccessibleName(/U: U B U L U R U F U,/);

  const slider = figure.getByRole("slider", {
    name: "Digit: orientation of the edges",
  });
  await slider.press("ArrowLeft");
  await expect(index).toHaveValue("2046");

  await index.fill("43252003274489856000");
  await expect(figure.locator(".typed-problem")).toContainText("is too large");
  await figure.getByRole("button", { name: /^Use 43252003274489855999/ }).click();
  await expect(flips).toHaveValue("2047");

  await figure.getByRole("button", { name: "Solved" }).click();
  for (let times = 0; times < 4; times++) {
    if (times > 0) await expect(index).not.toHaveValue("0");
    await figure.getByRole("button", { name: "R, right clockwise" }).click();
  }
  await expect(index).toHaveValue("0");
});

test("rules are combined, and the library counts the states", async ({ page }) => {
  const figure = await loadFigure(page, "big-cube/", "two-puzzles");
  const states = figure.locator("tfoot b");
  await expect(states).toHaveText("2,217,093,120");
  await figure.getByRole("button", { name: "half turns only" }).click();
  await expect(states).toHaveText("1");
  await figure.getByRole("button", { name: "Whole cube" }).click();
  await expect(states).toHaveText("43,252,003,274,489,856,000");
  await figure
    .getByRole("toolbar", { name: "Edges" })
    .getByText("alike", { exact: true })
    .click();
  await figure.getByRole("toolbar", { name: "Flips" }).getByText("ignored").click();
  // OEIS A080629.
  await expect(states).toHaveText("88,179,840");
});

test("a table is built in the worker, agrees with the published one, and has the cube’s entry", async ({
  page,
}) => {
  const figure = await loadFigure(page, "big-cube/", "coordinate-depths");
  await figure.getByLabel("Table", { exact: true }).selectOption({ index: 6 });
  const caption = figure.locator("figcaption");
  await expect(figure.locator(".published-check")).toContainText("✓", {
    timeout: 30_000,
  });
  await expect(caption).toContainText("4,478,976 entries");
  await figure.getByRole("button", { name: "Solved" }).click();
  await expect(caption).toContainText("The entry for this cube is 0: the table alone");
  await figure.getByRole("button", { name: "F, front clockwise" }).click();
  await expect(caption).toContainText("at least one turn.");
});

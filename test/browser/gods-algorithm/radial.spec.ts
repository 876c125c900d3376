import type { Locator, Page } from "@playwright/test";
import { radialLayout } from "#figures/gods-algorithm/radial/radial-layout.ts";
import {
  shortestSequences,
  turnTree,
} from "#figures/gods-algorithm/radial/turn-tree.ts";
import { expect, openFigure, test } from "../visit.ts";

const open = (page: Page) => openFigure(page, "map/", "fig-rings");

const title = (figure: Locator) => figure.locator(".rings-title");
const button = (figure: Locator, name: string) =>
  figure.getByRole("button", { name, exact: true });

test("the initial figure: two sequences that meet, three states fewer than six times as many; more rings on demand", async ({
  page,
}) => {
  const figure = await open(page);
  await expect(figure.locator(".rings-words li")).toHaveText(["F2 R2 F2", "R2 F2 R2"]);
  await expect(figure.locator("figcaption")).toContainText("324");
  await expect(figure.locator("figcaption")).toContainText("321");
  await button(figure, "4 turns").click();
  await expect(figure.locator("tbody tr")).toHaveCount(5);
});

test("a click or tap on a dot reads it, in both metrics @phone", async ({
  page,
  hasTouch,
}) => {
  const figure = await open(page);
  for (const metric of ["HTM", "QTM"] as const) {
    await figure.getByRole("button", { name: metric }).click();
    const drawing = figure.locator("svg.rings");
    await drawing.scrollIntoViewIfNeeded();
    const box = (await drawing.boundingBox())!;
    const layout = radialLayout(metric, 3);
    for (const node of [layout.tree.rings[1][2], layout.tree.rings[2][7]]) {
      const { x, y } = layout.points.get(node)!;
      const position = {
        x: ((x + 300) / 600) * box.width,
        y: ((y + 300) / 600) * box.height,
      };
      await (hasTouch ? drawing.tap({ position }) : drawing.click({ position }));
      await expect(figure.locator(".rings-words li")).toHaveCount(
        Math.min(shortestSequences(node).length, 3),
      );
      await expect(page).toHaveURL(
        new RegExp(`rings=1\\.${metric}-3-${node.index}(&|$)`),
      );
    }
  }
});

test("by keyboard alone: to the middle, out to the rim and round, and make it mine", async ({
  page,
}) => {
  const figure = await open(page);
  await figure.locator("svg.rings").focus();
  await page.keyboard.press("Home");
  await expect(title(figure)).toHaveText("Solved");
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  const node = turnTree("HTM", 3).rings[3].at(-1)!;
  await expect(title(figure)).toContainText("Three turns from solved");
  await button(figure, "Make it my cube").press("Enter");
  await expect(page).toHaveURL(new RegExp(`cube=1\\.${node.index}(&|$)`));
});

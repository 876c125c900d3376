import type { Locator, Page } from "@playwright/test";
import { applyMoves, parseMoves, rankState, SOLVED } from "../../../src/lib/index.ts";
import { USUAL_LETTERS } from "../../../src/components/figures/solving/your-cube/paints.ts";
import { expectCube as expectCubeWith } from "../cube-on-page.ts";
import { expect, loadFigure, test } from "../visit.ts";

/** On this page the stickers show the letters of their colours. */
const expectCube = (figure: Locator, index: number) =>
  expectCubeWith(figure, index, USUAL_LETTERS);

const figure = (page: Page, id = "#fig-twelve") => page.locator(id);

async function open(page: Page, id = "fig-twelve", query = "") {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await loadFigure(page, "solving/" + query, id);
}

const missed = (page: Page) => figure(page).locator("[data-missed]");

test("the program prints twelve of 20; either remedy brings back the eight @phone", async ({
  page,
}) => {
  await open(page);
  const printed = figure(page).locator("[data-printed]");
  await expect(printed).toHaveText("12");
  await expect(figure(page).locator("[data-found]")).toHaveText("20");
  await expect(missed(page)).toHaveCount(8);
  await expect(missed(page).first()).toContainText("F R′ F R2 F′ U F R2 F2 U");

  await figure(page).getByRole("button", { name: "last = −3" }).click();
  await expect(printed).toHaveText("20", { timeout: 30_000 });
  await expect(missed(page)).toHaveCount(0);
  await figure(page).getByRole("button", { name: "last = −1" }).click();
  await expect(printed).toHaveText("12");
  await figure(page).getByRole("button", { name: "round down" }).click();
  await expect(printed).toHaveText("20");
  await expect(figure(page).locator("[data-cut]")).toHaveText("0");
});

test("by keyboard: of one turn it prints nothing, and the address tells it", async ({
  page,
}) => {
  await open(page);
  await figure(page).getByRole("button", { name: "one turn, F" }).press("Enter");
  await expect(figure(page).locator("figcaption")).toContainText("nothing at all", {
    timeout: 30_000,
  });
  await expect(figure(page).locator(".twelve-lines li")).toHaveText(["F′missed"]);
  await expect(page).toHaveURL(/guide=1\.f-HTM-1-zero/);
  await page.reload();
  await figure(page).scrollIntoViewIfNeeded();
  await expect(figure(page).locator("figcaption")).toContainText("nothing at all", {
    timeout: 30_000,
  });
  await figure(page).getByRole("button", { name: "Reset" }).press("Enter");
  await expect(missed(page)).toHaveCount(8);
});

test("in QTM the test on faces does cut, and a long list says how much it leaves out", async ({
  page,
}) => {
  await open(page, "fig-twelve", "?guide=1.s-QTM-3-zero");
  await expect(figure(page).locator("[data-cut]")).toHaveText("466", {
    timeout: 30_000,
  });
  await expect(figure(page).locator("[data-printed]")).toHaveText("284");
  await expect(figure(page).locator(".twelve-more")).toHaveText("and 260 more");
});

test("a link that is none is explained, and the example shown", async ({ page }) => {
  await open(page, "fig-twelve", "?guide=1.s-HTM-2-zero");
  await expect(figure(page).getByRole("alert")).toContainText("could not be used");
  await expect(missed(page)).toHaveCount(8);
});

test("all states are counted anew here, and the count is the one in the page", async ({
  page,
}) => {
  await open(page, "fig-lost");
  const lost = figure(page, "#fig-lost");
  await lost.getByRole("button", { name: "Count them here" }).click();
  await expect(lost.locator("figcaption")).toContainText("Counted in this browser", {
    timeout: 50_000,
  });
  await expect(lost.locator("figcaption")).toContainText("1,989,920 (54.2 %)");
  await expect(lost.locator("[data-lost=all]")).toHaveText("675,087");
});

test("without its leading turn a solution leaves a ring of three on the cube, with it a swap", async ({
  page,
}) => {
  await open(page, "fig-leading");
  const leading = figure(page, "#fig-leading");
  const whole = parseMoves("U R U' R F2 R' U R F2 R2");
  const after = (moves: readonly number[]) => rankState(applyMoves(SOLVED, moves));
  await leading.getByRole("button", { name: "Solution 2" }).click();
  await expect(leading.locator("figcaption")).toContainText("round in a ring");
  await expectCube(leading, after(whole.slice(1)));
  await leading.getByRole("button", { name: "U first" }).click();
  await expect(leading.locator("figcaption")).toContainText("swap pieces 1 and 2");
  await expectCube(leading, after(whole));
  await leading.getByRole("button", { name: "U last" }).click();
  await expect(leading.locator("figcaption")).toContainText("swap pieces");
  await expectCube(leading, after([...whole.slice(1), whole[0]]));
  await expect(page).toHaveURL(/lead=1\.2-last/);
});

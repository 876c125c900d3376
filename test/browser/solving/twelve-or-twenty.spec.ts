import type { Locator, Page } from "@playwright/test";
import { applyMoves, parseMoves, rankState, SOLVED } from "../../../src/lib/index.ts";
import { USUAL_LETTERS } from "../../../src/components/figures/solving/your-cube/paints.ts";
import { expectCube as expectCubeWith } from "../cube-on-page.ts";
import { expect, openFigure, test } from "../visit.ts";

/** On this page the stickers show the letters of their colours. */
const expectCube = (figure: Locator, index: number) =>
  expectCubeWith(figure, index, USUAL_LETTERS);

const open = (page: Page, id: string) => openFigure(page, "solving/", id);

test("the program prints twelve of 20; either remedy brings back the eight", async ({
  page,
}) => {
  const figure = await open(page, "fig-twelve");
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

test("all states are counted anew here, and the count is the one in the page", async ({
  page,
}) => {
  const lost = await open(page, "fig-lost");
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
  const leading = await open(page, "fig-leading");
  const whole = parseMoves("U R U' R F2 R' U R F2 R2");
  const after = (moves: readonly number[]) => rankState(applyMoves(SOLVED, moves));
  await leading.getByRole("button", { name: "Solution 2" }).click();
  await expect(leading.locator("figcaption")).toContainText("cycle pieces");
  await expectCube(leading, after(whole.slice(1)));
  await leading.getByRole("button", { name: "U first" }).click();
  await expect(leading.locator("figcaption")).toContainText("swap pieces 1 and 2");
  await expectCube(leading, after(whole));
  await leading.getByRole("button", { name: "U last" }).click();
  await expect(leading.locator("figcaption")).toContainText("swap pieces");
  await expectCube(leading, after([...whole.slice(1), whole[0]]));
  await expect(page).toHaveURL(/lead=1\.2-last/);
});

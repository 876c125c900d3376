// What all figures have in common, tested for each row of figures.ts: buttons work with
// mouse and keyboard alike; a change is marked, announced, written to the address and not
// animated, and can be reverted in every way; its link restores it, and an invalid link is
// explained. A page's figures share one visit, and so do their links where they can.
import type { Locator, Page } from "@playwright/test";
import { contentsOf, settledContents } from "./figure-contents.ts";
import { FIGURES, type FigureRow } from "./figures.ts";
import { test } from "./motion.ts";
import { expect, showFigure } from "./visit.ts";

/** A figure's contents as served, and after its presses. */
interface Expected {
  first: string;
  changed: string;
}

const button = (figure: Locator, name: string) =>
  figure.locator(".figure-controls").getByRole("button", { name, exact: true });
const edited = (figure: Locator) => figure.locator(".figure-title > .edited");

const control = (figure: Locator, name: string | RegExp) => {
  const options = { name, exact: true };
  return figure
    .getByRole("button", options)
    .or(figure.getByRole("radio", options))
    .or(figure.getByRole("tab", options))
    .first();
};

async function expectContents(figure: Locator, row: FigureRow, contents: string) {
  await expect.poll(() => contentsOf(figure, row), { intervals: [50] }).toBe(contents);
}

const expectOff = (off: Locator) =>
  expect(off).toHaveAttribute("aria-disabled", "true");

/** Tests a figure in its shipped state, and leaves it so. */
async function tryFigure(
  page: Page,
  row: FigureRow,
  address: string,
): Promise<Expected> {
  const { id, link, presses, ready, says, shownIn = [] } = row;
  const figure = await showFigure(page, id);
  if (ready) await expect(figure).toContainText(ready, { timeout: 30_000 });
  const first = await settledContents(figure, row);
  await expect(edited(figure)).toBeHidden();
  await expectOff(button(figure, "Reset"));

  for (const name of presses) await control(figure, name).click();
  await expect(page).toHaveURL(({ search }) =>
    search.slice(1).split("&").includes(link),
  );
  // Announced once, even if several figures show the same state.
  const announced = () => page.locator("[role=status]").allTextContents();
  const timesAnnounced = async () =>
    (await announced()).filter((text) => text === says).length;
  await expect.poll(timesAnnounced).toBe(1);
  const changed = await settledContents(figure, row);
  expect(changed).not.toBe(first);

  for (const other of shownIn) {
    await expect(edited(await showFigure(page, other))).toBeVisible();
  }

  for (let i = 0; i < presses.length; i++) {
    await expect(edited(figure)).toBeVisible();
    await button(figure, "Undo").click();
  }
  for (const one of [id, ...shownIn]) {
    await expect(edited(page.locator(`#${one}`))).toBeHidden();
  }
  await expectContents(figure, row, first);
  await expect(page).toHaveURL(address);
  for (let i = 0; i < presses.length; i++)
    await button(figure, "Undo").press("Control+Shift+z");
  await expectContents(figure, row, changed);
  await button(figure, "Reset").click();
  await expectContents(figure, row, first);
  await expect(edited(figure)).toBeHidden();
  await expect(page).toHaveURL(address);

  for (const name of presses) await control(figure, name).press("Enter");
  await expectContents(figure, row, changed);
  await button(figure, "Reset").press("Enter");
  await expectContents(figure, row, first);
  return { first, changed };
}

/** Tests that a link restores the change, and that Reset then restores the example. */
async function tryLinked(page: Page, row: FigureRow, { first, changed }: Expected) {
  const figure = await showFigure(page, row.id);
  await expectContents(figure, row, changed);
  await expect(edited(figure)).toBeVisible();
  await expectOff(button(figure, "Undo"));
  await button(figure, "Reset").click();
  await expectContents(figure, row, first);
}

/** Tests that an invalid link is explained, and that the example is shown. */
async function tryRefused(page: Page, row: FigureRow, link: string, first: string) {
  const figure = await showFigure(page, row.id);
  const alert = figure.getByRole("alert");
  await expect(alert).toContainText(`The link’s “${link}” could not be used: `);
  await expect(alert).toContainText(row.hostile[link]);
  await expectContents(figure, row, first);
  await expect(edited(figure)).toBeHidden();
}

/** Whether other figures of the page show the same state, and change with it. */
const isShared = ({ link }: FigureRow) => /^(cube|order|yours)=/.test(link);

for (const path of new Set(FIGURES.map((row) => row.path))) {
  const ofPage = FIGURES.filter((row) => row.path === path);
  const shared = ofPage.filter(isShared);
  const others = ofPage.filter((row) => !isShared(row));
  // Shared state first: each figure that is hydrated already recomputes what it shows of it.
  const rows = [...shared, ...others];
  // Links that do not affect each other are tested on one visit.
  const visits = [...shared.map((row) => [row]), others].filter(({ length }) => length);
  const hostile = rows.map((row) => Object.keys(row.hostile));
  test(`/${path} › in each figure a change by mouse and by keys is still, marked, announced and in the address; undo, redo, reset and its link restore it; in Chromium, an invalid link is explained @firefox`, async ({
    page,
    motion,
    browserName,
  }) => {
    // Many figures, one after the other: on a slow machine, and beside another engine, two
    // minutes were too few.
    test.setTimeout(300_000);
    await page.goto(path);
    const address = page.url();
    const expected = new Map<FigureRow, Expected>();
    for (const row of rows) {
      await test.step(`#${row.id}`, async () => {
        expected.set(row, await tryFigure(page, row, address));
        expect(await motion()).toEqual([]);
      });
    }
    for (const linked of visits) {
      const query = linked.map(({ link }) => link).join("&");
      await test.step(query, async () => {
        // On another device, where nothing is kept.
        await page.evaluate(() => localStorage.clear());
        await page.goto(`${path}?${query}`);
        for (const row of linked) await tryLinked(page, row, expected.get(row)!);
        await expect(page).toHaveURL(address);
        expect(await motion()).toEqual([]);
      });
    }
    // Which links are valid is decided by code that is the same in every engine.
    if (browserName === "firefox") return;
    const most = Math.max(...hostile.map(({ length }) => length));
    for (let i = 0; i < most; i++) {
      const query = hostile.flatMap((links) => links.slice(i, i + 1)).join("&");
      await test.step(query, async () => {
        await page.goto(
          `${path}?${query.replaceAll("<", "%3C").replaceAll(">", "%3E")}`,
        );
        for (const [at, row] of rows.entries()) {
          const link = hostile[at][i];
          if (link) await tryRefused(page, row, link, expected.get(row)!.first);
        }
      });
    }
  });
}

// What all figures have in common, tested for each row of figures.ts: buttons work with
// mouse and keyboard alike; a change is marked, announced, written to the address and not
// animated, and can be reverted in every way; its link restores it, and an invalid link is
// explained. A page's figures share one visit, and so do their links where they can. On a
// visit of its own, a page that is being translated shows the same.
import type { Locator, Page } from "@playwright/test";
import { inBoth, inTranslation } from "./fake-translator.ts";
import { expectShown } from "./figure-contents.ts";
import { FIGURES, type FigureRow } from "./figures.ts";
import { test } from "./motion.ts";
import { chooseAction, menuOf } from "./figure-menu.ts";
import { expect, showFigure } from "./visit.ts";

/** A figure's contents as served, and after a change. */
interface Expected {
  first: string;
  changed: string;
}

const control = (figure: Locator, name: string | RegExp) => {
  const options = { name, exact: true };
  return figure
    .getByRole("button", options)
    .or(figure.getByRole("radio", options))
    .or(figure.getByRole("tab", options))
    .first();
};

/** Tests a figure in its shipped state, and leaves it so. */
async function tryFigure(page: Page, row: FigureRow): Promise<Expected> {
  const { id, presses, ready, shownIn = [] } = row;
  const figure = await showFigure(page, id);
  if (ready) await expect(figure).toContainText(ready, { timeout: 30_000 });
  const atRest = { atRest: true };
  const asServed = { query: [], isEdited: false, canReset: false };
  const { contents: first } = await expectShown(page, row, asServed, atRest);

  for (const name of presses) await control(figure, name).click();
  // Announced once, even if several figures show the same state.
  const announced = { isInAddress: true, isEdited: true, timesAnnounced: 1 };
  const { contents: changed } = await expectShown(page, row, announced, atRest);
  expect(changed).not.toBe(first);

  for (const other of shownIn) {
    await showFigure(page, other);
    await expectShown(page, { ...row, id: other }, { isEdited: true });
  }

  for (let i = 0; i < presses.length; i++) {
    await expectShown(page, row, { isEdited: true });
    await chooseAction(figure, "Undo");
  }
  for (const other of shownIn) {
    await expectShown(page, { ...row, id: other }, { isEdited: false });
  }
  await expectShown(page, row, { ...asServed, contents: first });
  for (let i = 0; i < presses.length; i++)
    await menuOf(figure).press("Control+Shift+z");
  await expectShown(page, row, { contents: changed });
  await chooseAction(figure, "Reset");
  await expectShown(page, row, { ...asServed, contents: first });

  for (const name of presses) await control(figure, name).press("Enter");
  await expectShown(page, row, { contents: changed });
  await chooseAction(figure, "Reset", (button) => button.press("Enter"));
  await expectShown(page, row, { contents: first });
  return { first, changed };
}

type Contents = ReadonlyMap<FigureRow, string>;

/** What figures show that have a state in common, when the first of them changes it. */
async function changeTogether(
  page: Page,
  rows: readonly FigureRow[],
): Promise<Contents> {
  const contents = new Map<FigureRow, string>();
  const [{ id, presses }] = rows;
  const figure = await showFigure(page, id);
  for (const name of presses) await control(figure, name).click();
  for (const row of rows) {
    await showFigure(page, row.id);
    const shown = await expectShown(page, row, { isEdited: true }, { atRest: true });
    contents.set(row, shown.contents);
  }
  return contents;
}

/** Tests that the first one's link restores a change, and that Reset restores the example. */
async function tryLinked(
  page: Page,
  rows: readonly FigureRow[],
  { first, changed }: Record<"first" | "changed", Contents>,
) {
  for (const row of rows) {
    await showFigure(page, row.id);
    const asLinked = { isEdited: true, canUndo: false, contents: changed.get(row) };
    await expectShown(page, row, asLinked);
  }
  await chooseAction(page.locator(`#${rows[0].id}`), "Reset");
  for (const row of rows) {
    await expectShown(page, row, { isEdited: false, contents: first.get(row) });
  }
}

/** Tests that invalid links are explained, and that the example is shown. */
async function tryRefused(page: Page, row: FigureRow, first: Contents) {
  const figure = await showFigure(page, row.id);
  for (const [link, why] of Object.entries(row.hostile)) {
    const hasText = `The link’s “${link}” could not be used: `;
    await expect(figure.getByRole("alert").filter({ hasText })).toContainText(why);
  }
  await expectShown(page, row, { isEdited: false, contents: first.get(row) });
}

/** Tests that a translated figure shows its first state, and the same change as without. */
async function tryTranslated(
  page: Page,
  row: FigureRow,
  { first, changed }: Expected,
): Promise<void> {
  const { id, presses, ready } = row;
  const figure = await showFigure(page, id);
  if (ready)
    await expect(figure).toContainText(inBoth(new RegExp(ready)), { timeout: 30_000 });
  await expectShown(page, row, { contents: first });
  for (const name of presses) await control(figure, inBoth(name)).click();
  await expectShown(page, row, { contents: changed, timesAnnounced: 1 });
  await chooseAction(figure, inBoth("Reset"));
  await expectShown(page, row, { contents: first });
}

const keyOf = ({ link }: FigureRow) => link.split("=")[0];
const grouped = (rows: readonly FigureRow[]) =>
  [...new Set(rows.map(keyOf))].map((key) => rows.filter((row) => keyOf(row) === key));

for (const path of new Set(FIGURES.map((row) => row.path))) {
  const ofPage = (isMeant: (key: string) => boolean) =>
    FIGURES.filter((row) => row.path === path && isMeant(keyOf(row)));
  /** What several figures of the page show: it changes with any of them. */
  const shared = ofPage((key) => /^(cube|order|big)$/.test(key));
  /** The same cube, as it is entered: on a visit of its own. */
  const entered = ofPage((key) => key === "yours");
  const others = ofPage((key) => !/^(cube|order|big|yours)$/.test(key));
  // Shared state first: each figure that is hydrated already recomputes what it shows of it.
  const rows = [...shared, ...entered, ...others];
  test(`/${path} › in each figure a change by mouse and by keys is still, marked, announced and in the address; undo, redo, reset and its link restore it; in Chromium, an invalid link is explained, and all this is so in a translated page @firefox`, async ({
    page,
    motion,
    browserName,
  }) => {
    // Many figures, one after the other: on a slow machine, and beside another engine, two
    // minutes were too few.
    test.setTimeout(300_000);
    await page.goto(path);
    const address = page.url();
    const first = new Map<FigureRow, string>();
    const changed = new Map<FigureRow, string>();
    const alone = new Map<FigureRow, Expected>();
    for (const row of rows) {
      await test.step(`#${row.id}`, async () => {
        const contents = await tryFigure(page, row);
        alone.set(row, contents);
        first.set(row, contents.first);
        changed.set(row, contents.changed);
        expect(await motion()).toEqual([]);
      });
    }
    await expect(page).toHaveURL(address);
    for (const group of grouped(shared).filter(({ length }) => length > 1)) {
      const contents = await changeTogether(page, group);
      for (const [row, text] of contents) changed.set(row, text);
    }
    // Where some links are valid, those of other figures are not.
    const visits = [
      { linked: shared, refused: others },
      { linked: entered, refused: [] },
      { linked: others, refused: [...shared, ...entered] },
    ];
    for (const { linked, refused } of visits) {
      const valid = grouped(linked).map(([{ link }]) => link);
      // Which links are valid is decided by code that is the same in every engine.
      const hostile =
        browserName === "firefox"
          ? []
          : refused.flatMap((row) => Object.keys(row.hostile));
      const query = [...valid, ...hostile].join("&");
      if (query === "") continue;
      await test.step(query, async () => {
        // On another device, where nothing is kept.
        await page.evaluate(() => localStorage.clear());
        await page.goto(
          `${path}?${query.replaceAll("<", "%3C").replaceAll(">", "%3E")}`,
        );
        for (const group of grouped(linked)) {
          await tryLinked(page, group, { first, changed });
        }
        // Reset has taken back what was valid, also where it is shown in other figures.
        const left = `${new URLSearchParams(hostile.join("&"))}`;
        await expect(page).toHaveURL(({ searchParams }) => `${searchParams}` === left);
        for (const row of hostile.length > 0 ? refused : []) {
          await tryRefused(page, row, first);
        }
        expect(await motion()).toEqual([]);
      });
    }
    // Chrome is what translates so.
    if (browserName === "firefox") return;
    await page.evaluate(() => localStorage.clear());
    await inTranslation(page, "texts", async () => {
      await page.goto(path);
      for (const row of rows) {
        await test.step(`#${row.id}, translated`, () =>
          tryTranslated(page, row, alone.get(row)!));
      }
    });
  });
}

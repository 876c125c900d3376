// What all figures have in common, tested for each row of figures.ts: buttons work with
// mouse and keyboard alike; a change is marked, announced, written to the address and fast,
// and can be reverted in every way; its link restores it, and an invalid link is explained.
import type { Locator, Page } from "@playwright/test";
import { FIGURES, type FigureRow } from "./figures.ts";
import { expect, loadFigure, test } from "./visit.ts";

/** The text that a figure announces, without its frame's announcements of changes. */
async function lookOf(figure: Locator, { keeps, tellsChange = false }: FigureRow) {
  await figure.page().mouse.move(0, 0);
  const lines = (await figure.ariaSnapshot()).split("\n");
  const isOfFrame = /^ *- (status|alert|button "(Undo|Reset)")/;
  const told = lines.filter((line) => !isOfFrame.test(line) && !keeps?.test(line));
  if (tellsChange) told.pop(); // the caption, which comes last
  return told.map((line) => line.replace(/ \[active\]|edited$/, "")).join("\n");
}

const control = (figure: Locator, name: string | RegExp) => {
  const options = { name, exact: true };
  return figure
    .getByRole("button", options)
    .or(figure.getByRole("radio", options))
    .or(figure.getByRole("tab", options))
    .first();
};

/** Counts the animations that the page's scripts start from now on. */
async function watchAnimations(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Object.assign(window, { animated: 0 });
    Element.prototype.animate = function (...args) {
      (window as never as { animated: number }).animated++;
      return animate.apply(this, args);
    };
  });
  return () =>
    page.evaluate(
      () =>
        (window as never as { animated: number }).animated +
        document.getAnimations().length,
    );
}

for (const row of FIGURES) {
  const { path, id, presses, link, says } = row;
  test(`#${id} › a change by mouse and by keys is still, marked, spoken and in the address; undo, redo, reset and its link hold`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const figure = await loadFigure(page, path, id);
    const look = () => lookOf(figure, row);
    const edited = figure.getByText("edited", { exact: true });
    const button = (name: string) => figure.getByRole("button", { name, exact: true });
    if (row.ready) await expect(figure).toContainText(row.ready, { timeout: 30_000 });
    const first = await look();
    const address = page.url();
    await expect(edited).toBeHidden();
    await expect(button("Undo")).toHaveAttribute("aria-disabled", "true");
    await expect(button("Reset")).toHaveAttribute("aria-disabled", "true");

    const animations = await watchAnimations(page);
    let changed = "";
    await test.step("by mouse, without an animation", async () => {
      for (const name of presses) await control(figure, name).click();
      await expect(page).toHaveURL((url) =>
        url.search.slice(1).split("&").includes(link),
      );
      expect(await animations()).toBe(0);
      await expect(figure.getByRole("status").filter({ hasText: says })).toHaveText(
        says,
      );
      await expect(edited).toBeVisible();
      changed = await look();
      expect(changed).not.toBe(first);
    });
    await test.step("undo, redo and reset", async () => {
      for (let i = 0; i < 9 && (await edited.isVisible()); i++)
        await button("Undo").click();
      await expect.poll(look).toBe(first);
      await expect(page).toHaveURL(address);
      for (let i = 0; i < presses.length; i++) await figure.press("Control+Shift+z");
      await expect.poll(look).toBe(changed);
      await button("Reset").click();
      await expect.poll(look).toBe(first);
      await expect(edited).toBeHidden();
      await expect(page).toHaveURL(address);
    });
    await test.step("by keys", async () => {
      for (const name of presses) await control(figure, name).press("Enter");
      await expect.poll(look).toBe(changed);
    });
    await test.step("by its link", async () => {
      await loadFigure(page, `${path}?${link}`, id);
      await expect.poll(look).toBe(changed);
      await expect(edited).toBeVisible();
      await button("Reset").click();
      await expect.poll(look).toBe(first);
      await expect(page).toHaveURL(address);
    });
  });
}

for (const path of new Set(FIGURES.map((row) => row.path))) {
  const rows = FIGURES.filter((row) => row.path === path);
  test(`/${path} › links that make no sense are explained, each where its figure is, and the examples stay`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    const firsts = new Map<string, string>();
    for (const row of rows) {
      firsts.set(row.id, await lookOf(await findHydrated(page, row.id), row));
    }
    const most = Math.max(...rows.map(({ hostile }) => Object.keys(hostile).length));
    for (let i = 0; i < most; i++) {
      const asked = rows.flatMap((row) => Object.keys(row.hostile).slice(i, i + 1));
      const query = asked.map((one) => one.replace("<", "%3C").replace(">", "%3E"));
      await page.goto(`${path}?${query.join("&")}`);
      for (const row of rows) {
        const figure = await findHydrated(page, row.id);
        await expect.poll(() => lookOf(figure, row)).toBe(firsts.get(row.id));
        const [entry] = Object.entries(row.hostile).slice(i, i + 1);
        if (!entry) continue;
        const [link, words] = entry;
        const alert = figure.getByRole("alert");
        await expect(alert).toContainText(`The link’s “${link}” could not be used: `);
        await expect(alert).toContainText(words);
      }
    }
  });
}

async function findHydrated(page: Page, id: string): Promise<Locator> {
  const figure = page.locator(`#${id}`);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute("data-hydrated", "true");
  return figure;
}

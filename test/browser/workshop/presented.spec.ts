import { measureStop, type Seen } from "../presented-stop.ts";
import { chooseAction } from "../figure-menu.ts";
import { expect, loadFigure, showFigure, test } from "../visit.ts";

/** With linked parts and long names, with many parts, and with the most distances. */
const HARDEST = ["skewb", "pyraminx", "eight-puzzle"];
const SCREEN = { width: 1280, height: 720 };

for (const slug of HARDEST) {
  test(`${slug}: all that its figures say fits on the screen of a class, and its solution is followed there`, async ({
    page,
  }) => {
    await page.setViewportSize(SCREEN);
    const search = await loadFigure(
      page,
      `workshop/?puzzle=1.${slug}`,
      "search-puzzle",
    );
    await search.getByRole("button", { name: "Search all" }).click();
    await search.getByRole("button", { name: "Show a hardest state" }).click();
    // When full screen ends, the browser scrolls the page once more.
    await page.evaluate(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new Error("refused"));
    });
    const moves = search.locator(".solution-moves:not([data-old]) li");
    await expect(moves).not.toHaveCount(0);
    for (const id of ["number-puzzle", "encode-puzzle", "search-puzzle"]) {
      const figure = await showFigure(page, id);
      await chooseAction(figure, "Present");
      await expect(figure).toHaveAttribute("data-stop", "");
      const seen = () => page.evaluate<Seen>(`(${measureStop})()`);
      await expect.poll(async () => (await seen()).hidden, id).toBeLessThanOrEqual(1);
      const { cut, least } = await seen();
      expect(cut, id).toEqual([]);
      expect(least, id).toBeGreaterThan(23.8);
      if (id === "search-puzzle") {
        const before = await moves.count();
        await figure.getByRole("button", { name: "Next move" }).click();
        await expect(moves).toHaveCount(before - 1);
        await expect(figure.locator(".solution-drawing")).toBeInViewport({ ratio: 1 });
      }
      await page.keyboard.press("Escape");
      await expect(figure).not.toHaveAttribute("data-stop", "");
    }
  });
}

// What readers set for their eyes and hands: the browser's own colours, more room between
// letters, a low window, the keyboard alone.
import { SPACED } from "../spaced.ts";
import { expect, test } from "../visit.ts";

test("in the reader's own colours cubes keep their sides, what is pressed has a frame, and bars an outline", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("search/");
  const styleOf = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, name) => getComputedStyle(element).getPropertyValue(name),
        property,
      );
  const card = await styleOf("#lower-bounds", "background-color");
  const sides = await styleOf(
    "#lower-bounds .cube-side:has(.cube-sticker)",
    "background-color",
  );
  expect(sides).not.toBe(card);
  expect(await styleOf("#lower-bounds .cube-sticker", "background-image")).toContain(
    "gradient",
  );
  await page.goto("building-tables/");
  expect(await styleOf("#flood .button[aria-pressed=true]", "box-shadow")).toContain(
    "3px",
  );
  expect(await styleOf("#flood .button[aria-pressed=false]", "box-shadow")).toBe(
    "none",
  );
  const bar = await styleOf("#race .racer-bar", "background-color");
  const track = await styleOf("#race .racer-track", "background-color");
  expect(bar).not.toBe(track);
  expect(await styleOf("#race .racer-track", "outline-style")).toBe("solid");
});

test("with more contrast what is pressed has a frame, and lines are darker", async ({
  page,
}) => {
  await page.goto("building-tables/");
  const pressed = page.locator("#flood .button[aria-pressed=true]").first();
  const look = () =>
    pressed.evaluate((button) => {
      const { boxShadow } = getComputedStyle(button);
      const line = getComputedStyle(button.closest("figure")!).borderTopColor;
      return { boxShadow, line };
    });
  const before = await look();
  await page.emulateMedia({ contrast: "more" });
  const after = await look();
  expect(before.boxShadow).toBe("none");
  expect(after.boxShadow).toContain("3px");
  expect(after.line).not.toBe(before.line);
});

test("with more room between lines and letters, the wheels of the cover's number show its digits", async ({
  page,
}) => {
  await page.goto("");
  await page.addStyleTag({ content: SPACED });
  const shown = await page.locator(".rolling-wheel").evaluateAll((wheels) =>
    wheels.map((wheel) => {
      const strip = wheel.firstElementChild!;
      const { height } = wheel.getBoundingClientRect();
      return (
        (wheel.getBoundingClientRect().top - strip.getBoundingClientRect().top) / height
      );
    }),
  );
  expect(shown.map((digit) => digit.toFixed(2))).toEqual(
    Array.from("1234567", (digit) => `${digit}.00`),
  );
});

test("in a low window nothing covers the focused element; in a high one the histogram stays in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("map/");
  const histogram = page.locator("#fig-live .live-seen");
  await expect(histogram).toHaveCSS("position", "sticky");
  for (const [width, height] of [
    [320, 256],
    [667, 375],
  ]) {
    await page.setViewportSize({ width, height });
    await expect(histogram).toHaveCSS("position", "static");
  }
});

test("Tab goes from the bar to the contents at the left, and from there to the text; the skip link leads past them", async ({
  page,
}) => {
  await page.goto("indexing/");
  const contents = page.locator(".toc-wide");
  const focused = page.locator(":focus");
  await page.getByRole("button", { name: "Switch between light and dark" }).focus();
  await page.keyboard.press("Tab");
  await expect(contents.locator("summary")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(contents.getByRole("link").first()).toBeFocused();
  await expect(focused).toBeInViewport({ ratio: 1 });
  await expect(focused).toHaveCSS("outline-offset", "-2px");
  const first = page.locator("[data-present]");
  await contents.getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await page.getByRole("link", { name: "Skip to the text" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
});

test("the key of the search can be switched off, and stays so", async ({ page }) => {
  await page.goto("more-encoders/");
  const dialog = page.locator("#search");
  const key = page.getByLabel("The key / opens this search");
  const hint = page.locator("[data-search-open] kbd");
  await page.keyboard.press("/");
  await expect(dialog).toBeVisible();
  await key.uncheck();
  await expect(hint).toBeHidden();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(hint).toBeHidden();
  await page.keyboard.press("/");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Search" }).click();
  await key.check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(dialog).toBeVisible();
});

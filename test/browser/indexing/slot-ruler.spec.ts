import type { Locator, Page } from "@playwright/test";
import { drag } from "../touch.ts";
import { chooseAction } from "../figure-menu.ts";
import { expect, openFigure, showFigure, test } from "../visit.ts";

const open = (page: Page, query = "") =>
  openFigure(page, "indexing/", "slot-ruler", query);

const block = (figure: Locator, name: string) =>
  figure.getByRole("button", { name, exact: true });
const slider = (figure: Locator) => figure.getByRole("slider");

/** The marked blocks, the slot, the sum and the slider must speak of the same order. */
async function expectSlot(figure: Locator, order: string, index: number) {
  const told = () =>
    figure.evaluate((root) => {
      const textsOf = (selector: string) =>
        [...root.querySelectorAll(selector)].map((one) => one.textContent).join("");
      return {
        marked: textsOf("[aria-pressed=true] b"),
        slot: textsOf(".slots-card"),
        sum: textsOf(".slots-sum"),
        slider: root.querySelector<HTMLInputElement>("input[type=range]")!.value,
      };
    });
  await expect.poll(told).toEqual({
    marked: order.slice(0, -1),
    slot: order,
    sum: `sum = ${index}`,
    slider: String(index),
  });
}

test("a click on a block goes to its first slot; each row's blocks are those of the marked one above", async ({
  page,
}) => {
  const figure = await open(page);
  const caption = figure.locator("figcaption");
  await test.step("at first, the seven pieces of the example", async () => {
    await expectSlot(figure, "3416275", 1693);
    await expect(caption).toHaveText(
      "Slot 1693 holds 3 4 1 6 2 7 5 and no other permutation. The next, 1694, holds 3 4 1 6 5 2 7: a block of 2! = 2 ends here, and another begins, with no gap between them.",
    );
  });
  await test.step("six blocks of 120, one of them divided into five of 24", async () => {
    await open(page, "?slot=1.123456");
    await block(figure, "Piece 3, slots 240 to 359").click();
    await expectSlot(figure, "312456", 240);
    const second = figure.getByRole("group", { name: "second piece" });
    await expect(second.locator("button b")).toHaveText([..."12456"]);
    const firsts = await second
      .locator("button")
      .evaluateAll((blocks) =>
        blocks.map((one) => getComputedStyle(one, "::after").content),
      );
    expect(firsts.join(" ")).toBe('"240" "264" "288" "312" "336"');
    await block(figure, "Piece 6, slots 336 to 359").click();
    await block(figure, "Piece 5, slot 337").click();
    await expectSlot(figure, "361254", 337);
    await expect(figure.locator(".slots-words").nth(1)).toHaveText(
      "5 blocks of 4! = 244 × 24 = 96",
    );
    await expect(caption).toContainText("The next, 338, holds 3 6 1 4 2 5: a block of");
  });
  await test.step("the last slot, and back", async () => {
    await slider(figure).press("End");
    await expect(caption).toContainText(
      "It is the last of 6! = 720, and none of them is empty.",
    );
    await chooseAction(figure, "Undo");
    await expectSlot(figure, "361254", 337);
  });
  await test.step("the editor's permutation is shown when asked for, and by an old link", async () => {
    const editor = await showFigure(page, "permutation-editor");
    await editor.getByLabel("has index", { exact: true }).fill("0");
    await expectSlot(figure, "361254", 337);
    await figure.getByRole("button", { name: "Show the editor’s permutation" }).click();
    await expectSlot(figure, "1234", 0);
    await open(page, "?order=1.2143#slot-ruler");
    await expectSlot(figure, "2143", 7);
    await open(page, "?order=1.2143");
    await expectSlot(figure, "3416275", 1693);
  });
});

test("a row stands as wide as the one above, and what opens into it begins at the marked block's edges", async ({
  page,
}) => {
  const figure = await open(page, "?slot=1.53862714");
  const gaps = await figure.evaluate((root) => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const bars = [...root.querySelectorAll(".slots-bar, .slots-slot")].map(boxOf);
    const zooms = [...root.querySelectorAll<HTMLElement>(".slots-zoom")];
    const marked = [...root.querySelectorAll("[aria-pressed=true]")].map(boxOf);
    return zooms.flatMap((zoom, i) => {
      const { left, right, width, top, bottom } = boxOf(zoom);
      const edge = (name: string) =>
        left + (width * parseFloat(zoom.style.getPropertyValue(name))) / 100;
      return [
        edge("--from") - marked[i].left,
        edge("--to") - marked[i].right,
        top - bars[i].bottom,
        bottom - bars[i + 1].top,
        left - bars[i + 1].left,
        right - bars[i + 1].right,
      ];
    });
  });
  expect(gaps).toHaveLength(7 * 6);
  for (const gap of gaps) expect(Math.abs(gap)).toBeLessThan(3);
});

test("the slider walks the slots, a drag is one step of undo, and a tap takes a block @phone", async ({
  page,
  hasTouch,
}) => {
  const figure = await open(page, "?slot=1.123456");
  await slider(figure).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await slider(figure).boundingBox())!;
  const at = (part: number) => ({ x: x + width * part, y: y + height / 2 });
  await drag(page, [at(0.02), at(0.5), at(0.999)], hasTouch);
  await expectSlot(figure, "654321", 719);
  await chooseAction(figure, "Undo");
  await expectSlot(figure, "123456", 0);
  const fourth = block(figure, "Piece 4, slots 360 to 479");
  await (hasTouch ? fourth.tap() : fourth.click());
  await expectSlot(figure, "412356", 360);
  expect((await fourth.boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

test("by keyboard: one Tab stop for all blocks, and the slider's arrow and Page keys", async ({
  page,
}) => {
  const figure = await open(page, "?slot=1.2143");
  const { keyboard } = page;
  await expect(figure.locator('.slots-bar [tabindex="0"]')).toHaveCount(1);
  await test.step("among the blocks", async () => {
    await block(figure, "Piece 2, slots 6 to 11").focus();
    await keyboard.press("ArrowUp");
    await expect(block(figure, "Piece 2, slots 6 to 11")).toBeFocused();
    await keyboard.press("ArrowDown");
    await keyboard.press("ArrowDown");
    await expect(block(figure, "Piece 4, slot 7")).toBeFocused();
    await keyboard.press("ArrowUp");
    await expect(block(figure, "Piece 1, slots 6 to 7")).toBeFocused();
    await keyboard.press("ArrowRight");
    await expectSlot(figure, "2143", 7);
    await keyboard.press("Enter");
    await expectSlot(figure, "2314", 8);
    await expect(figure.locator(":focus b")).toHaveText("3");
    await expect(figure.locator('.slots-bar [tabindex="0"]')).toHaveCount(1);
  });
  await test.step("on the slider", async () => {
    await keyboard.press("Tab");
    await expect(slider(figure)).toBeFocused();
    await keyboard.press("ArrowRight");
    await expectSlot(figure, "2341", 9);
    await keyboard.press("PageUp");
    await expectSlot(figure, "3241", 15);
    await keyboard.press("PageUp");
    await keyboard.press("PageUp");
    await expectSlot(figure, "4321", 23);
    await keyboard.press("PageDown");
    await expectSlot(figure, "3421", 17);
  });
});

import { expect } from "@playwright/test";
import { rankPermutation } from "#lib/index.ts";
import { type Reader, test } from "./reader.ts";

const EDITOR = "#permutation-editor";
const card = (at: number) => `${EDITOR} .permutation-cards li:nth-child(${at}) button`;

/** Checks the row of cards, and that the figure says the number of this order. */
async function expectOrder(reader: Reader, order: string): Promise<void> {
  const cards = async () => (await reader.text(`${EDITOR} ol`)).match(/\d/g)!.join(" ");
  await expect.poll(cards).toBe(order);
  const number = rankPermutation(order.split(" ").map((one) => Number(one) - 1));
  await expect.poll(() => reader.text(EDITOR)).toContain(`= ${number}`);
}

/** Drags the third card two places to the right. */
async function dragTwoPlaces(reader: Reader): Promise<void> {
  await reader.drag(await reader.middleOf(card(3)), await reader.middleOf(card(5)));
}

/** Whether each card is where the page says it is, and all arcs end within their row. */
const arcsAreOverCards = (reader: Reader) =>
  reader.run((editor) => {
    const all = (parts: string) => [...document.querySelectorAll(`${editor} ${parts}`)];
    const cards = all(".permutation-cards button");
    const row = cards[0].closest("ol")!.getBoundingClientRect();
    const isThere = (card: Element) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    const isOver = (arc: Element) => {
      const { left, right } = arc.getBoundingClientRect();
      return left >= row.left && right <= row.right;
    };
    return cards.every(isThere) && all("path[data-counted]").every(isOver);
  }, EDITOR);

test.describe("the permutation editor", () => {
  test.describe.configure({ mode: "serial" });
  test("a card dragged two places lands two places along, and Undo brings it back", async ({
    reader,
  }) => {
    await reader.visit("indexing/?order=1.3167254");
    await reader.wake(EDITOR);
    await expectOrder(reader, "3 1 6 7 2 5 4");
    await dragTwoPlaces(reader);
    await expectOrder(reader, "3 1 7 2 6 5 4");
    await reader.choose(EDITOR, "Undo");
    await expectOrder(reader, "3 1 6 7 2 5 4");
  });

  test("an arrow key moves the card that has the focus", async ({ reader }) => {
    await reader.press(card(1));
    await reader.key("ArrowRight");
    await expectOrder(reader, "1 3 6 7 2 5 4");
  });

  test("a number is typed, and the cards follow", async ({ reader }) => {
    await reader.press(`${EDITOR}-index`);
    await reader.key("Control+a");
    await reader.type("5039");
    await expectOrder(reader, "7 6 5 4 3 2 1");
    await reader.choose(EDITOR, "Undo");
    await expectOrder(reader, "1 3 6 7 2 5 4");
  });

  test("presented, it fills the screen, and the arcs stand over their cards", async ({
    reader,
  }) => {
    await reader.choose(EDITOR, "Present");
    const isStop = (editor: string) =>
      !!document.querySelector(`[data-stop] ${editor}`);
    await expect.poll(() => reader.run(isStop, EDITOR)).toBe(true);
    await expect.poll(() => arcsAreOverCards(reader)).toBe(true);
  });

  test("presented: a card dragged two places lands two places along", async ({
    reader,
  }) => {
    await dragTwoPlaces(reader);
    await expectOrder(reader, "1 3 7 2 6 5 4");
  });

  test("after it, the figure is where it was on the page", async ({ reader }) => {
    await reader.press(".presenter-bar button", /^Leave$/);
    const isPresenting = () =>
      reader.run(() => document.documentElement.hasAttribute("data-presenting"));
    await expect.poll(isPresenting).toBe(false);
    const isInView = () =>
      reader.run((editor) => {
        const { top, bottom } = document.querySelector(editor)!.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      }, EDITOR);
    await expect.poll(isInView).toBe(true);
  });

  test("predicted by keys: a guess is judged, and the next result is shown", async ({
    reader,
  }) => {
    await reader.choose(EDITOR, "Predict");
    await expect.poll(() => reader.text(`${EDITOR} .predict-ask`)).toMatch(/smaller/);
    const isAsked = (bar: string) => !!document.activeElement?.matches(`${bar} input`);
    await expect.poll(() => reader.run(isAsked, `${EDITOR} .predict-bar`)).toBe(true);
    await reader.type("2");
    await reader.key("Enter");
    const bar = () => reader.text(`${EDITOR} .predict-bar`);
    await expect.poll(bar).toContain("Not quite.");
    await expect.poll(bar).toContain("1 of 7 shown");
    await reader.key("ArrowRight");
    await expect.poll(bar).toContain("2 of 7 shown");
    await reader.choose(EDITOR, "Predict");
    await expectOrder(reader, "1 3 7 2 6 5 4");
  });

  test("a row of the table is pressed, and the editor shows its order", async ({
    reader,
  }) => {
    await reader.wake("#permutation-table");
    await reader.press('#permutation-table [data-index="13"] td');
    await expectOrder(reader, "3 1 4 2");
  });

  test("its link shows it again", async ({ reader }) => {
    await reader.goto("indexing/?order=1.3167425");
    await reader.wake(EDITOR);
    await expectOrder(reader, "3 1 6 7 4 2 5");
  });
});

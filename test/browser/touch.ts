import type { Locator, Page } from "@playwright/test";

/** The middle of an element, in viewport coordinates. */
export async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("the element is not to be seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** In milliseconds, after which a finger has come to rest. */
const REST = 150;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger put down, moved in small steps from point to point and lifted. */
async function swipeAlong(page: Page, points: readonly Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", point?: Point) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: point ? [point] : [],
    });
  const [first, ...others] = points;
  let from = first;
  // A finger that lies still for half a second, while the machine is busy, would be a long press.
  let begun = [touch("touchStart", from)];
  for (const to of others) {
    const steps = 12;
    for (let i = 1; i <= steps; i++) {
      const part = i / steps;
      const moved = touch("touchMove", {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      });
      await Promise.all([...begun, moved]);
      begun = [];
    }
    from = to;
  }
  // A finger that is lifted while it moves throws what it scrolls, and the next tap only stops that.
  await page.waitForTimeout(REST);
  await touch("touchEnd");
  await session.detach();
}

/** Puts a finger down, moves it in small steps and lifts it, as the browser's own input. */
export const swipe = (page: Page, from: Point, to: Point): Promise<void> =>
  swipeAlong(page, [from, to]);

/** A drag from point to point, by a finger where there is a touch screen, else by a mouse. */
export async function drag(
  page: Page,
  points: readonly Point[],
  hasTouch = false,
): Promise<void> {
  if (hasTouch) return swipeAlong(page, points);
  const [from, ...others] = points;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.up();
}

import type { Locator, Page } from "@playwright/test";

/** The middle of an element, in viewport coordinates. */
export async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("the element is not to be seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Puts a finger down, moves it in small steps and lifts it, as the browser's own input. */
export async function swipe(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, point?: { x: number; y: number }) =>
    session.send("Input.dispatchTouchEvent", {
      type: type as "touchStart",
      touchPoints: point ? [point] : [],
    });
  const steps = 12;
  await touch("touchStart", from);
  for (let i = 1; i <= steps; i++) {
    const part = i / steps;
    await touch("touchMove", {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
  }
  await touch("touchEnd");
  await session.detach();
}

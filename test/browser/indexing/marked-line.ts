import type { Locator } from "@playwright/test";

/** The text of the marked source line. */
export function markedLine(figure: Locator): Promise<string | undefined> {
  return figure.locator("[data-shown]").evaluate((shown) => {
    const mark = shown.querySelector(".step-mark")!.getBoundingClientRect();
    const marked = [...shown.querySelectorAll<HTMLElement>(".line")].find((line) => {
      const { top, height } = line.getBoundingClientRect();
      const middle = top + height / 2;
      return middle > mark.top && middle < mark.bottom;
    });
    return marked?.innerText;
  });
}

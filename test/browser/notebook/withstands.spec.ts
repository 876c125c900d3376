// Whatever a text or a code contains, the page answers while it is shown.
import type { Page } from "@playwright/test";
import { bareTest as test, expect } from "../visit.ts";
import { hastenTime } from "./hasten-time.ts";
import { CODES, ENDLESS_TEXTS, TEXTS } from "./hostile-texts.ts";
import { expectToAnswer, onQuickMachine, takePulse, TRIES } from "./pulse.ts";
import { letSleep } from "../sleeping-workers.ts";
import { expectToWork } from "./witnesses.ts";

/** Sets the text of the page's first cell of a kind, and waits until it is shown. */
async function show(page: Page, kind: "text" | "code", source: string) {
  return page.evaluate(
    async ([name, text]) => {
      type Cell = HTMLElement & { setText(source: string, origin: "reader"): void };
      const { pulse } = window as never as { pulse: { longest: number } };
      const wait = (time: number) =>
        new Promise((resolve) => setTimeout(resolve, time));
      const cell = document.querySelector<Cell>(`${name}-cell`)!;
      const shown = cell.querySelector<HTMLElement>(".markdown-output");
      pulse.longest = 0;
      cell.setText(text, "reader");
      const end = performance.now() + 10_000;
      // Until it is rendered, the text itself is shown, and no element.
      while (shown && shown.childElementCount === 0 && performance.now() < end) {
        await wait(20);
      }
      await wait(name === "code" ? 300 : 50);
      return { longest: pulse.longest, text: shown?.innerText.slice(0, 300) ?? "" };
    },
    [kind, source] as const,
  );
}

async function expectToShow(
  page: Page,
  kind: "text" | "code",
  name: string,
  source: string,
): Promise<string> {
  let text = "";
  const act = async () => {
    const shown = await show(page, kind, source);
    text = shown.text;
    return onQuickMachine(page, shown.longest);
  };
  await expectToAnswer(name, act, () => show(page, kind, "1"));
  return text;
}

const LATE = /takes too long/;

test("the page answers while it shows any text, and what it cannot lay out it shows as written", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto("playground/so-many-arcs/");
  await page.waitForFunction(() => customElements.get("text-cell"));
  await takePulse(page);
  await show(page, "text", "loads all that lays texts out");
  for (const [name, [text, shows]] of Object.entries(TEXTS)) {
    await test.step(name, async () => {
      let shown = await expectToShow(page, "text", name, text);
      // On a slow machine the time to lay it out may be over before it is looked at.
      for (let tries = 1; tries < TRIES && LATE.test(shown); tries++) {
        await show(page, "text", "1");
        shown = await expectToShow(page, "text", name, text);
      }
      expect(shown).toMatch(shows);
    });
  }
  await expectToWork(page);
  await hastenTime(page);
  for (const [name, text] of Object.entries(ENDLESS_TEXTS)) {
    await test.step(name, async () => {
      expect(await expectToShow(page, "text", name, text)).toMatch(LATE);
    });
  }
  await page.close(); // with it end its workers, which go on for seconds after they were ended
});

test("a kept text that once froze the page opens as it was written, can be edited, and goes away", async ({
  page,
}) => {
  await page.goto("every-cube.js");
  const text = ENDLESS_TEXTS["lists in lists"];
  await page.evaluate((source) => {
    const cells = [
      { id: `cell-${"9".repeat(26)}`, kind: "text", source },
      { id: "cell-2", kind: "code", source: "6 * 7" },
    ];
    const document = { format: "every-cube notebook", version: 1, cells };
    const kept = JSON.stringify({ ...document, page: "playground" });
    localStorage.setItem("notebook 1 playground", kept);
  }, text);
  await page.goto("playground/");
  const cell = page.locator("text-cell").first();
  await expect(cell).toContainText("takes too long");
  await cell.dblclick();
  await expect(cell.locator("textarea")).toHaveValue(text);
  await cell.locator("textarea").fill("short again");
  await page.keyboard.press("Escape");
  await expect(cell.locator("p")).toHaveText("short again");
  await page.getByRole("button", { name: "Delete cell 1", exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("notebook 1 playground")))
    .not.toContain("short again");
  await page.close();
});

test("the page answers while it shows any code, also while a reader types in it", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto("playground/so-many-arcs/");
  await page.locator("code-cell .cell-code").first().click();
  await expect(page.locator("code-cell .cm-editor")).toHaveCount(1);
  await letSleep(page, "outdated");
  await takePulse(page);
  await page.keyboard.type("a");
  for (const [name, code] of Object.entries(CODES)) {
    await test.step(name, async () => {
      await expectToShow(page, "code", name, code);
      await page.keyboard.type("b");
      await expect
        .poll(() =>
          page.evaluate(() =>
            document
              .querySelector<HTMLElement & { source: string }>("code-cell")!
              .source.includes("b"),
          ),
        )
        .toBe(true);
    });
  }
  await expectToWork(page);
});

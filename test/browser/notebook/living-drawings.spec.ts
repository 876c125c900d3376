// Charts that answer: tips of Plot, listeners and transitions of d3.
import { bareTest as test, expect } from "../visit.ts";
import { onQuickMachine } from "./pulse.ts";
import { runCell, runCells } from "./witnesses.ts";

const TIP = `import * as Plot from "@observablehq/plot";
const rows = [1, 9, 54, 321].map((count, depth) => ({ depth, count }));
Plot.barY(rows, { x: "depth", y: "count", tip: true }).plot()`;

const BUTTONS = `import * as d3 from "d3";
const svg = d3.create("svg").attr("viewBox", "-50 -50 200 100").attr("width", 400).attr("height", 200);
const discs = svg.append("g").attr("transform", "translate(10,0)").selectAll("circle").data([0, 40, 80]).join("circle").attr("cx", (x) => x).attr("r", 15);
discs.on("click", function (event, x) { d3.select(this).attr("fill", "red").append("title").text("pressed " + x + " at " + d3.pointer(event).map(Math.round)); });
svg.on("keydown", (event) => svg.append("text").text(event.key));
svg.append("rect").attr("width", 9).attr("height", 9).attr("y", 40).transition().duration(400).attr("width", 99);
svg.node()`;

test("a chart answers pointer, keys and touch, and changes by itself @phone", async ({
  page,
}) => {
  await page.goto("reference/indexing/");
  const results = page.locator("code-cell").first().locator(".cell-results");
  const drawing = results.locator(".cell-drawing");

  await test.step("a tip", async () => {
    await runCell(page, TIP);
    await expect(drawing).toHaveAttribute("data-listens");
    await drawing.scrollIntoViewIfNeeded();
    const bar = drawing.locator("rect").nth(3);
    await bar.hover();
    const tip = drawing
      .locator("text", { hasText: "321" })
      .filter({ hasText: "depth" });
    await expect(tip).toBeVisible();
    await expect(tip).toContainText("count 321");
    await page.mouse.move(1, 1);
    await expect(tip).toHaveCount(0);
    await drawing.focus();
    for (let i = 0; i < 12; i++) await page.keyboard.press("ArrowRight");
    await expect(drawing.locator("text", { hasText: "count" }).last()).toContainText(
      /count (54|321)/,
    );
    // Of keys that come faster than the worker hears them, the last is heard.
    await drawing.evaluate((place) => {
      for (let i = 0; i < 30; i++) {
        const key = i % 2 ? "ArrowRight" : "ArrowLeft";
        place.dispatchEvent(new KeyboardEvent("keydown", { key }));
      }
    });
    await page.keyboard.press("Escape");
    await expect(drawing.locator("text", { hasText: /depth \d/ })).toHaveCount(0);
  });

  await test.step("listeners and a transition of d3", async () => {
    await runCell(page, BUTTONS);
    const rect = drawing.locator("rect");
    await expect(rect).toHaveAttribute("width", "99");
    const [first, second, third] = [0, 1, 2].map((i) =>
      drawing.getByRole("button").nth(i),
    );
    await second.click();
    await expect(second).toHaveAttribute("fill", "red");
    await expect(second.locator("title")).toHaveText(/^pressed 40 at (39|40),(0|-1)$/);
    await third.focus();
    await page.keyboard.press("Enter");
    await expect(third).toHaveAttribute("fill", "red");
    await expect(third).toBeFocused();
    await expect(first).not.toHaveAttribute("fill");
    await expect(drawing.locator("text")).toHaveText("Enter");
  });
});

test("a drawing that changes without end leaves the page time to answer", async ({
  page,
}) => {
  await page.goto("reference/indexing/");
  const source = `import * as d3 from "d3";
const svg = d3.create("svg");
const discs = svg.selectAll("circle").data(d3.range(9000)).join("circle");
setInterval(() => discs.attr("r", () => Math.random() * 9), 1);
svg.node()`;
  await runCells(page, [source]);
  const disc = page.locator("code-cell .cell-drawing circle").first();
  const radius = await disc.getAttribute("r");
  await expect.poll(() => disc.getAttribute("r")).not.toBe(radius);
  const longest = await page.evaluate(async () => {
    let [longest, last] = [0, performance.now()];
    for (const end = last + 2000; last < end;) {
      await new Promise((resolve) => setTimeout(resolve));
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }
    return longest;
  });
  expect(await onQuickMachine(page, longest)).toBeLessThan(500);
  expect(await runCell(page, "1 + 1")).toContain("2");
});

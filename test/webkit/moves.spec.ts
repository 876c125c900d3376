import { expect } from "@playwright/test";
import { test } from "./reader.ts";

test("the row of a chosen position has a bar", async ({ reader }) => {
  await reader.visit("moves/");
  await reader.wake("#turn-cycles");
  await reader.press("#turn-cycles tbody button", /^7 /);
  // WebKit draws no shadow of the row itself.
  const bar = () =>
    reader.run(() => {
      const cell = document.querySelector("#turn-cycles tr[data-lit] th");
      return cell && getComputedStyle(cell).boxShadow;
    });
  await expect.poll(bar).toContain("inset");
});

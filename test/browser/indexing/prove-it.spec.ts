import type { Page } from "@playwright/test";
import { N_ORIENTATIONS, N_PERMUTATIONS, N_STATES } from "#lib/index.ts";
import { serveBrokenSite } from "../../broken/serve-broken-site.ts";
import { cancelOnce } from "../cancel.ts";
import { grouped } from "../grouped.ts";
import { expect, loadFigure, test } from "../visit.ts";

const figure = (page: Page) => page.locator("#fig-prove");

const open = (page: Page, path = "orientations/") =>
  loadFigure(page, path, "fig-prove");

test("Cancel ends the proof; one press proves all three numberings and says how long it took @firefox", async ({
  page,
}) => {
  await open(page);
  const caption = figure(page).locator("figcaption");
  await test.step("cancelled", async () => {
    const counting = "[data-numbering=positions] .proof-count";
    const count = figure(page).locator(counting);
    await cancelOnce(figure(page), counting, /^[^0]/);
    await page.getByRole("button", { name: "Prove it" }).click();
    await expect(caption).toContainText("Cancelled");
    const stopped = await count.innerText();
    expect(stopped).not.toMatch(/^(0|3,674,160) of/);
    // What the worker had still sent would have come by now.
    await page.waitForTimeout(300);
    expect(await count.innerText()).toBe(stopped);
  });
  await page.getByRole("button", { name: "Prove it again" }).press("Enter");
  await expect(caption).toContainText("Proved.", { timeout: 50_000 });
  const total = N_PERMUTATIONS + N_ORIENTATIONS + N_STATES;
  await expect(caption).toContainText(
    new RegExp(`All ${grouped(total)} numbers came back, in \\d+\\.\\d seconds`),
  );
  for (const size of [N_PERMUTATIONS, N_ORIENTATIONS, N_STATES]) {
    await expect(figure(page)).toContainText(`${grouped(size)} of ${grouped(size)}`);
  }
  await expect(page.locator("#fig-prove [data-result=proved]")).toHaveCount(3);
});

test("a library with a wrong radix is found out", async ({ page }) => {
  const server = await serveBrokenSite("wrong radix");
  try {
    await open(page, `${server.address}orientations/`);
    await page.getByRole("button", { name: "Prove it" }).click();
    await expect(figure(page).locator("figcaption")).toContainText(
      "The library is broken.",
      { timeout: 50_000 },
    );
    await expect(page.locator("[data-numbering=orders]")).toHaveAttribute(
      "data-result",
      "failed",
    );
    await expect(page.locator("[data-numbering=twistings]")).toHaveAttribute(
      "data-result",
      "proved",
    );
  } finally {
    await server.close();
  }
});

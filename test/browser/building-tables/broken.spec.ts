import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { serveSite } from "../../../scripts/serve.mjs";
import { buildBrokenSite } from "../../broken/build-broken-site.ts";
import { openFigure } from "./open.ts";

test.describe("a library with a transposed move is found out", () => {
  test.describe.configure({ mode: "serial" });
  test.skip(({ isMobile }) => isMobile, "one build of the broken site is enough");

  let folder: string;
  let server: Awaited<ReturnType<typeof serveSite>>;

  test.beforeAll(async ({}, { project }) => {
    if (project.name !== "desktop") return;
    test.setTimeout(300_000);
    folder = await mkdtemp(join(tmpdir(), "broken-site-"));
    await buildBrokenSite("transposed move", join(folder, "dist"));
    server = await serveSite({ folder: join(folder, "dist") });
  });

  test.afterAll(async () => {
    await server?.close();
    if (folder) await rm(folder, { recursive: true });
  });

  test("by the flood, in both tables", async ({ page }) => {
    const figure = await openFigure(page, "flood", "", server.address);
    const agreement = figure.locator(".flood-agreement");
    await expect(agreement).toContainText("✗ This differs from the published counts");
    // By way of other moves, so that all that is seen is drawn by the browser.
    await figure.getByRole("button", { name: /^½/ }).click();
    await figure.getByRole("button", { name: /^HTM/ }).click();
    await expect(figure.locator(".flood-now")).toContainText("the flood is over");
    await expect(agreement).toHaveText(
      /^✗ This differs from the published counts at depth \d: found \d+, published \d+\.$/,
    );
    await expect(agreement).toHaveAttribute("data-agrees", "false");
    await figure.getByRole("button", { name: "orientations" }).click();
    await expect(agreement).toContainText("✗ This differs from the published counts");
    await figure.getByRole("button", { name: /^QTM/ }).click();
    await expect(agreement).toContainText("✗ This differs from the published counts");
    await expect(agreement).toHaveAttribute("data-agrees", "false");
  });

  test("by the console, line by line", async ({ page }) => {
    const figure = await openFigure(page, "console", "", server.address);
    await figure.getByRole("button", { name: "Run" }).click();
    await expect(figure.locator("figcaption")).toContainText(
      /✗ \w+ lines differ from the published counts/,
      { timeout: 20_000 },
    );
    await expect(figure.locator("[data-astray]").first()).toContainText(
      /Depth: \d Positions: \d+ ✗ published: \d+/,
    );
  });

  test("by the race", async ({ page }) => {
    const figure = await openFigure(page, "race", "", server.address);
    await figure.getByRole("button", { name: "Race" }).click();
    await expect(figure.locator("figcaption")).toContainText(
      /✗ “.+” differs from the published counts at depth \d: found \d+, published \d+/,
      { timeout: 55_000 },
    );
  });
});

import { writeFile } from "node:fs/promises";
import type { FileChooser } from "@playwright/test";
import { expect, test } from "../visit.ts";
import { openPlayground } from "./on-playground.ts";

const CODE = `import { FileAttachment } from "every-cube/notebook";
const orders = await FileAttachment("orders.csv").csv({ typed: true });
orders;`;
const rows = (factor: number) =>
  Array.from({ length: 150 }, (_, i) => `item ${i},${(i * factor) % 151}`);
const csv = (factor: number) =>
  Buffer.from(["name,count", ...rows(factor)].join("\n"), "utf8");

test("files are kept and read by name, and run their cells again; their table is sorted and filtered", async ({
  page,
}, testInfo) => {
  await openPlayground(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const give = async (files: Parameters<FileChooser["setFiles"]>[0]) => {
    const chooser = page.waitForEvent("filechooser");
    await button("Choose files").click();
    await (await chooser).setFiles(files);
  };
  const choose = (name: string, buffer: Buffer) =>
    give({ name, mimeType: "text/csv", buffer });
  await button("Files").click();
  // From the disk: what is sent to the browser takes half a second.
  const big = testInfo.outputPath("big.csv");
  await writeFile(big, Buffer.alloc(5_000_001));
  await give(big);
  await expect(page.locator(".notebook-status")).toContainText(
    "big.csv (5.1 MB) is not kept",
  );
  await choose("other.csv", csv(1));
  await expect(page.locator(".notebook-files [role=listitem]")).toHaveCount(1);

  await button("Add code below cell 5").click();
  await expect(page.locator(".cm-focused")).toBeVisible();
  await page.keyboard.insertText(CODE);
  await page.keyboard.press("Control+Enter");
  const cell = page.locator("code-cell").last();
  await expect(cell.locator(".cell-error")).toContainText(
    "there is no file “orders.csv”; the notebook has “other.csv”",
  );
  await choose("orders.csv", csv(2));
  const first = cell.locator("tbody tr").first();
  await expect(first).toContainText("item 0");
  await cell.getByRole("button", { name: "count" }).press("Enter");
  await expect(first).toContainText("item 0");
  await cell.getByRole("button", { name: "count" }).press("Enter");
  await expect(first).toContainText("item 75150");
  await expect(cell.locator("th[aria-sort]")).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await cell.getByRole("searchbox").fill("item 14");
  await expect(cell.locator(".table-where")).toHaveText(
    "rows 1 to 10 of 11 with “item 14”, by count, descending",
  );
  await choose("orders.csv", csv(3));
  // The order and the filter stay: the same rows are shown, with their new counts.
  await expect(cell.locator("tbody tr").nth(1)).toContainText("item 148142");
  await expect(page.locator(".notebook-status")).toHaveText("orders.csv is replaced.");
  await button("Undo").click();
  await expect(page.locator(".notebook-status")).toHaveText("orders.csv is back.");
  await expect(cell.locator("tbody tr").nth(1)).toContainText("item 148145");
  await expect(button("Undo")).toHaveCount(0);
  const theirs = {
    nbformat: 4,
    cells: [{ cell_type: "markdown", source: "# Theirs" }],
  };
  await choose("theirs.ipynb", Buffer.from(JSON.stringify(theirs)));
  await expect(page.locator(".notebook-status")).toHaveText(
    "theirs.ipynb is a notebook.",
  );
  await expect(button("Keep it as data")).toBeVisible();
  await expect(button("Import it")).toBeFocused();
  await button("Import it").click();
  await expect(page.locator("text-cell h2")).toHaveText(["Theirs"]);
  await button("Go back to yours").click();
  await expect(cell).toContainText("orders.csv");
  // Of two, the other is still to be had.
  const file = (name: string, text: string) => ({
    ...{ name, mimeType: "application/json" },
    buffer: Buffer.from(text),
  });
  await button("Files").click();
  await give([
    file("one.ipynb", JSON.stringify(theirs)),
    file("two.ipynb", JSON.stringify(theirs)),
  ]);
  await button("Import one.ipynb").click();
  await button("Keep two.ipynb as data").click();
  await expect(page.locator(".notebook-status")).toContainText("two.ipynb is kept");
  await button("Files").click();
  await button("Remove two.ipynb").click();
  await page.locator(".notebook-shelf summary").click();
  await page.getByRole("button", { name: "Go back to it" }).first().click();
  await expect(cell).toContainText("orders.csv");

  await page.reload();
  await button("Files").click();
  await expect(page.locator(".notebook-files [role=listitem]")).toHaveCount(2);
  await button("Remove other.csv").click();
  await expect(page.locator(".notebook-files [role=listitem]")).toHaveCount(1);
  await button("Export").click();
  const saving = page.waitForEvent("download");
  await button("Script for Node (.ts)").click();
  await expect(page.locator(".notebook-panel")).toContainText(
    "playground.ts reads data files. Save orders.csv into the same folder.",
  );
  const script = await (await saving).path();
  const chooser = page.waitForEvent("filechooser");
  await button("Import").click();
  await (await chooser).setFiles(script);
  await expect(page.locator(".notebook-status")).toHaveText(
    "This file’s notebook is the one that is shown here.",
  );
});

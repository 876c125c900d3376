import type { Locator, Page } from "@playwright/test";
import { axeFinds } from "../axe.ts";
import { expect, test } from "../visit.ts";
import { openNotebookMenu } from "../notebook/notebook-menu.ts";
import { letSleep } from "../sleeping-workers.ts";
import { openPlayground } from "./on-playground.ts";

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

type Dropped = readonly (readonly [name: string, bytes: readonly number[]])[];
const ORDERS: Dropped = [["orders.csv", [...Buffer.from("name,count\nR,1\nU,2\n")]]];
/** As a picture begins: no text in UTF-8. */
const PICTURE: Dropped = [["photo.png", [0x89, 0x50, 0x4e, 0x47]]];

/** Another file of the same name. */
const LATER: Dropped = [["orders.csv", [...Buffer.from("name,count\nR,1\nU,75\n")]]];
const NOTEBOOK: Dropped = [
  [
    "theirs.ipynb",
    [
      ...Buffer.from(
        JSON.stringify({
          nbformat: 4,
          metadata: { language_info: { name: "typescript" } },
          cells: [{ cell_type: "code", source: "const brought = 40 + 2;" }],
        }),
      ),
    ],
  ],
];

/** Drops files onto the middle of an element. */
async function drop(target: Locator, files: Dropped): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate((element, given) => {
    const dataTransfer = new DataTransfer();
    for (const [name, bytes] of given) {
      dataTransfer.items.add(new File([new Uint8Array(bytes)], name));
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    const [clientX, clientY] = [left + width / 2, top + height / 2];
    const init = { dataTransfer, clientX, clientY, bubbles: true, cancelable: true };
    element.dispatchEvent(new DragEvent("drop", init));
  }, files);
}

test("files that are dropped are spoken of where they were dropped, and are read by a cell below it", async ({
  page,
}) => {
  await openPlayground(page);
  const text = page.locator("#cell-4");
  await drop(text, ORDERS);
  const note = page.getByRole("region", { name: "Dropped files" });
  await expect(note).toContainText("orders.csv is kept with this notebook.");
  await expect(page.locator(".playground-speech")).toHaveText(
    "orders.csv is kept with this notebook.",
  );
  await expect(note).toBeInViewport({ ratio: 1 });
  const [at, where] = [(await note.boundingBox())!, (await text.boundingBox())!];
  expect(Math.abs(at.y - where.y - where.height / 2)).toBeLessThan(2);
  expect(await axeFinds(page)).toEqual([]);
  // Nothing was opened in the bar that the button would close.
  await expect(page.locator(".notebook-files")).toHaveCount(0);
  await button(page, "Read it in a cell").click();
  await expect(note).toHaveCount(0);
  const cell = page.locator("[data-slot=cell-4] + [data-slot] code-cell");
  await expect(cell).toHaveAttribute("data-label", "cell 5");
  await expect(cell.locator(".cell-results")).toContainText('{ name: "U", count: 2 }');
  await drop(text, ORDERS);
  await button(page, "Read it in a cell").click();
  await expect(page.locator(".cell-error")).toHaveCount(0);
  await expect(page.locator("[data-slot=cell-4] + [data-slot]")).toContainText(
    "const orders2 =",
  );
});

test("a file that takes the place of another says so, and gives it back, bytes and all; the same again replaces nothing", async ({
  page,
}) => {
  await openPlayground(page);
  const [text, note] = [page.locator("#cell-4"), page.locator(".drop-note")];
  await drop(text, ORDERS);
  await button(page, "Read it in a cell").click();
  const results = page.locator("[data-slot=cell-4] + [data-slot] .cell-results");
  await expect(results).toContainText("count: 2 }");
  await drop(text, LATER);
  await expect(note).toContainText("orders.csv is replaced.");
  await expect(results).toContainText("count: 75 }");
  await button(page, "Undo").click();
  await expect(note).toContainText("orders.csv is back.");
  await expect(results).toContainText("count: 2 }");
  await drop(text, ORDERS);
  await expect(note).toContainText(
    "orders.csv is already kept, with the same content.",
  );
  await expect(button(page, "Undo")).toHaveCount(0);
  // Of several that were dropped at once, the one that was there before comes back.
  await drop(text, [...LATER, ...PICTURE, ["orders.csv", [120]]]);
  await expect(note).toContainText(
    "photo.png is kept with this notebook. orders.csv and orders.csv are replaced.",
  );
  await button(page, "Undo").click();
  await expect(results).toContainText("count: 2 }");
});

test("a notebook that is dropped is imported, or kept as data, as its reader says", async ({
  page,
}) => {
  await page.goto("playground/");
  const [text, note] = [page.locator("#cell-4"), page.locator(".drop-note")];
  await drop(text, [...NOTEBOOK, ...ORDERS]);
  await expect(note).toContainText(
    "orders.csv is kept with this notebook. theirs.ipynb is a notebook.",
  );
  await expect(button(page, "Read orders.csv in a cell")).toBeVisible();
  await button(page, "Keep theirs.ipynb as data").click();
  await expect(note).toContainText("theirs.ipynb is kept with this notebook.");
  await drop(text, [["rows.json", [...Buffer.from('{"cells":[1]}')]]]);
  await expect(note).toContainText("rows.json is kept with this notebook.");
  await drop(text, [["cut.ipynb", [...Buffer.from('{"nbformat":4,"cells":[7]}')]]]);
  await expect(note).toContainText(
    "cut.ipynb is kept with this notebook. cut.ipynb cannot be imported as a notebook: cell 1 is not a cell.",
  );
  await drop(text, NOTEBOOK);
  await expect(note).toContainText("theirs.ipynb is a notebook.");
  expect(await axeFinds(page)).toEqual([]);
  await button(page, "Import it").click();
  await expect(note).toHaveCount(0);
  await expect(page.locator(".notebook-status")).toContainText(
    "This file’s notebook is shown. None of its code has run",
  );
  await expect(page.locator(".notebook-status")).toBeInViewport();
  await expect(page.locator("code-cell")).toContainText("const brought = 40 + 2;");
});

test("the line of a table that has too many fields, or too few, is told where the file comes and where it is read", async ({
  page,
}) => {
  await openPlayground(page);
  const [text, note] = [page.locator("#cell-4"), page.locator(".drop-note")];
  const cell = page.locator("[data-slot=cell-4] + [data-slot] code-cell");
  await drop(text, [["ragged.csv", [...Buffer.from("a,b\n1,2,3\n4\n")]]]);
  const place = "ragged.csv, line 2: 3 fields, where the heading has 2";
  await expect(note).toContainText(`${place}.`);
  await button(page, "Read it in a cell").click();
  await expect(cell.locator(".cell-error")).toContainText(
    `${place}; text() reads the whole file as it is`,
  );
  await drop(text, [["short.tsv", [...Buffer.from("a\tb\n1\t2\n4\n")]]]);
  const short =
    "short.tsv, line 3: 1 field, where the heading has 2; what is missing is empty";
  await expect(note).toContainText(`${short}.`);
  await button(page, "Read it in a cell").click();
  await expect(cell.locator(".cell-results")).toContainText(short);
  await expect(cell.locator(".cell-results")).toContainText("{ a: 4, b: null }");
});

test("the message about files dropped on the bar of the page is below it", async ({
  page,
}) => {
  await page.goto("playground/");
  const bar = page.locator("header.bar");
  await drop(bar, ORDERS);
  const note = page.getByRole("region", { name: "Dropped files" });
  await expect(note).toBeInViewport({ ratio: 1 });
  const [above, below] = [(await bar.boundingBox())!, (await note.boundingBox())!];
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
});

test("the button of the files opens and closes their list, and follows changes of the stored files", async ({
  page,
}) => {
  await openPlayground(page);
  await drop(page.locator("#cell-4"), ORDERS);
  await button(page, "All files").click();
  const files = page.locator(".notebook-files");
  await expect(files).toBeInViewport();
  await expect(button(page, "Files")).toHaveAttribute("aria-expanded", "true");
  await button(page, "Files").click();
  await expect(files).toHaveCount(0);
  await expect(button(page, "Files")).toHaveAttribute("aria-expanded", "false");
  await button(page, "Files").click();
  await expect(files).toContainText("orders.csv 19 bytes");
  await expect(files).toContainText("of any other file, a cell can read the bytes");
  await drop(page.locator("#cell-4"), PICTURE);
  await expect(files).toContainText("photo.png 4 bytes");
  await page.keyboard.press("Escape");
  await expect(page.locator(".drop-note")).toHaveCount(0);
  await button(page, "Read in a cell orders.csv").click();
  const reader = page.locator("code-cell").last();
  await expect(reader).toContainText('{ name: "U", count: 2 }');
  await expect(reader.getByRole("textbox", { name: /^Code of/ })).toBeFocused();
  await button(page, "Share link").click();
  await expect(page.locator(".notebook-status")).toContainText(
    "It does not carry orders.csv: send that file as well.",
  );
  await button(page, "Files").click();
  await button(page, "Remove photo.png").click();
  await expect(files).not.toContainText("photo.png");
  await expect(files.getByRole("button").first()).toBeFocused();
  await button(page, "Undo").click();
  await expect(files).toContainText("photo.png");
});

test("a file that is no text is said to be none when it comes, and its bytes are read", async ({
  page,
}) => {
  await openPlayground(page);
  await drop(page.locator("#cell-4"), PICTURE);
  await expect(page.locator(".drop-note")).toContainText(
    "photo.png is not UTF-8 text: only arrayBuffer() reads it.",
  );
  await button(page, "Read it in a cell").click();
  const cell = page.locator("[data-slot=cell-4] + [data-slot] code-cell");
  await expect(cell.locator(".cell-results")).toContainText("ArrayBuffer");
  await cell.getByRole("button", { name: "Edit" }).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(
    'import { FileAttachment } from "every-cube/notebook";\nawait FileAttachment("photo.png").csv();',
  );
  await page.keyboard.press("Control+Enter");
  await expect(cell.locator(".cell-error")).toContainText(
    "photo.png is not UTF-8 text: byte 1, in line 1, is 0x89; arrayBuffer() reads its bytes",
  );
});

test("what other code has written among the files hides none of them", async ({
  page,
}) => {
  await page.goto("playground/");
  await drop(page.locator("#cell-4"), ORDERS);
  await expect(page.locator(".drop-note")).toBeVisible();
  await page.evaluate(async () => {
    const opened = indexedDB.open("notebook files", 1);
    await new Promise((resolve) => (opened.onsuccess = resolve));
    const put = opened.result.transaction("files", "readwrite");
    for (let i = 0; i < 300; i++) {
      put.objectStore("files").put({ page: "playground", name: `a${i}`, size: "none" });
    }
    await new Promise((resolve) => (put.oncomplete = resolve));
    opened.result.close();
  });
  await button(page, "All files").click();
  await expect(page.locator(".notebook-files [role=listitem]")).toHaveText([
    /orders\.csv/,
  ]);
});

test("a chapter lists the files that are kept at its controls, from the first on", async ({
  page,
}) => {
  await page.goto("stages/");
  await letSleep(page, "compiler");
  const cell = page.locator("code-cell").first();
  await cell.getByRole("button", { name: "Edit" }).click();
  await expect(cell.locator(".cm-focused")).toBeVisible();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(
    'import { Inputs, view } from "every-cube/notebook";\nconst orders = view(Inputs.file({ label: "orders" }));',
  );
  await page.keyboard.press("Control+Enter");
  await expect(cell.locator("[data-takes-files]")).toBeVisible();
  await openNotebookMenu(page);
  await expect(button(page, "Files")).toHaveCount(0);
  await drop(cell.locator("[data-takes-files]"), PICTURE);
  await expect(cell.locator(".input-file")).toContainText(
    "photo.png is not UTF-8 text: only arrayBuffer() reads it.",
  );
  await openNotebookMenu(page);
  await button(page, "Files").click();
  const files = page.locator(".notebook-files");
  await expect(files).toContainText('FileAttachment("photo.png") 4 bytes');
  await drop(cell.locator("[data-takes-files]"), ORDERS);
  await expect(files).toContainText("orders.csv");
  await page.reload();
  await openNotebookMenu(page);
  await button(page, "Files").click();
  await expect(files.getByRole("listitem")).toHaveCount(2);
  await button(page, "Remove orders.csv").click();
  await button(page, "Remove photo.png").click();
  await expect(files).toContainText("No file is kept here.");
  await page.reload();
  await openNotebookMenu(page);
  await expect(button(page, "Run all")).toBeVisible();
  await expect(button(page, "Files")).toHaveCount(0);
});

test("a picture dropped into a text becomes part of the text, not a data file", async ({
  page,
}) => {
  await page.goto("playground/");
  await button(page, "Edit cell 4").click();
  const field = page.getByLabel("Text of cell 4");
  await field.evaluate(async (element) => {
    const canvas = document.createElement("canvas");
    const blob = await new Promise<Blob>((resolve) =>
      canvas.toBlob((drawn) => resolve(drawn!)),
    );
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([blob], "dot.png", { type: "image/png" }));
    const init = { dataTransfer, bubbles: true, cancelable: true };
    element.dispatchEvent(new DragEvent("drop", init));
  });
  // Its data is in the text, and out of the writer's sight.
  await expect(field).toHaveValue(/!\[dot\]\[picture-\w+\]/);
  await expect(field).not.toHaveValue(/data:/);
  await expect(page.locator(".drop-note")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator("#cell-4 img")).toHaveAttribute("src", /^data:image\//);
  // Its mark can be moved to another text, also after the one that it is cut from is shown.
  await button(page, "Edit cell 4").click();
  const mark = /!\[dot\]\[picture-\w+\]/;
  const text = await field.inputValue();
  await field.fill(text.replace(mark, ""));
  await page.keyboard.press("Escape");
  await expect(page.locator("#cell-4 img")).toHaveCount(0);
  await button(page, "Edit cell 1").click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText(`\n\n${mark.exec(text)![0]}`);
  await page.keyboard.press("Escape");
  await expect(page.locator("#cell-1 img")).toHaveAttribute("src", /^data:image\//);
  await page.reload();
  await expect(page.locator("#cell-1 img")).toHaveAttribute("src", /^data:image\//);
});

import { expect } from "@playwright/test";
import { type Reader, test } from "./reader.ts";

const results = (cell: string) => `${cell} .cell-results`;

/** Opens the editor of a cell, and types over what is there. */
async function write(reader: Reader, cell: string, code: string): Promise<void> {
  const editor = `${cell} .cm-content`;
  if (!(await reader.text(editor))) {
    await reader.focus(`${cell} button`, /^Edit$/);
    await reader.key("Enter");
  }
  await expect.poll(() => reader.text(editor)).not.toBe("");
  await reader.press(editor);
  await reader.key("Control+a");
  await reader.type(code);
  // Until then the editor would scroll back to its caret.
  await expect.poll(() => reader.text(editor)).toContain(code.split("\n").at(-1));
}

const run = (reader: Reader, cell: string) => reader.press(`${cell} .cell-run`);

test.describe("a cell", () => {
  test.describe.configure({ mode: "serial" });
  const CELL = "#cell-1";

  test("runs unchanged", async ({ reader }) => {
    await reader.visit("more-encoders/");
    await run(reader, CELL);
    await expect
      .poll(() => reader.text(`${CELL} [role=status]`))
      .toContain("true; false");
  });

  test("is edited, and run by Control and Enter", async ({ reader }) => {
    await write(reader, CELL, "40 + 2");
    await expect.poll(() => reader.text(`${CELL} .cell-bar`)).toContain("edited");
    await reader.key("Control+Enter");
    await expect.poll(() => reader.text(results(CELL))).toMatch(/^1\s+42\s*$/);
  });

  test("is run by one click while its editor has the focus", async ({ reader }) => {
    await write(reader, CELL, "6 * 7.5");
    await run(reader, CELL);
    await expect.poll(() => reader.text(results(CELL))).toContain("45");
  });

  test("with an endless loop is stopped by one click", async ({ reader }) => {
    await write(reader, CELL, "for(;;);");
    await run(reader, CELL);
    await expect.poll(() => reader.text(`${CELL} .cell-run`)).toBe("Stop");
    await run(reader, CELL);
    await expect.poll(() => reader.text(results(CELL))).toContain("topped");
  });

  test("marks the line of an error in a function of its own", async ({ reader }) => {
    await write(reader, CELL, "let n;\nlet f = () => n\n.x;\n\nf()");
    await run(reader, CELL);
    await expect.poll(() => reader.text(`${CELL} .cm-error-line`)).toMatch(/^\s*\.x;$/);
  });

  test("marks where it called the function of another cell", async ({ reader }) => {
    const other = "#cell-2";
    await write(reader, CELL, "let n;\nlet f = () => n.x;");
    await write(reader, other, "1;\n2;\nf()");
    await run(reader, other);
    await expect.poll(() => reader.text(`${other} .cm-error-line`)).toBe("f()");
  });

  test("is shared by a link", async ({ reader }) => {
    await write(reader, CELL, "1 + 41;");
    await reader.press(".notebook-toggle", /^Notebook$/);
    await reader.focus(".notebook-bar button", /^Share link$/);
    await reader.key("Enter");
    await expect.poll(() => reader.text(".notebook-status")).toContain("Copy the link");
    const link = () =>
      reader.run(
        () => document.querySelector<HTMLInputElement>(".notebook-bar input")?.value,
      );
    await expect.poll(link).toMatch(/#code=1\./);
    const address = (await link())!;
    await reader.goto("every-cube.js");
    await reader.run(() => localStorage.clear());
    await reader.goto(address);
    await expect.poll(() => reader.text(`${CELL} .cell-code`)).toContain("1 + 41;");
    await expect
      .poll(() => reader.text(".notebook-status"))
      .toContain("come from a link");
  });

  test("is reset", async ({ reader }) => {
    await reader.press(`${CELL} button`, /^Reset$/);
    await expect.poll(() => reader.text(`${CELL} .cell-code`)).not.toContain("1 + 41;");
  });
});

test.describe("the playground", () => {
  test.describe.configure({ mode: "serial" });
  test("its control moves the cells below it", async ({ reader }) => {
    await reader.goto("playground/");
    await expect.poll(() => reader.text("#cell-2 input")).toBe("");
    await reader.press("#cell-2 input");
    await reader.key("Control+a");
    await reader.type("2134\n");
    await expect.poll(() => reader.text(results("#cell-3"))).toContain("number 6");
  });

  test("a cell is added and run", async ({ reader }) => {
    await reader.press("button", /^Add code below cell 5$/);
    await expect
      .poll(() => reader.run(() => document.activeElement?.className))
      .toContain("cm-content");
    await reader.type("2 ** 7");
    await reader.key("Control+Enter");
    await expect.poll(() => reader.text(results("#cell-6"))).toContain("128");
  });
});

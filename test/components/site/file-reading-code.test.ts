import { expect, test } from "vitest";
import { fileReadingCode } from "#components/site/playground/file-reading-code.ts";
import { prepareCell } from "#notebook/run/prepare-cell.ts";

const lastLines = (...given: Parameters<typeof fileReadingCode>) =>
  fileReadingCode(...given)
    .split("\n")
    .slice(2);

test("a generated cell reads a file by its type, with the import that it needs", () => {
  expect(fileReadingCode("orders.csv", true, [])).toBe(
    `import { FileAttachment } from "every-cube/notebook";

const orders = await FileAttachment("orders.csv").csv({ typed: true });
orders;`,
  );
  const ways: [string, boolean, string][] = [
    ["a.TSV", true, "tsv({ typed: true })"],
    ["a.json", true, "json()"],
    ["a.txt", true, "text()"],
    ["a", true, "text()"],
    ["a.csv", false, "arrayBuffer()"],
  ];
  for (const [file, isText, way] of ways) {
    expect(fileReadingCode(file, isText, [])).toContain(`("${file}").${way};`);
  }
});

test.each([
  ["My orders-2026.csv", "myOrders2026"],
  ["2026.csv", "file2026"],
  ["größe.csv", "größe"],
  ["…", "file"],
  ["class.csv", "fileClass"],
  ['a"b.csv', "aB"],
  [".csv", "file"],
])("a file %s is read under a name that compiles: %s", (file, name) => {
  const [line] = lastLines(file, true, []);
  expect(line).toContain(`const ${name} = await`);
  expect(() => prepareCell(fileReadingCode(file, true, []))).not.toThrow();
});

test("the generated name is not used by another cell", () => {
  const others = ["const orders = 1;", "function orders2() {}", "const fine = orders;"];
  expect(lastLines("orders.csv", true, others)[1]).toBe("orders3;");
});

import { csvParse } from "d3";
import { expect, test, vi } from "vitest";
import { createDataFile } from "#notebook/files/data-file.ts";
import { missingFileMessage } from "#notebook/files/missing-file-message.ts";
import { formatFileSize } from "#notebook/files/format-file-size.ts";
import { detectSeparator, findTableProblem } from "#notebook/files/table-problem.ts";
import { renderValue } from "#notebook/output/render-value.ts";
import { draw, seeded } from "../../lib/puzzle/seeded.ts";

const file = (name: string, text: string) =>
  createDataFile(name, async () => new TextEncoder().encode(text).buffer);

test("reads rows as text, or typed on request, with their columns", async () => {
  const orders = file("orders.csv", '\uFEFFname,n,on\n"a, b",1.5,2024-02-29\nc,,\n');
  const rows = await orders.csv();
  expect([...rows]).toEqual([
    { name: "a, b", n: "1.5", on: "2024-02-29" },
    { name: "c", n: "", on: "" },
  ]);
  expect(rows.columns).toEqual(["name", "n", "on"]);
  const [first, second] = await orders.csv({ typed: true });
  expect(first).toEqual({ name: "a, b", n: 1.5, on: new Date("2024-02-29") });
  expect(second).toEqual({ name: "c", n: null, on: null });
  expect([...(await file("t.tsv", "a\tb\n1\t2").tsv({ typed: true }))]).toEqual([
    { a: 1, b: 2 },
  ]);
});

test.each([
  ["more fields", "a,b\n1,2,3\n4\n", "line 2: 3 fields, where the heading has 2"],
  ["no quote’s end", 'a,b\r\n"x\r\ny",1\r\n"z,2\r\n', "line 4: a quote is not closed"],
  [
    "words after a quote",
    'a,b\n\n"5" nails,3',
    "line 3: text follows the end of a quote",
  ],
])("rejects rows with %s, naming the line", async (_, text, place) => {
  const read = file("a.csv", text).csv({ typed: true });
  await expect(read).rejects.toThrow(
    new SyntaxError(`a.csv, ${place}; text() reads the whole file as it is`),
  );
});

test.each([
  ["a,b\n1,2\n", undefined],
  ['a,b\n"1\n",2\n\n\n', undefined],
  ["a,b,\n1,2,,,\n", undefined],
  ["a,b\r3\r1,2", "line 2: 1 field, where the heading has 2"],
  [
    'a,b,c\n"\n",2\n\n1\n',
    "line 2: 2 fields, where the heading has 3 (2 lines have fewer)",
  ],
])(
  "that lines have too few fields is said, and they are read: %j",
  async (text, place) => {
    for (const separator of [",", "\t"]) {
      const said: string[] = [];
      const bytes = new TextEncoder().encode(text.replaceAll(",", separator)).buffer;
      const table = createDataFile(
        "a",
        async () => bytes,
        (words) => said.push(words),
      );
      await (separator === "," ? table.csv() : table.tsv());
      expect(said).toEqual(place ? [`a, ${place}; what is missing is empty`] : []);
    }
  },
);

test.each([
  ['a,b,"a"\n1,2,3\n4\n', "a"],
  ["a,,\n1,,\n", undefined],
])("reports duplicate column names: %j", (text, column) => {
  const message = `t.csv, line 1: two columns are called “${column}”; rows have only the last of them`;
  expect(findTableProblem("t.csv", text, ",")).toEqual(
    column && { message, losesData: false },
  );
});

test("semicolons in the heading separate fields and imply decimal commas", async () => {
  const rows = async (text: string) => {
    return [...(await file("a.csv", text).csv({ typed: true }))];
  };
  expect(await rows("name;time\r\nAnna;-3,5\n")).toEqual([
    { name: "Anna", time: -3.5 },
  ]);
  expect(await rows('"a,b";c\n"x; y";1\n')).toEqual([{ "a,b": "x; y", c: 1 }]);
  expect(await rows("a;b,c\n1;2,3\n")).toEqual([{ "a;b": "1;2", c: 3 }]);
  await expect(rows("a;b\n1;2;3\n")).rejects.toThrow("line 2: 3 fields");
  expect(detectSeparator("csv", `a;"${"b".repeat(5_000_000)},"`)).toBe(";");
  expect(detectSeparator("csv", `${"b".repeat(5_000_000)},c;d`)).toBe(",");
});

test("rows without a problem contain every character of the file", () => {
  const random = seeded(1);
  let whole = 0;
  for (let i = 0; i < 3000; i++) {
    const letters = draw(random, [...'xx,""\n\r'], 9);
    const text = `a,b\n${letters.join("")}`;
    if (findTableProblem("a.csv", text, ",")?.losesData) continue;
    const read = csvParse(text).flatMap(({ a, b }) => [...a, ...b]);
    expect(read.filter((letter) => letter === "x").length, text).toBe(
      letters.filter((letter) => letter === "x").length,
    );
    whole++;
  }
  expect(whole).toBeGreaterThan(300);
});

test("reads a file as JSON, text or bytes; invalid JSON names the file", async () => {
  expect(await file("a.json", '{"a":[1]}').json()).toEqual({ a: [1] });
  expect(await file("a.txt", "größer").text()).toBe("größer");
  expect((await file("a.txt", "ö").arrayBuffer()).byteLength).toBe(2);
  await expect(file("b.json", "{a").json()).rejects.toThrow("b.json is not JSON: ");
});

const bytes = (name: string, ...all: number[]) =>
  createDataFile(name, async () => new Uint8Array(all).buffer);

test.each([
  [
    "a letter of another encoding",
    [0x61, 0x0a, 0x62, 0xe9, 0x62],
    "byte 4, in line 2, is 0xE9",
  ],
  [
    "a first byte that no text has",
    [0xff, 0xfe, 0x61, 0x00],
    "byte 1, in line 1, is 0xFF",
  ],
  ["half a letter at its end", [0x61, 0xe2, 0x82], "byte 2, in line 1, is 0xE2"],
  ["a letter cut off by another", [0xe2, 0x82, 0x61], "byte 1, in line 1, is 0xE2"],
])("rejects a file with %s as text, naming the byte", async (_, all, place) => {
  const file = bytes("a.csv", ...all);
  const message = `a.csv is not UTF-8 text: ${place}; arrayBuffer() reads its bytes`;
  for (const read of [file.text, file.csv, file.tsv, file.json]) {
    await expect(read()).rejects.toThrow(message);
  }
  expect((await file.arrayBuffer()).byteLength).toBe(all.length);
});

test("displays a file by its name, and its size once known", async () => {
  const orders = file("orders.csv", "a\n1\n");
  expect(renderValue(orders)).toEqual({ text: "File orders.csv" });
  await orders.csv();
  expect(renderValue(orders)).toEqual({ text: "File orders.csv (4 bytes)" });
  const shown = renderValue({ orders, all: Array.from({ length: 60 }, (_, i) => i) });
  expect(shown.text).toContain("{ orders: File orders.csv (4 bytes), all: [0, 1");
  expect(JSON.stringify(shown.view)).not.toContain("function");
});

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [999, "999 bytes"],
  [1000, "1 KB"],
  [1001, "2 KB"],
  [999_999, "1000 KB"],
  [1_000_000, "1 MB"],
  [1_000_001, "1.1 MB"],
  [29_950_000, "30 MB"],
])("formats %d bytes as %s", (size, words) => {
  expect(formatFileSize(size)).toBe(words);
});

test("reports a missing file with the existing ones", () => {
  expect(missingFileMessage("a.csv", [])).toBe(
    "there is no file “a.csv”; this notebook has no files: in the playground, add some with “Files”, or drop them in",
  );
  expect(missingFileMessage("a.csv", ["b.csv", "c.json"])).toBe(
    "there is no file “a.csv”; the notebook has “b.csv”, “c.json”",
  );
});

test("rejects names that are not strings", () => {
  expect(() => file(5 as never, "")).toThrow("not number");
});

test("ignores the folders of a path", async () => {
  const read = vi.fn(() => Promise.resolve(new ArrayBuffer(1)));
  for (const path of ["data/a.csv", "./a.csv", "../more/data/a.csv", "a.csv"]) {
    const found = createDataFile(path, read);
    expect(found.name).toBe("a.csv");
    await found.arrayBuffer();
  }
  expect(read.mock.calls).toEqual(Array.from({ length: 4 }, () => ["a.csv"]));
});

import { expect, test } from "vitest";
import { dataFile } from "../../../src/notebook/files/data-file.ts";

const file = (name: string, text: string) =>
  dataFile(name, async () => new TextEncoder().encode(text).buffer);

test("rows are text, or typed when that is asked for, with their columns", async () => {
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

test("a file is read as JSON, text or bytes; what is not JSON names its file", async () => {
  expect(await file("a.json", '{"a":[1]}').json()).toEqual({ a: [1] });
  expect(await file("a.txt", "größer").text()).toBe("größer");
  expect((await file("a.txt", "ö").arrayBuffer()).byteLength).toBe(2);
  await expect(file("b.json", "{a").json()).rejects.toThrow("b.json is not JSON: ");
});

test("what is no name is refused", () => {
  expect(() => file(5 as never, "")).toThrow("not number");
});

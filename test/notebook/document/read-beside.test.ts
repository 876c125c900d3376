import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  choose,
  FileAttachment,
  Inputs,
  view,
} from "../../../src/notebook/document/standalone.ts";

test("an exported script reads the file beside it, wherever it is started", async () => {
  const folder = mkdtempSync(join(tmpdir(), "beside-"));
  const [, script] = process.argv;
  process.argv[1] = join(folder, "playground.ts");
  onTestFinished(() => {
    process.argv[1] = script;
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, "orders.csv"), "n\n5\n");
  expect((await FileAttachment("orders.csv").csv({ typed: true }))[0]).toEqual({
    n: 5,
  });
  choose(["orders.csv", null]);
  const file = () => view(Inputs.file());
  expect(await file()?.text()).toBe("n\n5\n");
  expect(file()).toBe(null);
  await expect(FileAttachment("other.csv").text()).rejects.toThrow(
    "other.csv cannot be read: put it beside this file",
  );
});

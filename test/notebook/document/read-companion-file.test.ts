import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { choose, FileAttachment, Inputs, view } from "#notebook/document/standalone.ts";

const HOSTS = {
  Node: undefined,
  // By itself, Deno does not let anyone ask whether Jupyter is there.
  Deno: {
    get jupyter() {
      throw new Error("only in Jupyter");
    },
  },
};

test.each(Object.entries(HOSTS))(
  "in %s an exported script reads the file beside it, wherever it is started",
  async (_, host) => {
    vi.stubGlobal("Deno", host);
    const folder = mkdtempSync(join(tmpdir(), "beside-"));
    const [, script] = process.argv;
    process.argv[1] = join(folder, "playground.ts");
    onTestFinished(() => {
      vi.unstubAllGlobals();
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
  },
);

test("in Jupyter, files are read from the kernel's folder", async () => {
  vi.stubGlobal("Deno", { jupyter: {} });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await FileAttachment("package.json").json()).toHaveProperty("name");
});

import { afterEach, expect, test, vi } from "vitest";
import {
  displayInKernel,
  currentKernel,
  printToKernel,
  shown,
} from "#notebook/document/jupyter-kernel.ts";

const sent: unknown[] = [];
const jupyter = {
  async broadcast(type: string, content: { text?: string; data?: unknown }) {
    // What is printed takes longer, so that a drawing could overtake it.
    if (type === "stream") await new Promise((done) => setTimeout(done, 3));
    sent.push([type, content]);
  },
};

afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
});

test("sends text and drawings in order, and consecutive lines together, before the cell ends", async () => {
  vi.stubGlobal("Deno", { jupyter });
  const kernel = currentKernel()!;
  printToKernel(kernel, "one");
  printToKernel(kernel, "two");
  displayInKernel(kernel, { "image/svg+xml": "<svg/>" });
  printToKernel(kernel, "three");
  await shown();
  const data = { "image/svg+xml": "<svg/>" };
  expect(sent).toEqual([
    ["stream", { name: "stdout", text: "one\ntwo\n" }],
    ["display_data", { data, metadata: {}, transient: {} }],
    ["stream", { name: "stdout", text: "three\n" }],
  ]);
});

test("sends lines while the cell is running", async () => {
  vi.stubGlobal("Deno", { jupyter });
  printToKernel(currentKernel()!, "at once");
  await vi.waitFor(() => expect(sent).toHaveLength(1), { interval: 1 });
  await shown();
  expect(sent).toHaveLength(1);
});

test("a failed message is reported only in its own cell", async () => {
  vi.stubGlobal("Deno", {
    jupyter: { broadcast: () => Promise.reject(new Error("gone")) },
  });
  printToKernel(currentKernel()!, "lost");
  await expect(shown()).rejects.toThrow("gone");
  await shown();
});

test("outside Jupyter there is no kernel to wait for", async () => {
  expect(currentKernel()).toBeUndefined();
  await shown();
  vi.stubGlobal(
    "Deno",
    Object.defineProperty({}, "jupyter", {
      get() {
        throw new Error("only in Jupyter");
      },
    }),
  );
  expect(currentKernel()).toBeUndefined();
});

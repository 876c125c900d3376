// What a link may bring to a figure is limited by the length of an address alone.
import { expect, test, vi } from "vitest";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";

/** Longer than the addresses that servers take. */
const LONG = 20_000;
const filled = (unit: string) =>
  unit.repeat(Math.ceil(LONG / unit.length)).slice(0, LONG);
const TEXTS = [
  ...["", "__proto__", "constructor", "\ud800", "\0", "NaN", "-1", "1e99", "Infinity"],
  ...[
    "9",
    "0",
    "1,",
    "1 ",
    "1.",
    "R",
    "R U' ",
    "a",
    ",",
    ".",
    "-",
    "~",
    "%",
    "(",
    "\u202e\u05d0",
  ].map(filled),
];

type Model = WidgetModel<unknown, unknown>;
const modules = import.meta.glob<Record<string, unknown>>([
  "../../../../src/components/figures/**/*.ts",
  "../../../../src/components/workshop/**/*.ts",
  "../../../../src/components/kit/reader/*.ts",
]);
const isModel = (value: unknown): value is Model =>
  typeof value === "object" &&
  value !== null &&
  ["key", "initial", "encode", "decode"].every((name) => name in value);

async function allModels(): Promise<Model[]> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  const found = loaded.flatMap((module) => Object.values(module));
  const models = found.map((value) =>
    value instanceof WidgetStore ? value.model : value,
  );
  return [...new Set(models.filter(isModel))];
}

test("a link that brings a figure rubbish, however long, is refused in few words, or shows what its own link brings back", async () => {
  const models = await allModels();
  expect(models.length).toBeGreaterThan(15);
  for (const model of models) {
    for (const text of TEXTS) {
      const search = `?${new URLSearchParams({ [model.key]: `${model.version}.${text}` })}`;
      vi.stubGlobal("location", { search });
      const store = new WidgetStore(model);
      store.connect();
      const notice = store.notice.value;
      const what = `${model.key}=${text.slice(0, 20)}`;
      if (notice === undefined) {
        const state = model.encode(store.state.value);
        expect(model.encode(model.decode(state)), what).toBe(state);
        expect(model.describe(store.state.value).length, what).toBeLessThan(2000);
      } else {
        expect(notice, what).toContain(`The link’s “${model.key}=${model.version}.`);
        expect(notice.length, what).toBeLessThan(600);
        expect(model.encode(store.state.value), what).toBe(model.encode(model.initial));
      }
    }
  }
  vi.unstubAllGlobals();
});

import { expect, test } from "vitest";
import { ModuleRegistry } from "#notebook/run/module-registry.ts";

function registryOf(answers: (() => Promise<Record<string, unknown>>)[]) {
  let asked = 0;
  const registry = new ModuleRegistry(
    { own: { a: 1 } },
    { late: () => answers[asked++]() },
  );
  return { registry, asked: () => asked };
}

test("a lazy module is empty until fetched, and fetched once", async () => {
  const { registry, asked } = registryOf([async () => ({ b: 2 })]);
  expect(registry.modules).toEqual({ own: { a: 1 }, late: {} });
  expect(asked()).toBe(0);
  await Promise.all([registry.fetch(["late", "own"]), registry.fetch(["late"])]);
  await registry.fetch(["late"]);
  expect(asked()).toBe(1);
  expect(registry.modules).toEqual({ own: { a: 1 }, late: { b: 2 } });
});

test("retries a module that could not be fetched", async () => {
  const { registry, asked } = registryOf([
    () => Promise.reject(new Error("no network")),
    async () => ({ b: 2 }),
  ]);
  await expect(registry.fetch(["late"])).rejects.toThrow("no network");
  expect(registry.modules["late"]).toEqual({});
  await registry.fetch(["late"]);
  expect(asked()).toBe(2);
  expect(registry.modules["late"]).toEqual({ b: 2 });
});

test("ignores unknown names and names that every object has", async () => {
  const { registry } = registryOf([]);
  await registry.fetch(["nothing", "toString", "own"]);
  expect(Object.keys(registry.modules)).toEqual(["own", "late"]);
});

test("a cell's registry has its own modules and shares fetched ones", async () => {
  const { registry, asked } = registryOf([async () => ({ b: 2 })]);
  const more = registry.with({ page: { c: 3 }, own: { a: 4 } });
  await more.fetch(["late"]);
  await registry.fetch(["late"]);
  expect(asked()).toBe(1);
  expect(more.modules).toEqual({ own: { a: 4 }, late: { b: 2 }, page: { c: 3 } });
  expect(registry.modules).toEqual({ own: { a: 1 }, late: { b: 2 } });
});

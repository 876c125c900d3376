import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Plan, PlanStep } from "../../../../src/components/site/presenter/plan.ts";
import type { Stop } from "../../../../src/components/site/presenter/stops.ts";

const step = (address: string, until?: string): PlanStep => ({
  ...{ title: "", does: "", begins: 0, ends: 1, address, ...(until && { until }) },
});
const PLAN: Plan = {
  ...{ minutes: 15, title: "", aim: "" },
  steps: [
    step("indexing/?lesson=15-1#order", "wheels"),
    step("indexing/?lesson=15-2#renamed"),
    step("moves/?lesson=15-3#turns"),
  ],
};
const stop = (id: string) =>
  ({
    title: id,
    elements: [{ id, querySelector: () => null }],
  }) as unknown as Stop<Element>;
const STOPS = ["title", "order", "cards", "wheels", "end"].map(stop);

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ 15: PLAN })));
});
afterEach(() => void vi.unstubAllGlobals());

async function lessonAt(address: string) {
  vi.stubGlobal("location", new URL(address, "https://example.test/"));
  const { LessonProgress } =
    await import("../../../../src/components/site/presenter/lesson-progress.ts");
  return LessonProgress.fromAddress();
}

test("a step has the stops that its plan names, and none where the page has not got them", async () => {
  const first = await lessonAt("indexing/?lesson=15-1");
  expect(first!.stopsOfStep(STOPS).map(({ title }) => title)).toEqual([
    "order",
    "cards",
    "wheels",
  ]);
  const renamed = await lessonAt("indexing/?lesson=15-2");
  expect(renamed!.at).toBe(1);
  expect(renamed!.stopsOfStep(STOPS)).toEqual([]);
});

test.each(["indexing/", "indexing/?lesson=15-3", "indexing/?lesson=15-4"])(
  "%s is no step of a lesson in its page",
  async (address) => {
    expect(await lessonAt(address)).toBeUndefined();
  },
);

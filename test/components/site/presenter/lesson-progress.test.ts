import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Plan, PlanStep } from "#components/site/presenter/plan.ts";
import type { Stop } from "#components/site/presenter/stops.ts";

const step = (address: string, until?: string): PlanStep => ({
  ...{ title: "", does: "", begins: 0, ends: 1, address, ...(until && { until }) },
});
const PLAN: Plan = {
  ...{ slug: "permutations", minutes: 15, title: "", aim: "" },
  steps: [
    step("indexing/?lesson=permutations-1#order", "wheels"),
    step("indexing/?lesson=permutations-2#renamed"),
    step("moves/?lesson=permutations-3#turns"),
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
  vi.stubGlobal("document", {
    querySelector: () => ({ href: "https://example.test/" }),
    getElementById: () => null,
  });
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify({ permutations: PLAN })),
  );
});
afterEach(() => void vi.unstubAllGlobals());

const replace = vi.fn();

async function lessonAt(address: string) {
  const location = new URL(address, "https://example.test/");
  vi.stubGlobal("location", Object.assign(location, { replace: replace.mockReset() }));
  const { LessonProgress } =
    await import("#components/site/presenter/lesson-progress.ts");
  return LessonProgress.fromAddress();
}

test("a step has the stops that its plan names, and none where the page has not got them", async () => {
  const first = await lessonAt("indexing/?lesson=permutations-1");
  expect(first!.stopsOfStep(STOPS).map(({ title }) => title)).toEqual([
    "order",
    "cards",
    "wheels",
  ]);
  const renamed = await lessonAt("indexing/?lesson=permutations-2");
  expect(renamed!.at).toBe(1);
  expect(renamed!.stopsOfStep(STOPS)).toEqual([]);
});

test.each([
  "indexing/",
  "indexing/?lesson=permutations-3",
  "indexing/?lesson=permutations-4",
])("%s is no step of a lesson in its page", async (address) => {
  expect(await lessonAt(address)).toBeUndefined();
});

test("a lesson that was named by its minutes is found by that name, on the page of its step", async () => {
  // Its former second step is the fourth now.
  const steps = [
    "?#cube",
    "indexing/?#wheels",
    "indexing/?#wheels",
    "indexing/?#order",
  ];
  const plan = { ...PLAN, steps: steps.map((address) => step(address)) };
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify({ permutations: plan })),
  );
  expect((await lessonAt("indexing/?lesson=15-2"))!.at).toBe(3);
  expect(replace).not.toHaveBeenCalled();
  expect(await lessonAt("indexing/?lesson=15-1")).toBeUndefined();
  expect(String(replace.mock.lastCall)).toBe("https://example.test/?#cube");
  expect(await lessonAt("indexing/?lesson=15-6")).toBeUndefined();
});

import { expect, test } from "vitest";
import { runForm, warmTime } from "#src/workers/run-form.ts";

test("a quick form runs again and again, and every run finds the published counts", () => {
  const told: number[] = [];
  const { form, times, histograms } = runForm({ form: "simd" }, ({ depth, count }) => {
    expect(depth).toBe(told.length);
    told.push(count);
  });
  expect(form).toBe("simd");
  expect(times.length).toBeGreaterThan(1);
  expect(times.length).toBeLessThanOrEqual(25);
  expect(histograms).toHaveLength(times.length);
  expect(told.slice(-2)).toEqual([90280, 276]);
  for (const histogram of histograms) expect(histogram).toEqual(told);
});

test("a name that is no form's is refused in words", () => {
  expect(() => runForm({ form: "magic" }, () => {})).toThrow(
    "there is no form called “magic”",
  );
});

test("the warm time is the middle one of all but the first", () => {
  expect(warmTime({ times: [900, 5, 1, 1000] })).toBe(5);
  expect(warmTime({ times: [900, 5] })).toBe(5);
  expect(warmTime({ times: [900] })).toBeUndefined();
});

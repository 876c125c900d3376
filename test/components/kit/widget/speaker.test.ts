import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Speaker } from "#kit/widget/speaker.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The announcements for a number that changes every 50 ms for some time and then stops. */
function saidOf(milliseconds: number): string[] {
  const said: string[] = [];
  const speaker = new Speaker((text) => said.push(text));
  for (let time = 0; time <= milliseconds; time += 50) {
    speaker.tell(String(time));
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(10_000);
  return said;
}

test("a drag is announced once, when it has ended", () => {
  expect(saidOf(3000)).toEqual(["3000"]);
});

test("what is played is announced every few seconds, and where it ends", () => {
  const said = saidOf(10_000).map(Number);
  expect(said.at(-1)).toBe(10_000);
  expect(said.length).toBeGreaterThanOrEqual(3);
  expect(said.length).toBeLessThanOrEqual(4);
});

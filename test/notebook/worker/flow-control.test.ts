import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FlowControl } from "#notebook/worker/flow-control.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function windowAfter(messages: number) {
  const window = new FlowControl();
  for (let i = 0; i < messages; i++) window.countMessage();
  let mayStart = false;
  void window.untilRoom().then(() => (mayStart = true));
  await vi.advanceTimersByTimeAsync(0);
  return { window, mayStart: () => mayStart };
}

test("a cell starts at once after few messages, and after many waits for a ping", async () => {
  expect((await windowAfter(200)).mayStart()).toBe(true);
  const { window, mayStart } = await windowAfter(201);
  expect(mayStart()).toBe(false);
  window.onPing();
  await vi.advanceTimersByTimeAsync(0);
  expect(mayStart()).toBe(true);
});

test("without pings, a cell starts after a timeout", async () => {
  const { mayStart } = await windowAfter(5000);
  await vi.advanceTimersByTimeAsync(99);
  expect(mayStart()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(mayStart()).toBe(true);
});

import { afterEach, expect, test, vi } from "vitest";
import { FullScreen } from "#components/site/presenter/full-screen.ts";

/** A browser that gives the whole screen whenever it is asked. */
function stubScreen() {
  const page = {
    fullscreenElement: null as object | null,
    documentElement: { requestFullscreen: async () => set({}) },
    exitFullscreen: async () => set(null),
    addEventListener: (_: string, listener: () => void) => (follow = listener),
  };
  let follow = () => {};
  const set = (element: object | null) => {
    page.fullscreenElement = element;
    follow();
  };
  vi.stubGlobal("document", page);
  return page;
}
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("after a second window is opened, the whole screen is requested again by the window that had it, and by no other", async () => {
  vi.useFakeTimers();
  const page = stubScreen();
  const screen = new FullScreen(
    () => {},
    () => {},
  );
  const press = async () => {
    await vi.advanceTimersByTimeAsync(2000);
    screen.request();
    await vi.advanceTimersByTimeAsync(0);
    return page.fullscreenElement !== null;
  };
  expect(await press()).toBe(true);
  screen.yield();
  await page.exitFullscreen();
  expect(await press()).toBe(true);
  screen.toggle();
  await vi.advanceTimersByTimeAsync(0);
  screen.yield();
  expect(await press()).toBe(false);
});

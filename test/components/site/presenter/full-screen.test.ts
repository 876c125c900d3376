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
  screen.yieldTo(() => void page.exitFullscreen());
  expect(await press()).toBe(true);
  screen.toggle();
  await vi.advanceTimersByTimeAsync(0);
  screen.yieldTo(() => {});
  expect(await press()).toBe(false);
});

test("the press that opens a second window does not request the whole screen, however long the window takes", async () => {
  vi.useFakeTimers();
  const page = stubScreen();
  const onExit = vi.fn();
  const screen = new FullScreen(() => {}, onExit);
  screen.yieldTo(() => vi.advanceTimersByTime(5000));
  screen.request();
  await page.exitFullscreen();
  expect(onExit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  screen.request();
  expect(page.fullscreenElement).not.toBeNull();
});

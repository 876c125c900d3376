import { test as base } from "./visit.ts";

interface Watched {
  /** All animations since the page was loaded, and those still running. */
  motion: () => Promise<string[]>;
}

/** A test that records the animations of each page it loads, from its first script on. */
export const test = base.extend<Watched>({
  motion: async ({ page }, use) => {
    // The page's own `addInitScript` would keep the next test from using the page.
    const recorder = await page.context().addInitScript(record);
    await use(() =>
      page.evaluate(() => {
        const isMoving = ({ effect }: Animation) =>
          Number(effect?.getTiming().duration) > 0;
        const running = document.getAnimations().filter(isMoving);
        const { moved } = globalThis as never as { moved: string[] };
        return [...moved, ...running.map(() => "still running")];
      }),
    );
    await recorder.dispose();
  },
});

function record(): void {
  const moved: string[] = [];
  Object.assign(globalThis, { moved });
  const add = (how: string, what: Element) =>
    moved.push(
      `${how} in #${what.closest("figure")?.id}: ${what.outerHTML.slice(0, 80)}`,
    );
  document.addEventListener(
    "animationstart",
    ({ target }) => add("animation", target as Element),
    true,
  );
  document.addEventListener(
    "transitionrun",
    ({ target, pseudoElement }) => {
      const element = target as Element;
      // One that only waits, and then changes at once, does not move.
      const { transitionDuration } = getComputedStyle(element, pseudoElement);
      if (/[1-9]/.test(transitionDuration)) add("transition", element);
    },
    true,
  );
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...args) {
    add("animate()", this);
    return animate.apply(this, args);
  };
}

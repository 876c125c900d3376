// What a reader presses in a figure before its code has loaded is done when the figure is
// hydrated. The clicks are noted by the first script of the page, early-script.ts.

declare global {
  interface Window {
    earlyClicks: MouseEvent[];
  }
}

/** These need no script, or are brought up to date by early-typing.ts. */
const DONE = "a, summary, label, select, textarea, input";
const SWITCH = 'input[type="radio"], input[type="checkbox"]';

document.addEventListener(
  "astro:hydrate",
  ({ target: island }) => {
    const isHere = ({ target }: Event) => (island as Element).contains(target as Node);
    const here = window.earlyClicks.filter(isHere);
    window.earlyClicks = window.earlyClicks.filter((click) => !isHere(click));
    void replay(here);
  },
  { capture: true },
);

/** One after the other: each finds what was typed, and what the one before has changed. */
async function replay(clicks: readonly MouseEvent[]): Promise<void> {
  for (const { target, detail, clientX, clientY } of clicks) {
    const pressed = target as Element;
    if (pressed.closest(DONE) && !pressed.matches(SWITCH)) continue;
    const options = { bubbles: true, cancelable: true, detail, clientX, clientY };
    await new Promise((rendered) => setTimeout(rendered));
    pressed.dispatchEvent(new MouseEvent("click", options));
  }
}

export {};

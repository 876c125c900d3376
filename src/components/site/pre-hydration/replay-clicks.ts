// What a reader presses in a figure before its code has loaded is done when the figure is
// hydrated. The clicks are noted by the first script of the page, early-script.ts.

declare global {
  interface Window {
    earlyClicks: EarlyClick[];
  }
}

interface EarlyClick extends Pick<MouseEvent, "detail" | "clientX" | "clientY"> {
  readonly target: Element;
}

/** These need no script, or are brought up to date by replay-typing.ts. */
const HANDLED_BY_BROWSER = "a, summary, label, select, textarea, input";
const TOGGLES = 'input[type="radio"], input[type="checkbox"]';

document.addEventListener(
  "astro:hydrate",
  ({ target: island }) => {
    const isHere = ({ target }: EarlyClick) => (island as Element).contains(target);
    const here = window.earlyClicks.filter(isHere);
    window.earlyClicks = window.earlyClicks.filter((click) => !isHere(click));
    void replay(here);
  },
  { capture: true },
);

/** One after the other: each finds what was typed, and what the one before has changed. */
async function replay(clicks: readonly EarlyClick[]): Promise<void> {
  for (const { target, detail, clientX, clientY } of clicks) {
    if (target.closest(HANDLED_BY_BROWSER) && !target.matches(TOGGLES)) continue;
    const options = { bubbles: true, cancelable: true, detail, clientX, clientY };
    await new Promise((rendered) => setTimeout(rendered));
    target.dispatchEvent(new MouseEvent("click", options));
  }
}

export {};

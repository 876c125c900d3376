// Clicks in a figure before hydration are replayed after it. They are recorded by early-script.ts.

declare global {
  interface Window {
    earlyClicks: EarlyClick[];
  }
}

interface EarlyClick extends Pick<MouseEvent, "detail" | "clientX" | "clientY"> {
  readonly target: Element;
}

/** Elements that the browser or replay-typing.ts handles. */
const HANDLED_BY_BROWSER = "a, summary, label, select, textarea, input";
const TOGGLES = 'input[type="radio"], input[type="checkbox"]';

document.addEventListener(
  "astro:hydrate",
  ({ target: island }) => {
    const isHere = ({ target }: EarlyClick) => (island as Element).contains(target);
    const clicks = window.earlyClicks.filter(isHere);
    window.earlyClicks = window.earlyClicks.filter((click) => !isHere(click));
    void replay(clicks);
  },
  { capture: true },
);

/** Replays clicks one by one, each after the effects of the one before are rendered. */
async function replay(clicks: readonly EarlyClick[]): Promise<void> {
  for (const { target, detail, clientX, clientY } of clicks) {
    if (target.closest(HANDLED_BY_BROWSER) && !target.matches(TOGGLES)) continue;
    const options = { bubbles: true, cancelable: true, detail, clientX, clientY };
    await new Promise((rendered) => setTimeout(rendered));
    target.dispatchEvent(new MouseEvent("click", options));
  }
}

export {};

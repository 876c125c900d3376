// Clicks in a figure before hydration are replayed after it. They are recorded by early-script.ts.
import {
  type EarlyClick,
  isHandledByBrowser,
  replayClicks,
} from "#kit/widget/early-click.ts";

declare global {
  interface Window {
    earlyClicks: EarlyClick[];
  }
}

/** Fields whose clicks are replayed; replay-typing.ts handles the others. */
const TOGGLES = 'input[type="radio"], input[type="checkbox"]';

document.addEventListener(
  "astro:hydrate",
  ({ target: island }) => {
    const isHere = ({ target }: EarlyClick) => (island as Element).contains(target);
    const clicks = window.earlyClicks.filter(isHere);
    window.earlyClicks = window.earlyClicks.filter((click) => !isHere(click));
    const isReplayed = ({ target }: EarlyClick) =>
      target.matches(TOGGLES) || !isHandledByBrowser(target);
    void replayClicks(clicks.filter(isReplayed));
  },
  { capture: true },
);

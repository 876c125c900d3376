// Offers a newer version of the site, which is complete and waits. It is never taken by itself:
// a class may be in the middle of a page.
import { useNewer } from "./saved-copy.ts";
import "./newer-version.css";

const LATER = "newer version: later";

export function offerNewer(waiting: ServiceWorker): void {
  if (sessionStorage.getItem(LATER) || document.querySelector(".newer-version")) return;
  const offer = document.createElement("div");
  offer.className = "newer-version framed small screen-only";
  offer.role = "status";
  const buttons = document.createElement("span");
  buttons.className = "buttons";
  buttons.append(
    button("Use it", () => useNewer(waiting)),
    button("Later", () => {
      sessionStorage.setItem(LATER, "yes");
      offer.remove();
    }),
  );
  document.body.append(offer);
  // Said once the element is there, so that screen readers say it.
  offer.append("A newer version of this notebook is ready. ", buttons);
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button";
  made.textContent = label;
  made.addEventListener("click", press);
  return made;
}

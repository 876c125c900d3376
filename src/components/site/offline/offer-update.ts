// Offers a new version of the site. It is never activated automatically: a class may
// be in the middle of a page.
import "./offer-version.css";

/** What the reader wants to hear of later, in this window. */
const LATER = "later";

export function offerUpdate(says: string, label: string, act: () => void): void {
  if (sessionStorage.getItem(LATER) === says) return;
  document.querySelector(".offered-version")?.remove();
  const offered = document.createElement("div");
  offered.className = "offered-version framed text-sm screen-only";
  offered.role = "status";
  const buttons = document.createElement("span");
  buttons.className = "buttons";
  buttons.append(
    button(label, act),
    button("Later", () => {
      sessionStorage.setItem(LATER, says);
      offered.remove();
    }),
  );
  document.body.append(offered);
  // Said once the element is there, so that screen readers say it.
  offered.append(`${says} `, buttons);
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button";
  made.textContent = label;
  made.addEventListener("click", press);
  return made;
}

// What lesson.html does besides its figures.
import "../components/site/pre-hydration/hydration-errors.ts";
import "../components/site/pre-hydration/replay-clicks.ts";
import "../components/site/pre-hydration/replay-typing.ts";
import "../components/site/presenter/entry-points.ts";
import { placeInFile } from "./place-in-file.ts";

const hasId = (id: string) => document.getElementById(id) !== null;

// Figures write their links for the page that they come from.
addEventListener("click", followLink, { capture: true });

function followLink(event: MouseEvent): void {
  showMessage("");
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  const page = link?.closest<HTMLElement>("[data-page]")?.dataset["page"];
  const href = link?.getAttribute("href");
  if (page === undefined || !href || /^\w+:/.test(href)) return;
  event.preventDefault();
  event.stopPropagation(); // in a page opened as a file, other links lead to other files
  const place = placeInFile(href, page, hasId);
  if (place !== undefined) location.assign(place);
  else showMessage(`“${link!.textContent.trim()}” is on the site, not in this file.`);
}

function showMessage(text: string): void {
  const status = document.querySelector<HTMLElement>(".lesson-file-says")!;
  status.hidden = text === "";
  status.textContent = text;
}

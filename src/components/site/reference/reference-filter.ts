// Hides entries that don't match the filter. Enter opens the first match, Escape clears it.
import { matchesQuery } from "./filter-text.ts";

const field = document.querySelector<HTMLInputElement>("#filter")!;
const status = document.querySelector("#filter-status")!;
const entries = [...document.querySelectorAll<HTMLElement>("[data-find]")];
const contents = [...document.querySelectorAll<HTMLAnchorElement>(".toc a")];
const total = status.textContent;

function filter(): void {
  const query = field.value.trim();
  for (const entry of entries)
    entry.hidden = !matchesQuery(entry.dataset["find"]!, query);
  for (const link of contents) {
    const section = document.getElementById(link.hash.slice(1));
    link.parentElement!.hidden = section?.closest("[hidden]") !== null;
  }
  const count = entries.filter((entry) => !entry.hidden).length;
  status.textContent =
    query === ""
      ? total
      : count === 0
        ? `No matches for “${query}”. Press Escape to show all.`
        : `${count} of ${total}`;
}

function showAll(): void {
  field.value = "";
  filter();
}

/** Clears the filter if it hides the target of a link. */
function showTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (!target?.closest("[hidden]")) return;
  showAll();
  target.scrollIntoView();
}

field.addEventListener("input", filter);
field.addEventListener("keydown", (event) => {
  if (event.key === "Escape") showAll();
  if (event.key !== "Enter" || field.value.trim() === "") return;
  entries
    .find((entry) => !entry.hidden)
    ?.querySelector("a")
    ?.click();
});
addEventListener("hashchange", showTarget);
// The browser restores the field when the reader returns to the page.
if (field.value !== "") filter();
showTarget();

// Hides entries that don't match. Enter goes to the first match, Escape shows all again.
import { matches } from "./find-words.ts";

const field = document.querySelector<HTMLInputElement>("#filter")!;
const status = document.querySelector("#filter-status")!;
const entries = [...document.querySelectorAll<HTMLElement>("[data-find]")];
const contents = [...document.querySelectorAll<HTMLAnchorElement>(".toc a")];
const total = status.textContent;

function filter(): void {
  const wanted = field.value.trim();
  for (const entry of entries) entry.hidden = !matches(entry.dataset["find"]!, wanted);
  for (const link of contents) {
    const section = document.getElementById(link.hash.slice(1));
    link.parentElement!.hidden = section?.closest("[hidden]") !== null;
  }
  const found = entries.filter((entry) => !entry.hidden).length;
  status.textContent =
    wanted === ""
      ? total
      : found === 0
        ? `Nothing matches “${wanted}”. Escape shows all.`
        : `${found} of ${total}`;
}

function showAll(): void {
  field.value = "";
  filter();
}

/** Following a link to a hidden entry shows it. */
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
// On returning to the page, the browser restores the field.
if (field.value !== "") filter();
showTarget();

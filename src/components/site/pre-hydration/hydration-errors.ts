// A figure whose code could not be loaded says so, and hides what would not answer. It is
// loaded again when the reader asks for it, or when the network is back.
import "./hydration-errors.css";

/** The figures that are asleep, with what is said above each. */
const notices = new Map<HTMLElement, HTMLElement>();
const retried = new WeakSet<HTMLElement>();

document.addEventListener("astro:hydration-error", ({ target }) => {
  const island = target as HTMLElement;
  if (notices.has(island)) return;
  island.dataset["failed"] = "";
  const notice = createNotice(island);
  notices.set(island, notice);
  island.before(notice);
});

addEventListener("online", () => {
  for (const island of [...notices.keys()]) retryHydration(island);
});

function createNotice(island: HTMLElement): HTMLElement {
  const notice = document.createElement("p");
  notice.className = "hydration-error framed row text-sm";
  notice.role = "alert";
  const button = document.createElement("button");
  button.className = "button";
  button.type = "button";
  // Some browsers do not ask for a file again that failed, until the page is loaded anew.
  const isStubborn = retried.has(island);
  button.textContent = isStubborn ? "Load the page again" : "Try again";
  button.onclick = () => (isStubborn ? location.reload() : retryHydration(island));
  notice.append(
    "The code of this figure could not be loaded, so it shows its first state only.",
    button,
  );
  return notice;
}

/** An island that is put into the page starts anew. */
function retryHydration(island: HTMLElement): void {
  notices.get(island)?.remove();
  notices.delete(island);
  retried.add(island);
  delete island.dataset["failed"];
  island.parentNode!.insertBefore(island, island.nextSibling);
}

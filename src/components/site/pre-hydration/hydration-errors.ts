// A figure that could not be hydrated shows a notice and hides its inactive controls. Hydration is
// retried on request, or when the network is back.
import "./hydration-errors.css";

/** The figures that failed to hydrate, with their notices. */
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
  // Some browsers don't refetch a failed module until the page is reloaded.
  const hasFailedAgain = retried.has(island);
  button.textContent = hasFailedAgain ? "Load the page again" : "Try again";
  button.onclick = () => (hasFailedAgain ? location.reload() : retryHydration(island));
  notice.append(
    "The code of this figure could not be loaded, so it shows its first state only.",
    button,
  );
  return notice;
}

/** Reinserts the island, which makes Astro hydrate it again. */
function retryHydration(island: HTMLElement): void {
  notices.get(island)?.remove();
  notices.delete(island);
  retried.add(island);
  delete island.dataset["failed"];
  island.parentNode!.insertBefore(island, island.nextSibling);
}

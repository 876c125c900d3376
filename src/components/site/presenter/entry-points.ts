// Any chapter can be presented: by its button, from a figure's button “Present”, or by a link
// with `?present`. All else is loaded then.

/** What a figure's button sends; its target is where to begin. */
const PRESENT = "present";

const button = document.querySelector<HTMLButtonElement>("[data-present]");

async function present(from?: Element | null, isLinked = false): Promise<void> {
  try {
    const presenter = await import("./presenter.ts");
    await presenter.present(from ?? undefined, isLinked);
  } catch {
    if (button) button.textContent = "Not loaded: reload the page";
  }
}

button?.addEventListener("click", () => void present());
addEventListener(PRESENT, ({ target }) => void present(target as Element));
if (new URLSearchParams(location.search).has(PRESENT)) {
  void present(document.getElementById(location.hash.slice(1)), true);
}

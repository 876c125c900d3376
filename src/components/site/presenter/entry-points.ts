// Starts a presentation from the page's button, from a figure's button or from a link
// with `?present`. Only these load the presenter.

/** The query parameter, and the event that a figure's button dispatches. */
const PRESENT = "present";

const button = document.querySelector<HTMLButtonElement>("[data-present]");

async function present(from?: Element | null, isLinked = false): Promise<void> {
  try {
    const presenter = await import("./presenter.ts");
    await presenter.present(from, isLinked);
  } catch {
    if (button) button.textContent = "Not loaded: reload the page";
  }
}

button?.addEventListener("click", () => void present());
addEventListener(PRESENT, ({ target }) => void present(target as Element));
if (new URLSearchParams(location.search).has(PRESENT)) {
  void present(document.getElementById(location.hash.slice(1)), true);
}

// The key “/” opens the search, unless the reader has switched it off: a reader who speaks to the
// computer, or presses keys by accident, may not want a single letter to act.

const STORED = "search-key";
const hint = document.querySelector<HTMLElement>("[data-search-open] kbd");

/** @param setting  the box that switches the key on and off */
export function openByKey(open: () => void, setting: HTMLInputElement): void {
  setting.checked = isOn();
  showHint(setting.checked);
  setting.addEventListener("change", () => {
    showHint(setting.checked);
    try {
      localStorage.setItem(STORED, setting.checked ? "on" : "off");
    } catch {
      // Storage is forbidden: the choice holds until the page is left.
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!setting.checked || isTyping(event.target)) return;
    event.preventDefault();
    open();
  });
}

function isOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== "off";
  } catch {
    return true;
  }
}

function showHint(isShown: boolean): void {
  if (hint) hint.hidden = !isShown;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

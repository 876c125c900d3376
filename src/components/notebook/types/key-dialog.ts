import { createButton, createElement } from "../bar/elements.ts";
import { keyList } from "./key-list.ts";

/** Shows the list of all keys in a dialog. The browser restores the focus afterwards. */
export function showKeyDialog(): void {
  const list = keyList();
  // Focusable, so that the arrow keys scroll it.
  Object.assign(list, { tabIndex: 0, role: "group", ariaLabel: "All keys" });
  const head = createElement(
    "div",
    { className: "key-help-head" },
    "Keys",
    createButton("Close", () => dialog.close()),
  );
  const dialog = createElement(
    "dialog",
    { className: "key-help", ariaLabel: "Keys" },
    head,
    list,
  );
  dialog.onclick = ({ target }) => target === dialog && dialog.close();
  dialog.onclose = () => dialog.remove();
  addStyles();
  document.body.append(dialog);
  dialog.showModal();
  list.focus();
}

let styles: CSSStyleSheet | undefined;

function addStyles(): void {
  if (styles) return;
  styles = new CSSStyleSheet();
  styles.replaceSync(STYLES);
  document.adoptedStyleSheets.push(styles);
}

const STYLES = `
.key-help {
  width: min(66rem, calc(100vw - 1.5rem));
  max-width: none;
  max-height: calc(100dvh - 1.5rem);
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--edge);
  border-radius: 0.6rem;
  background: var(--card);
  color: var(--ink);
  font: 400 0.875rem/1.45 var(--sans);
}
.key-help[open] {
  display: flex;
  flex-direction: column;
}
.key-help-head {
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0.4rem 0.6rem 0.4rem 1rem;
  border-bottom: 1px solid var(--line);
  font-weight: 600;
}
.key-help .notebook-keys {
  padding: 0.6rem 1rem 1rem;
  overflow: auto;
}
.key-help .notebook-keys:focus-visible {
  outline-offset: -2px;
}
.key-help .notebook-keys p {
  margin: 0.4rem 0;
  font-weight: 600;
}
.key-help .notebook-keys dl {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: 0.25rem 1.5rem;
  margin: 0;
}
.key-help .notebook-keys dl > div {
  display: grid;
  grid-template-columns: 8.5rem 1fr;
  gap: 0.5rem;
}
.key-help .notebook-keys dd {
  margin: 0;
}
`;

// The first script of every page, inlined: it runs before the first paint, so
// that nothing flashes or moves, and before any other script is there.
import type {} from "#components/notebook/cell/replay-early-events.ts";
import type {} from "../pre-hydration/replay-clicks.ts";

/** What the page shows is in its styles, by these classes of its root. */
type Fault = "without-scripts" | "without-parts" | "opened-as-file";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string | null },
  ): void;
}

const root = document.documentElement;
const isFile = location.protocol === "file:";
const mark = (fault: Fault, isThere = true) => root.classList.toggle(fault, isThere);

root.classList.add("js");
try {
  // A page that shows one figure follows its host.
  const theme = root.dataset["embedded"] ? null : localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") root.dataset["theme"] = theme;
} catch {
  // Storage is forbidden: the system's preference applies.
}

// A worker's script is one of this site's files; in a sandbox, embedded-page.ts makes it.
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy("default", {
  createScriptURL(address) {
    const { href } = new URL(address, document.baseURI);
    const { origin } = location;
    const isOurs = href.startsWith(`${origin}/`) || href.startsWith("blob:null/");
    return isOurs ? href : null;
  },
});

// Reports that a script of the page could not be loaded.
addEventListener(
  "error",
  ({ target }) => {
    if ((target as Element).localName === "script") {
      mark(isFile ? "opened-as-file" : "without-scripts");
    }
  },
  { capture: true },
);
// Nor can what was to come with a press say that it could not be loaded.
addEventListener("unhandledrejection", ({ reason }) => {
  if (/imported module|module script|preload CSS/.test(reason?.message))
    mark("without-parts");
});
addEventListener("click", () => mark("without-parts", false), { capture: true });

// Without a server, the address of a page shows the files in its folder.
if (isFile) {
  addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[href^='.']");
    if (link?.pathname.endsWith("/")) link.pathname += "index.html";
  });
}

// Clicks on figures and cells that are still asleep, for replay-clicks.ts and
// replay-early-events.ts.
const CELLS = "code-cell:not(:defined), .playground:not([data-hydrated]) .cell-toolbar";
window.earlyClicks = [];
addEventListener("click", (event) => {
  const pressed = event.target as Element;
  if (!pressed.closest(`astro-island[ssr], ${CELLS}`)) return;
  // The browser itself opens a menu.
  if (pressed.closest("[popovertarget]")) return;
  // A form would be sent, and the page with it.
  if (pressed.closest("button")) event.preventDefault();
  // A <font> of a translator is gone when the figure is hydrated.
  const target = pressed.closest(":not(font)")!;
  const { detail, clientX, clientY } = event;
  window.earlyClicks.push({ target, detail, clientX, clientY });
  window.earlyKeys = [];
});

// Keys after a click that leads into a cell's text.
const WRITES =
  ".cell-code, .cell-edit, [data-cell-action=code], [data-cell-action=text], [data-cell-action=edit]";
addEventListener(
  "keydown",
  (event) => {
    const pressed = window.earlyClicks.at(-1)?.target;
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!pressed?.closest(CELLS) || !pressed.closest(WRITES)) return;
    const isText = key.length === 1 || key === "Enter" || key === "Backspace";
    if (!isText || ctrlKey || metaKey || altKey) return;
    event.preventDefault(); // Space would scroll the page, or press the button again
    window.earlyKeys.push(key);
  },
  { capture: true },
);

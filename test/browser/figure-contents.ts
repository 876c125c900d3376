import type { Locator } from "@playwright/test";
import type { FigureRow } from "./figures.ts";

/**
 * What assistive technology can read in a figure, one line for each element with text, state
 * or a value; without the announcements and marks of its frame, and without what its row
 * excepts. One pass inside the page: Playwright's own snapshot costs many times as much.
 */
export async function contentsOf(
  figure: Locator,
  { keeps, tellsChange = false }: FigureRow,
): Promise<string> {
  // `evaluate` would first ask for a handle of the figure, at each look.
  const lines = await figure.evaluateAll(readLines, tellsChange);
  return lines.filter((line) => !keeps?.test(line)).join("\n");
}

/** The same, once nothing is being computed and the figure has stopped changing. */
export async function settledContents(
  figure: Locator,
  row: FigureRow,
): Promise<string> {
  await figure.evaluate(async (root) => {
    const isBusy = () =>
      root.querySelector("[aria-busy=true], .table-waiting") !== null;
    await new Promise<void>((resolve) => {
      let timer = 0;
      const end = () => (isBusy() ? wait() : resolve());
      const wait = () => {
        clearTimeout(timer);
        timer = window.setTimeout(end, 100);
      };
      const all = { attributes: true, characterData: true, childList: true };
      new MutationObserver(wait).observe(root, { ...all, subtree: true });
      wait();
    });
  });
  return contentsOf(figure, row);
}

/** Runs in the page. */
function readLines(figures: Element[], leavesCaption: boolean): string[] {
  const [root] = figures;
  if (figures.length !== 1)
    throw new Error(`expected 1 figure, found ${figures.length}`);
  const lines: string[] = [];
  const isOfFrame = (element: Element) =>
    element.matches(".edited") ||
    (element.matches(".figure-controls > button") &&
      /^(Undo|Redo|Reset)$/.test(element.textContent)) ||
    (leavesCaption && element.matches("figcaption"));
  const read = (element: Element) => {
    if (element.matches("[aria-hidden=true], style") || isOfFrame(element)) return;
    const { display, visibility } = getComputedStyle(element);
    if (display === "none") return;
    const { value, checked } = element as Partial<HTMLInputElement>;
    const states = Array.from(element.attributes, ({ name, value: of }) =>
      /^(aria-|role$|title$|alt$)/.test(name) ? `${name}=${of}` : "",
    );
    if (value !== undefined) states.push(`value=${value}`);
    if (checked) states.push("checked");
    const words = Array.from(element.childNodes, ({ nodeType, textContent }) =>
      nodeType === Node.TEXT_NODE ? textContent!.trim() : "",
    );
    const told = [states.sort(), words].map((parts) => parts.filter(Boolean).join(" "));
    const isSpoken = element.matches("[role=status], [role=alert]");
    if (told.join("") && visibility === "visible" && !isSpoken) {
      lines.push(`${element.localName} ${told.join(": ")}`);
    }
    for (const child of element.children) read(child);
  };
  read(root);
  return lines;
}

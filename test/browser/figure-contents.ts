import { expect, type Page } from "@playwright/test";
import { MARK } from "./fake-translator.ts";
import type { FigureRow } from "./figures.ts";

/** What a figure tells of its state, the cheapest to read first. */
interface Shown {
  /** What the page's address says of its figures. */
  readonly query: readonly string[];
  readonly isInAddress: boolean;
  readonly isEdited: boolean;
  readonly canUndo: boolean;
  readonly canReset: boolean;
  /** How often the page announces the row's change. */
  readonly timesAnnounced: number;
  /**
   * What assistive technology can read, one line for each element with text, state or a
   * value; without the announcements and marks of the figure's frame, and without what its
   * row excepts. Translated or not, it is the same.
   */
  readonly contents: string;
}

/**
 * Expects that a figure shows something, sooner or later; with `atRest`, it is read once
 * nothing is being computed and the figure has stopped changing.
 *
 * The page itself looks and waits: Playwright's own ways cost many times as much.
 */
export async function expectShown(
  page: Page,
  { id, link, says, keeps, tellsChange = false }: FigureRow,
  expected: Partial<Shown>,
  { atRest = false } = {},
): Promise<Shown> {
  const shown = await page.evaluate(look, {
    ...{ id, link, says, keeps, tellsChange, expected, atRest },
    mark: MARK,
    patience: 10_000,
  });
  expect(shown, `#${id}`).toMatchObject(expected);
  return shown;
}

interface Asked extends Pick<
  FigureRow,
  "id" | "link" | "says" | "keeps" | "tellsChange"
> {
  expected: Partial<Shown>;
  atRest: boolean;
  mark: string;
  patience: number;
}

/** Runs in the page. */
async function look(asked: Asked): Promise<Shown> {
  const { id, link, says, keeps, tellsChange, expected, atRest, mark, patience } =
    asked;
  const textOf = ({ textContent }: Node) => textContent!.replaceAll(mark, "");
  const root = document.getElementById(id)!;
  const isOn = (name: string) =>
    [...root.querySelectorAll(".figure-actions > button")].some(
      (button) => textOf(button) === name && button.ariaDisabled !== "true",
    );
  const query = () => location.search.split(/[?&]/).filter(Boolean);
  const read: { [Part in keyof Shown]: () => Shown[Part] } = {
    query,
    isInAddress: () => query().includes(link),
    isEdited: () =>
      root
        .querySelector(".figure-title > .edited")!
        .checkVisibility({ visibilityProperty: true }),
    canUndo: () => isOn("Undo"),
    canReset: () => isOn("Reset"),
    timesAnnounced: () =>
      [...document.querySelectorAll("[role=status]")].filter(
        (status) => textOf(status) === says,
      ).length,
    contents: () =>
      linesOf(root)
        .filter((line) => !keeps?.test(line))
        .join("\n"),
  };
  const parts = Object.keys(read) as (keyof Shown)[];
  const isAsExpected = () =>
    parts.every(
      (part) => !(part in expected) || String(read[part]()) === String(expected[part]),
    );
  const end = performance.now() + patience;
  while (!isAsExpected() && performance.now() < end) {
    await new Promise((waited) => setTimeout(waited, 50));
  }
  if (atRest) await rest();
  return Object.fromEntries(parts.map((part) => [part, read[part]()])) as never;

  function rest(): Promise<void> {
    const canCancel = () =>
      [...root.querySelectorAll("button")].some(
        (button) => textOf(button) === "Cancel",
      );
    const isBusy = () =>
      root.querySelector("[aria-busy=true], .table-waiting") !== null || canCancel();
    return new Promise((resolve) => {
      let timer = 0;
      const end = () => {
        if (isBusy()) return wait();
        changes.disconnect();
        resolve();
      };
      const wait = () => {
        clearTimeout(timer);
        timer = window.setTimeout(end, 100);
      };
      const changes = new MutationObserver(wait);
      const all = { attributes: true, characterData: true, childList: true };
      changes.observe(root, { ...all, subtree: true });
      wait();
    });
  }

  function linesOf(element: Element): string[] {
    const isOfFrame =
      element.matches(".edited") ||
      (element.matches(".figure-actions > button") &&
        /^(Undo|Redo|Reset)$/.test(textOf(element))) ||
      (tellsChange && element.matches("figcaption"));
    if (isOfFrame || element.matches("[aria-hidden=true], style")) return [];
    const { display, visibility } = getComputedStyle(element);
    if (display === "none") return [];
    const { value, checked } = element as Partial<HTMLInputElement>;
    const states = Array.from(element.attributes, ({ name, value: of }) =>
      /^(aria-|role$|title$|alt$)/.test(name) ? `${name}=${of}` : "",
    );
    if (value !== undefined) states.push(`value=${value}`);
    if (checked) states.push("checked");
    const isFont = (node: Node) => (node as Element).localName === "font";
    const words = Array.from(element.childNodes, (node) =>
      node.nodeType === Node.TEXT_NODE || isFont(node) ? textOf(node) : "",
    );
    const told = [states.filter(Boolean).sort().join(" "), words.join("").trim()];
    const isSpoken = element.matches("[role=status], [role=alert]");
    const isTold = told.join("") && visibility === "visible" && !isSpoken;
    const line = isTold ? [`${element.localName} ${told.join(": ")}`] : [];
    const inside = [...element.children].filter((child) => !isFont(child));
    return [...line, ...inside.flatMap(linesOf)];
  }
}

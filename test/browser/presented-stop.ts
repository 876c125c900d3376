// What a class sees of a stop, as measured in the browser.

export interface Seen {
  /** What it is called in a list: an id, or the name of a program. */
  readonly name: string;
  /** The size of the smallest letters, in pixels of the screen, and words in it. */
  readonly least: number;
  readonly leastWords: string;
  /** Words that are hidden by the edge of something, and can't be scrolled to. */
  readonly cut: readonly string[];
  /** How many pixels of the stop are below the screen, or right of it. */
  readonly hidden: number;
  /** How many of it are right of the screen. */
  readonly sideways: number;
  /** What scrolls by itself, by its class. */
  readonly scrolling: readonly string[];
}

/** Runs in the page. */
export function measureStop(): Seen {
  const article = document.querySelector("article")!;
  const screen = article.getBoundingClientRect();
  const shown = [...article.querySelectorAll("[data-stop]")];
  const outermost = shown.filter((one) => !one.parentElement!.closest("[data-stop]"));
  let least = Infinity;
  let leastWords = "";
  const cut: string[] = [];
  const scrolling = new Set<string>();
  const nameOf = (element: Element) =>
    element.getAttribute("class") ?? element.localName;

  interface Box {
    readonly box: Element;
    readonly overflowX: string;
    readonly overflowY: string;
    readonly edge: DOMRect;
  }
  const known = new Map<Element, readonly Box[]>();
  /** What may hide a part of an element, the innermost first. */
  const boxesAround = (element: Element): readonly Box[] => {
    const box = element.parentElement;
    if (!box || box === article) return [];
    const found = known.get(box);
    if (found) return found;
    const { overflowX, overflowY } = getComputedStyle(box);
    const edge = box.getBoundingClientRect();
    const hidesNothing = overflowX === "visible" && overflowY === "visible";
    const isIsland = edge.width === 0;
    const around = boxesAround(box);
    const boxes =
      hidesNothing || isIsland
        ? around
        : [{ box, overflowX, overflowY, edge }, ...around];
    known.set(box, boxes);
    return boxes;
  };

  const look = (element: Element, words: string, rect: DOMRect) => {
    const inSvg = element.closest("svg");
    const scale = inSvg ? (inSvg as SVGSVGElement).getScreenCTM()!.a : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < least) {
      least = size;
      leastWords = `${words.slice(0, 40)} (${nameOf(element)})`;
    }
    for (const { box, overflowX, overflowY, edge } of boxesAround(element)) {
      const isOutX = rect.left < edge.left - 2 || rect.right > edge.right + 2;
      const isOutY = rect.top < edge.top - 3 || rect.bottom > edge.bottom + 3;
      if (!isOutX && !isOutY) continue;
      const isScrolled =
        (!isOutX || /auto|scroll/.test(overflowX)) &&
        (!isOutY || /auto|scroll/.test(overflowY));
      if (isScrolled) {
        // A blank at the end of a line hangs over, and is nothing to scroll to.
        const hasMore =
          box.scrollWidth > box.clientWidth + 1 ||
          box.scrollHeight > box.clientHeight + 1;
        if (hasMore) scrolling.add(nameOf(box));
        return; // what it hides is seen when it is scrolled
      }
      if (box.closest(".rolling-number, [aria-hidden=true]")) return;
      cut.push(`${words.slice(0, 40)} (in ${nameOf(box)})`);
      return;
    }
    if (rect.left < screen.left - 2 || rect.top < screen.top - article.scrollTop - 2) {
      cut.push(`${words.slice(0, 40)} (off the screen)`);
    }
  };

  for (const one of outermost) {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const words = node.textContent!.trim();
      const element = node.parentElement!;
      if (words === "" || !/\w|[^\s]/.test(words)) continue;
      const isSeen = element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      if (
        !isSeen ||
        element.closest(".visually-hidden, option, .cube-space, title, desc")
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width > 1 && rect.height > 1) look(element, words, rect);
      }
    }
    for (const field of one.querySelectorAll("input, select")) {
      const isTyped = field.matches(
        "select, input:not([type=range], [type=checkbox], [type=radio])",
      );
      const rect = field.getBoundingClientRect();
      if (
        isTyped &&
        rect.width > 1 &&
        field.checkVisibility({ visibilityProperty: true })
      ) {
        look(field, (field as HTMLInputElement).value || "field", rect);
      }
    }
  }

  for (const prompt of article.querySelectorAll("[data-stop=prompt]")) {
    const { top, bottom } = prompt.getBoundingClientRect();
    if (top < screen.top - 2 || bottom > screen.bottom + 2) {
      cut.push(
        `${prompt.textContent!.trim().slice(0, 40)} (a question off the screen)`,
      );
    }
  }
  const named = shown.map(
    (one) =>
      (one.id ||
        one.querySelector("[id]")?.id ||
        one.querySelector(".source [aria-label]")?.getAttribute("aria-label")) ??
      "",
  );
  return {
    name: named.find((name) => name !== "") ?? outermost[0].textContent!.slice(0, 30),
    least: Math.round(least * 10) / 10,
    leastWords,
    cut,
    hidden: Math.max(
      article.scrollHeight - article.clientHeight,
      article.scrollWidth - article.clientWidth,
      0,
    ),
    sideways: article.scrollWidth - article.clientWidth,
    scrolling: [...scrolling],
  };
}

/** Runs in the presented page: the visible contents of all stops, or of the figures.
 *
 * @param look   is measureStop
 * @param least  the size of letters to wait for, in pixels
 */
export async function walkStops(
  look: () => Seen,
  isFiguresOnly: boolean,
  least: number,
): Promise<Seen[]> {
  const PATIENCE = 2000; // milliseconds
  const article = document.querySelector("article")!;
  const seen: Seen[] = [];
  // A figure that is asleep, or a style sheet that has just come with it.
  const UNSETTLED =
    "astro-island[ssr][data-stop], link[rel=stylesheet]:not([disabled])";
  const drawn = () => new Promise(requestAnimationFrame);
  const settled = async () => {
    do await drawn();
    while (document.querySelector(UNSETTLED));
    await drawn();
  };
  /** Letters of a result that has just been drawn are raised once its styles are there. */
  const lookAt = async () => {
    const end = performance.now() + PATIENCE;
    let one = look();
    while (one.least < least && performance.now() < end) {
      await drawn();
      one = look();
    }
    return one;
  };
  /** Past what a figure would still show, and past what is below the screen. */
  const goOn = () =>
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key: "PageDown", shiftKey: true, bubbles: true }),
    );
  const count = Number(
    document.querySelector(".presenter-at")!.textContent!.split(" of ")[1],
  );
  if (isFiguresOnly) {
    for (const figure of article.querySelectorAll(
      ":scope > .figure, :scope > :not(section) .figure",
    )) {
      figure.dispatchEvent(new Event("present", { bubbles: true }));
      await settled();
      seen.push(await lookAt());
    }
    return seen;
  }
  for (let at = 0; at < count; at++) {
    await settled();
    seen.push(await lookAt());
    goOn();
  }
  return seen;
}

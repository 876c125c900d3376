// Shows one stop of the page as large as it fits and hides the rest. No element is moved
// or copied, so figures keep their state.
import { countOverlaps } from "./text-overlap.ts";
import {
  type Fit,
  largestFit,
  minFontSize,
  maxScale,
  type StageLayout,
  candidateLayouts,
} from "./fit.ts";
import {
  hasNewDrawing,
  raiseDrawingFontSizes,
  raiseFontSizes,
} from "./min-font-size.ts";
import type { Stop } from "./stops.ts";

/** Below this, buttons are too small for their text. */
const MIN_SCALE = 0.7;
const AS_ON_PAGE: Fit = { layout: { arrangement: "below", width: "60rem" }, scale: 1 };
const MIN_SCROLL_BACK_PX = 60;
/** If content must shrink below this share, another layout is tried. */
const MIN_SHRINK = 0.8;
/** Horizontal scrolling is this much worse than vertical. */
const SIDEWAYS_PENALTY = 10;
const root = document.documentElement;

export class PresenterStage {
  readonly #article: HTMLElement;
  #stop: Stop<Element> | undefined;
  #fit: Fit | undefined;
  #isFitting = false;
  readonly #resizeObserver = new ResizeObserver(() => this.#fitAfterResize());
  /** Figures and cells load styles later. */
  readonly #styleObserver = new MutationObserver(() => this.#raiseNewStyles());
  /** Cells and charts replace their drawings, often by others of the same size. */
  readonly #drawingObserver = new MutationObserver(() => this.#raiseNewDrawings());

  constructor(article: HTMLElement) {
    this.#article = article;
    this.#styleObserver.observe(document.head, { childList: true });
  }

  show(stop: Stop<Element>): void {
    this.#clear();
    this.#stop = stop;
    this.#article.dataset["kind"] = stop.kind;
    for (const place of stop.elements) {
      const role = stop.prompts.includes(place)
        ? "prompt"
        : stop.leadIn === place
          ? "lead-in"
          : "";
      for (const part of [place, ...figuresIn(place)]) setRole(part, role);
    }
    for (const prompt of stop.prompts)
      prompt.querySelector("details")?.removeAttribute("open");
    this.fit();
    this.#article.scrollTop = 0;
    for (const place of stop.elements) {
      for (const box of boxesOf(place)) this.#resizeObserver.observe(box);
      this.#drawingObserver.observe(place, {
        childList: true,
        subtree: true,
        attributeFilter: ["style"],
      });
    }
  }

  /** The visible figures. */
  get figures(): Element[] {
    return this.#stop?.elements.flatMap(figuresIn) ?? [];
  }

  /** Makes the stop as large as the screen allows. */
  fit(): void {
    this.#fitWithin(maxScale(innerHeight));
    this.#raiseNewStyles();
  }

  /** Scrolls by most of a screen. @returns whether there was anything to scroll */
  scroll(direction: 1 | -1): boolean {
    const article = this.#article;
    const before = article.scrollTop;
    article.scrollTop += direction * article.clientHeight * 0.7;
    // Going back, a few lines are not worth a step.
    return (
      (article.scrollTop - before) * direction >
      (direction > 0 ? 1 : MIN_SCROLL_BACK_PX)
    );
  }

  leave(): void {
    this.#clear();
    this.#styleObserver.disconnect();
    const { dataset } = this.#article;
    delete dataset["kind"];
    delete dataset["layout"];
    for (const name of ["--present-scale", "--present-width", "--least"]) {
      root.style.removeProperty(name);
    }
  }

  /**
   * Keeps content visible that has grown, in the same layout unless that makes it much
   * smaller.
   */
  #fitAfterResize(): void {
    if (!this.#isFitting || this.#isAllVisible()) return this.#raiseDrawings();
    const { layout, scale } = this.#fit!;
    this.#fitWithin(scale, [layout]);
    if (!this.#isFitting || this.#fit!.scale < MIN_SHRINK * scale)
      this.#fitWithin(scale);
  }

  #raiseNewStyles(): void {
    void raiseFontSizes().then((hasFiles) => {
      if (hasFiles) this.#fitWithin(maxScale(innerHeight));
    });
  }

  #raiseNewDrawings(): void {
    if (!this.#stop || !hasNewDrawing(this.#stop.elements)) return;
    this.#raiseNewStyles();
    this.#raiseDrawings();
  }

  /** @param layouts  the layouts to try, instead of all */
  #fitWithin(most: number, layouts?: readonly StageLayout[]): void {
    const stop = this.#stop;
    if (!stop) return;
    const least = minFontSize(innerWidth, innerHeight);
    const isAsking =
      stop.prompts.length > 0 && stop.elements.length > stop.prompts.length;
    const candidates =
      layouts ?? candidateLayouts({ kind: stop.kind, isAsking, screen: innerWidth });
    const article = this.#article;
    root.style.setProperty("--least", `${least}px`);
    /** Some text overlaps on the page too, as on wheels. */
    let overlapsOnPage: number | undefined;
    const best = largestFit(
      candidates,
      { least: MIN_SCALE, most },
      {
        fits: (fit) => {
          this.#apply(fit);
          return this.#isAllVisible();
        },
        hasOverlaps: (fit) => {
          this.#apply(fit);
          const count = countOverlaps(stop.elements);
          return (
            count > 0 &&
            count > (overlapsOnPage ??= this.#countOverlapsOnPage(stop, least))
          );
        },
        hiddenPixels: (fit) => {
          this.#apply(fit);
          const isAskedWhole = stop.prompts.every(
            ({ clientHeight }) => clientHeight < article.clientHeight / 2,
          );
          return (
            (article.scrollHeight -
              article.clientHeight +
              SIDEWAYS_PENALTY * widthHidden(article)) *
            (isAskedWhole ? 1 : SIDEWAYS_PENALTY)
          );
        },
      },
    );
    this.#apply(best);
    this.#isFitting = this.#isAllVisible();
    this.#raiseDrawings();
  }

  #raiseDrawings(): void {
    const least = minFontSize(innerWidth, innerHeight);
    if (this.#stop) raiseDrawingFontSizes(this.#stop.elements, least);
  }

  /** @param least  the minimum font size to restore afterwards */
  #countOverlapsOnPage({ elements }: Stop<Element>, least: number): number {
    root.style.setProperty("--least", "0px");
    this.#apply(AS_ON_PAGE);
    const count = countOverlaps(elements);
    root.style.setProperty("--least", `${least}px`);
    return count;
  }

  /** Vertical scrolling inside code and lists is allowed, horizontal is not. */
  #isAllVisible(): boolean {
    if (overflows(this.#article)) return false;
    const elements = this.#stop?.elements ?? [];
    return !elements.some((place) =>
      [place, ...place.querySelectorAll("*")].some(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          /auto|scroll/.test(getComputedStyle(element).overflowX),
      ),
    );
  }

  #apply(fit: Fit): void {
    const { layout, scale } = fit;
    // Avoids a needless layout.
    if (layout === this.#fit?.layout && scale === this.#fit.scale) return;
    this.#fit = fit;
    this.#article.dataset["layout"] = layout.arrangement;
    root.style.setProperty("--present-width", layout.width);
    root.style.setProperty("--present-scale", String(scale));
  }

  #clear(): void {
    this.#resizeObserver.disconnect();
    this.#drawingObserver.disconnect();
    this.#stop = undefined;
    for (const element of this.#article.querySelectorAll<HTMLElement>("[data-stop]")) {
      element.removeAttribute("data-stop");
    }
    for (const drawing of this.#article.querySelectorAll("svg")) {
      drawing.style.removeProperty("--least-letters");
    }
  }
}

function setRole(element: Element, role: string): void {
  element.setAttribute("data-stop", role);
}

function figuresIn(element: Element): Element[] {
  return element.matches(".figure")
    ? [element]
    : [...element.querySelectorAll(".figure")];
}

/** The boxes to observe: islands have none of their own. */
function boxesOf(element: Element): Element[] {
  const figures = figuresIn(element);
  return figures.length > 0 ? figures : [element];
}

function widthHidden(article: Element): number {
  return article.scrollWidth - article.clientWidth;
}

function overflows(element: Element): boolean {
  return (
    element.scrollHeight > element.clientHeight + 1 ||
    element.scrollWidth > element.clientWidth + 1
  );
}

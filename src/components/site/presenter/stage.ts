// The page while it is presented: of the text, only what belongs to a stop is shown, as large
// as it fits. Nothing is moved or copied, so all keeps its state.
import { countCrowded } from "./crowding.ts";
import {
  type Fit,
  largestFit,
  leastLetters,
  mostScale,
  type Way,
  waysFor,
} from "./fit.ts";
import { raiseInDrawings, raiseLetters } from "./letters.ts";
import type { Stop } from "./stops.ts";

/** At less, buttons would be too low for their letters. */
const LEAST_SCALE = 0.7;
const AS_ON_PAGE: Fit = { way: { layout: "below", width: "60rem" }, scale: 1 };
const LEAST_BACK = 60;
/** What has to become smaller than so many times its size is arranged anew. */
const KEPT = 0.8;
/** To scroll sideways is worse than downwards. */
const WORSE = 10;
const root = document.documentElement;

export class Stage {
  readonly #article: HTMLElement;
  #stop: Stop<Element> | undefined;
  #fitted: Fit | undefined;
  #isFitting = false;
  readonly #grown = new ResizeObserver(() => this.#shrink());
  /** Styles come with the code of figures and results. */
  readonly #styled = new MutationObserver(() => this.#takeStyles());

  constructor(article: HTMLElement) {
    this.#article = article;
    this.#styled.observe(document.head, { childList: true });
  }

  show(stop: Stop<Element>): void {
    this.#clear();
    this.#stop = stop;
    this.#article.dataset["kind"] = stop.kind;
    for (const place of stop.shown) {
      const role = stop.prompts.includes(place)
        ? "prompt"
        : stop.leadIn === place
          ? "lead-in"
          : "";
      for (const part of [place, ...figuresIn(place)]) mark(part, role);
    }
    this.fit();
    this.#article.scrollTop = 0;
    for (const place of stop.shown) {
      for (const box of boxesOf(place)) this.#grown.observe(box);
    }
  }

  /** The figures that are shown. */
  get figures(): Element[] {
    return this.#stop?.shown.flatMap(figuresIn) ?? [];
  }

  /** Makes all as large as the screen allows. */
  fit(): void {
    this.#fitWithin(mostScale(innerHeight));
    this.#takeStyles();
  }

  /** Goes on by most of a screen, as long as there is more of the stop to see. */
  scroll(direction: 1 | -1): boolean {
    const article = this.#article;
    const before = article.scrollTop;
    article.scrollTop += direction * article.clientHeight * 0.7;
    // Backwards, a few lines are no stop of their own.
    return (article.scrollTop - before) * direction > (direction > 0 ? 1 : LEAST_BACK);
  }

  leave(): void {
    this.#clear();
    this.#styled.disconnect();
    const { dataset } = this.#article;
    delete dataset["kind"];
    delete dataset["layout"];
    for (const name of ["--present-scale", "--present-width", "--least"]) {
      root.style.removeProperty(name);
    }
  }

  /**
   * What has grown, as a figure does that finds something, must stay visible, and where it
   * stands if that makes it little smaller.
   */
  #shrink(): void {
    if (!this.#isFitting || this.#isAllVisible()) return this.#raise();
    const { way, scale } = this.#fitted!;
    this.#fitWithin(scale, [way]);
    if (!this.#isFitting || this.#fitted!.scale < KEPT * scale) this.#fitWithin(scale);
  }

  #takeStyles(): void {
    void raiseLetters().then((areNew) => {
      if (areNew) this.#fitWithin(mostScale(innerHeight));
    });
  }

  /** @param only  the ways to try, instead of all */
  #fitWithin(most: number, only?: readonly Way[]): void {
    const stop = this.#stop;
    if (!stop) return;
    const least = leastLetters(innerWidth, innerHeight);
    const isAsking = stop.prompts.length > 0 && stop.shown.length > stop.prompts.length;
    const ways = only ?? waysFor({ kind: stop.kind, isAsking, screen: innerWidth });
    const article = this.#article;
    root.style.setProperty("--least", `${least}px`);
    /** Some words stand on each other on the page, too, as on a wheel. */
    let usual: number | undefined;
    const found = largestFit(
      ways,
      { least: LEAST_SCALE, most },
      {
        fits: (tried) => {
          this.#apply(tried);
          return this.#isAllVisible();
        },
        isCrowded: (tried) => {
          this.#apply(tried);
          const count = countCrowded(stop.shown);
          return count > 0 && count > (usual ??= this.#countCrowdedOnPage(stop, least));
        },
        hidden: (tried) => {
          this.#apply(tried);
          const isAskedWhole = stop.prompts.every(
            ({ clientHeight }) => clientHeight < article.clientHeight / 2,
          );
          return (
            (article.scrollHeight -
              article.clientHeight +
              WORSE * widthHidden(article)) *
            (isAskedWhole ? 1 : WORSE)
          );
        },
      },
    );
    this.#apply(found);
    this.#isFitting = this.#isAllVisible();
    this.#raise();
  }

  #raise(): void {
    const least = leastLetters(innerWidth, innerHeight);
    if (this.#stop) raiseInDrawings(this.#stop.shown, least);
  }

  /** @param least  the size of letters to raise to again afterwards */
  #countCrowdedOnPage({ shown }: Stop<Element>, least: number): number {
    root.style.setProperty("--least", "0px");
    this.#apply(AS_ON_PAGE);
    const count = countCrowded(shown);
    root.style.setProperty("--least", `${least}px`);
    return count;
  }

  /** Code and lists that scroll on the page, too, may do so downwards, but not sideways. */
  #isAllVisible(): boolean {
    if (overflows(this.#article)) return false;
    const shown = this.#stop?.shown ?? [];
    return !shown.some((place) =>
      [place, ...place.querySelectorAll("*")].some(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          /auto|scroll/.test(getComputedStyle(element).overflowX),
      ),
    );
  }

  #apply(fit: Fit): void {
    const { way, scale } = fit;
    // To set it again would have the browser lay all out again.
    if (way === this.#fitted?.way && scale === this.#fitted.scale) return;
    this.#fitted = fit;
    this.#article.dataset["layout"] = way.layout;
    root.style.setProperty("--present-width", way.width);
    root.style.setProperty("--present-scale", String(scale));
  }

  #clear(): void {
    this.#grown.disconnect();
    this.#stop = undefined;
    for (const element of this.#article.querySelectorAll<HTMLElement>("[data-stop]")) {
      element.removeAttribute("data-stop");
    }
    for (const drawing of this.#article.querySelectorAll("svg")) {
      drawing.style.removeProperty("--least-letters");
    }
  }
}

function mark(element: Element, role: string): void {
  element.setAttribute("data-stop", role);
}

function figuresIn(place: Element): Element[] {
  return place.matches(".figure") ? [place] : [...place.querySelectorAll(".figure")];
}

/** An island has no box of its own. */
function boxesOf(place: Element): Element[] {
  const figures = figuresIn(place);
  return figures.length > 0 ? figures : [place];
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

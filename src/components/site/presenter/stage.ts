// The page while it is presented: of the text, only what belongs to a stop is shown, as large
// as it fits. Nothing is moved or copied, so all keeps its state.
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
const LEAST_SCALE = 0.8;
const root = document.documentElement;

export class Stage {
  readonly #article: HTMLElement;
  #stop: Stop<Element> | undefined;
  #scale = 1;
  readonly #grown = new ResizeObserver(() => this.#shrink());

  constructor(article: HTMLElement) {
    this.#article = article;
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
    // Styles that came with a figure’s code.
    void raiseLetters().then((areNew) => {
      if (areNew) this.#fitWithin(mostScale(innerHeight));
    });
  }

  /** Goes on by most of a screen, as long as there is more of the stop to see. */
  scroll(direction: 1 | -1): boolean {
    const article = this.#article;
    const before = article.scrollTop;
    article.scrollTop += direction * article.clientHeight * 0.7;
    return Math.abs(article.scrollTop - before) > 1;
  }

  leave(): void {
    this.#clear();
    const { dataset } = this.#article;
    delete dataset["kind"];
    delete dataset["layout"];
    for (const name of ["--present-scale", "--present-width", "--least"]) {
      root.style.removeProperty(name);
    }
  }

  /** What has grown, as a figure does that finds something, must stay visible. */
  #shrink(): void {
    if (this.#stop && !isAllVisible(this.#article)) this.#fitWithin(this.#scale);
  }

  #fitWithin(most: number): void {
    const stop = this.#stop;
    if (!stop) return;
    const least = leastLetters(innerWidth, innerHeight);
    root.style.setProperty("--least", `${least}px`);
    const isAsking = stop.prompts.length > 0 && stop.shown.length > stop.prompts.length;
    const ways = waysFor({ kind: stop.kind, isAsking });
    /** Where nothing fits: the way that leaves the least to scroll. */
    let lowest: { way: Way; hidden: number } | undefined;
    const fits = (tried: Fit) => {
      this.#apply(tried);
      const isFitting = isAllVisible(this.#article);
      const { scrollHeight: hidden } = this.#article;
      if (!isFitting && (!lowest || hidden < lowest.hidden)) {
        lowest = { way: tried.way, hidden };
      }
      return isFitting;
    };
    const found = largestFit(ways, { least: LEAST_SCALE, most }, fits);
    this.#apply(found ?? { way: lowest!.way, scale: LEAST_SCALE });
    raiseInDrawings(stop.shown, least);
  }

  #apply({ way, scale }: Fit): void {
    this.#scale = scale;
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

/** Code and lists that scroll on the page, too, may do so downwards, but not sideways. */
function isAllVisible(article: HTMLElement): boolean {
  if (overflows(article)) return false;
  for (const element of article.querySelectorAll("[data-stop], [data-stop] *")) {
    if (element.scrollWidth <= element.clientWidth + 1) continue;
    if (/auto|scroll/.test(getComputedStyle(element).overflowX)) return false;
  }
  return true;
}

function overflows(element: Element): boolean {
  return (
    element.scrollHeight > element.clientHeight + 1 ||
    element.scrollWidth > element.clientWidth + 1
  );
}

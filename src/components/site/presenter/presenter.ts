// Presents a chapter one stop at a time, in the same page with the same state.
import { PresenterBar } from "./bar.ts";
import { startClock, clearClock } from "./clock.ts";
import { FullScreen } from "./full-screen.ts";
import { commandFor, focusKind, type PresenterCommand } from "./keys.ts";
import { PREDICT, readParameter } from "#kit/widget/page-address.ts";
import { createElement } from "#components/notebook/bar/elements.ts";
import { LessonProgress } from "./lesson-progress.ts";
import { listenToKeys } from "./listen-to-keys.ts";
import { NotesWindow } from "./notes-window.ts";
import { type StopAnnouncement, Overlay } from "./overlay.ts";
import css from "./presenter.css?inline";
import { readBlocks } from "./read-blocks.ts";
import { PresenterStage } from "./stage.ts";
import { type Stop, stopsOf } from "./stops.ts";
import { followSwipes } from "./swipes.ts";
import { HydrationWait } from "./hydration-wait.ts";
import {
  saveScrollPosition,
  readFiguresOnly,
  removeStopFromAddress,
  scrollToBlock,
  writeStopToAddress,
} from "./scroll-position.ts";

/** WebKit still scrolls for this long after full screen ends. */
const SETTLE_MS = 100;
const MINUTE = 60_000;
const root = document.documentElement;

let current: Presenter | undefined;

/**
 * @param from      an element of the first stop to show; by default the chapter's first
 * @param isLinked  whether a link opened it: then there is no scroll position to return
 *                  to, and it may be a lesson's step
 */
export async function present(from?: Element | null, isLinked = false): Promise<void> {
  let planError = "";
  const onPlanError = ({ message }: Error): undefined => void (planError = message);
  const lesson = isLinked
    ? await LessonProgress.fromAddress().catch(onPlanError)
    : undefined;
  const article = document.querySelector<HTMLElement>("article")!;
  current ??= new Presenter(article, isLinked, lesson);
  current.goTo(from);
  if (planError) current.showError(planError);
}

class Presenter {
  readonly #article: HTMLElement;
  readonly #chapterStops: readonly Stop<Element>[];
  readonly #figureStops: readonly Stop<Element>[];
  /** The stops of the lesson's step, the chapter's figures, or all its stops. */
  #stops: readonly Stop<Element>[];
  readonly #lesson: LessonProgress | undefined;
  readonly #stage: PresenterStage;
  readonly #style = createElement("style", {}, css);
  readonly #bar = new PresenterBar((command) => this.#run(command));
  readonly #overlay = new Overlay(() => this.#run("black"));
  readonly #fullScreen = new FullScreen(
    (isOn) => this.#bar.set("full-screen", isOn),
    () => this.#leave(),
  );
  readonly #hydration = new HydrationWait((isCovered) => {
    this.#overlay.cover(isCovered ? this.#announcement() : undefined);
  });
  readonly #hash = location.hash;
  readonly #restorePage: () => void;
  readonly #startTime = startClock();
  readonly #events = new AbortController();
  readonly #timer: ReturnType<typeof setInterval>;
  #notes: NotesWindow | undefined;
  #at = -1;

  constructor(
    article: HTMLElement,
    isLinked: boolean,
    lesson: LessonProgress | undefined,
  ) {
    this.#article = article;
    this.#restorePage = isLinked
      ? () => scrollToBlock(this.#stops[this.#at].elements[0])
      : saveScrollPosition(article);
    this.#chapterStops = stopsOf(readBlocks(article));
    const stepStops = lesson?.stopsOfStep(this.#chapterStops) ?? [];
    // A plan may name stops that the chapter no longer has.
    if (stepStops.length > 0) this.#lesson = lesson;
    this.#stops = this.#lesson ? stepStops : this.#chapterStops;
    this.#figureStops = this.#chapterStops.filter(({ kind }) => kind === "figure");
    if (!this.#canChooseFigures) this.#bar.remove("figures-only");
    else if (readFiguresOnly()) this.#showFiguresOnly(true);
    this.#stage = new PresenterStage(article);
    document.head.append(this.#style);
    document.body.append(this.#bar.element, this.#overlay.element);
    root.dataset["presenting"] = "";
    this.#listen();
    this.#updateTime();
    this.#timer = setInterval(() => this.#updateTime(), MINUTE / 6);
    this.#fullScreen.request();
  }

  goTo(from: Element | null | undefined): void {
    const at = this.#stops.findIndex(({ elements }) =>
      elements.some((element) => from && (element === from || element.contains(from))),
    );
    this.#go(Math.max(0, at));
  }

  showError(text: string): void {
    this.#bar.showError(text);
  }

  #listen(): void {
    const { signal } = this.#events;
    addEventListener("keydown", this.#endBlackScreen, { signal, capture: true });
    listenToKeys(this.#press, signal);
    addEventListener("resize", () => this.#stage.fit(), { signal });
    addEventListener("click", () => this.#fullScreen.request(), { signal });
    addEventListener("click", this.#keepFocus, { signal });
    addEventListener("keyup", this.#keepFocus, { signal });
    document.addEventListener("presenterfit", () => this.#stage.fit(), { signal });
    document.addEventListener("astro:hydrate", () => this.#stage.fit(), { signal });
    followSwipes(this.#article, (command) => this.#run(command), signal);
  }

  readonly #press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const command = commandFor(event.key, focusKind(event.target), event.shiftKey);
    if (!command) return;
    event.preventDefault();
    this.#run(command);
    if (current === this) this.#fullScreen.request();
  };

  /** Any key ends the black screen and does nothing else. */
  readonly #endBlackScreen = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!this.#overlay.isBlack || key === "Shift" || ctrlKey || metaKey || altKey)
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#showBlack(false);
  };

  #run(command: PresenterCommand): void {
    if (this.#overlay.isBlack && command !== "leave" && command !== "notes") {
      return this.#showBlack(false);
    }
    if (command === "next") this.#step(1);
    else if (command === "previous") this.#step(-1);
    else if (command === "next-stop") this.#go(this.#at + 1);
    else if (command === "previous-stop") this.#go(this.#at - 1);
    else if (command === "first") this.#goToEnd(-1);
    else if (command === "last") this.#goToEnd(1);
    else if (command === "full-screen") this.#fullScreen.toggle();
    else if (command === "contrast") {
      this.#bar.set("contrast", root.toggleAttribute("data-contrast"));
      this.#stage.fit();
    } else if (command === "pointer") {
      this.#bar.set("pointer", this.#overlay.togglePointer());
    } else if (command === "black") this.#showBlack(true);
    else if (command === "notes") this.#toggleNotes();
    else if (command === "figures-only") this.#toggleFiguresOnly();
    else if (command === "leave") this.#leave();
  }

  /** A lesson has chosen its stops. */
  get #canChooseFigures(): boolean {
    return !this.#lesson && this.#figureStops.length > 0;
  }

  get #isFiguresOnly(): boolean {
    return this.#stops === this.#figureStops;
  }

  #showFiguresOnly(isOn: boolean): void {
    this.#stops = isOn ? this.#figureStops : this.#chapterStops;
    this.#bar.set("figures-only", isOn);
  }

  /** Stays at a figure; goes from another stop to the next figure, or else to the last. */
  #toggleFiguresOnly(): void {
    if (!this.#canChooseFigures) return;
    const later = this.#chapterStops.slice(
      this.#chapterStops.indexOf(this.#stops[this.#at]),
    );
    this.#showFiguresOnly(!this.#isFiguresOnly);
    const to = this.#stops.findIndex((stop) => later.includes(stop));
    this.#show(to < 0 ? this.#stops.length - 1 : to);
  }

  /** A focused element that a figure removes would leave the focus at the body. */
  readonly #keepFocus = (): void => {
    requestAnimationFrame(() => {
      if (current === this && document.activeElement === document.body) this.#focus();
    });
  };

  #focus(): void {
    this.#article.focus({ preventScroll: true });
  }

  #showBlack(isShown: boolean): void {
    this.#overlay.showBlack(isShown);
    this.#bar.set("black", isShown);
  }

  /**
   * A figure with more steps handles the key by preventing the default of `presenternext`
   * or `presenterprevious`. Then a stop taller than the screen is scrolled.
   */
  #step(direction: 1 | -1): void {
    if (this.#hydration.queuePress(() => this.#step(direction))) return;
    const type = direction > 0 ? "presenternext" : "presenterprevious";
    const isTaken = this.#stage.figures.some(
      (figure) =>
        !figure.dispatchEvent(
          new CustomEvent(type, { bubbles: true, cancelable: true }),
        ),
    );
    if (isTaken || this.#stage.scroll(direction)) return;
    this.#go(this.#at + direction);
  }

  /** Goes to the first or last stop, or to the first or last step of a lesson. */
  #goToEnd(direction: 1 | -1): void {
    const lesson = this.#lesson;
    if (!lesson) this.#go(direction < 0 ? 0 : this.#stops.length - 1);
    else void this.#openStep(direction < 0 ? 0 : lesson.plan.steps.length - 1);
  }

  #go(to: number): void {
    const last = this.#stops.length - 1;
    if (this.#lesson && (to < 0 || to > last)) {
      return void this.#openStep(this.#lesson.at + (to < 0 ? -1 : 1));
    }
    const at = Math.max(0, Math.min(to, last));
    if (at !== this.#at) this.#show(at);
  }

  /** Opens a step of the lesson, in the state that the plan names. */
  async #openStep(step: number): Promise<void> {
    const lesson = this.#lesson!;
    if (step === lesson.plan.steps.length) return this.#bar.showEnd();
    if (!lesson.open(step)) return;
    const stepStops = lesson.stopsOfStep(this.#chapterStops);
    if (stepStops.length === 0) return this.showError(`Step ${step + 1} is not found.`);
    this.#stops = stepStops;
    await Promise.resolve(); // The figure has drawn its new state.
    this.#show(0);
  }

  #show(at: number): void {
    this.#at = at;
    const stop = this.#stops[at];
    this.#stage.show(stop);
    void this.#hydration.start(stop.elements);
    writeStopToAddress(anchorOf(stop), this.#isFiguresOnly);
    this.#showPosition();
    this.#updateNotes();
    const { activeElement } = document;
    if (!this.#bar.element.contains(activeElement)) {
      this.#focus();
    }
  }

  #announcement(): StopAnnouncement {
    const { title, elements } = this.#stops[this.#at];
    const step = this.#lesson?.step;
    const hints = elements.map((element) => element.querySelector(".figure-lead"));
    const hint = hints.find((element) => element !== null)?.textContent;
    return {
      title: step?.title ?? title,
      text: step?.asks?.question ?? hint ?? "",
    };
  }

  #showPosition(): void {
    const stopPosition = `${this.#at + 1} of ${this.#stops.length}`;
    const question = this.#question();
    const show = (position: string, name: string) =>
      this.#bar.showPosition(position, `${name}. ${question}`.trim());
    if (!this.#lesson) {
      const { title } = this.#stops[this.#at];
      return show(stopPosition, `Stop ${stopPosition}: ${title}`);
    }
    const { at, plan, step } = this.#lesson;
    const stepPosition = `Step ${at + 1} of ${plan.steps.length}`;
    const where =
      this.#stops.length > 1 ? `${stepPosition}, ${stopPosition}` : stepPosition;
    show(where, `${where}: ${step.title}`);
  }

  /** What the class is asked here; "" if a figure is about to ask it. */
  #question(): string {
    const predicted = readParameter(PREDICT);
    const figure = this.#stage.figures.find(({ id }) => id === predicted);
    if (figure) return figure.querySelector(".predict-ask")?.textContent ?? "";
    return this.#stops[this.#at].prompts.map(questionOf).join(" ");
  }

  #toggleNotes(): void {
    if (this.#notes) return this.#notes.close();
    const onClosed = () => {
      this.#notes = undefined;
      this.#bar.set("notes", false);
    };
    const act = (command: PresenterCommand) => this.#run(command);
    this.#notes = this.#fullScreen.yieldTo(() =>
      NotesWindow.open(act, this.#press, onClosed),
    );
    this.#bar.set("notes", this.#notes !== undefined);
    if (this.#notes) this.#updateNotes();
    else this.#bar.showError("The browser opened no second window.");
  }

  #updateNotes(): void {
    this.#notes?.update({
      ...{ at: this.#at, stops: this.#stops, startTime: this.#startTime },
      lesson: this.#lesson,
    });
  }

  #updateTime(): void {
    const minutes = Math.floor((Date.now() - this.#startTime) / MINUTE);
    this.#bar.showTime(minutes, this.#lesson?.plan.minutes);
  }

  #leave(): void {
    clearClock();
    if (this.#lesson) return this.#lesson.leave();
    current = undefined;
    clearInterval(this.#timer);
    this.#events.abort();
    this.#hydration.cancel();
    this.#notes?.close();
    this.#stage.leave();
    this.#bar.element.remove();
    this.#overlay.remove();
    this.#style.remove();
    delete root.dataset["presenting"];
    delete root.dataset["contrast"];
    removeStopFromAddress(this.#hash);
    this.#restorePage();
    const wasFull = document.fullscreenElement !== null;
    void this.#fullScreen.end().then(() => {
      // WebKit restores its own scroll position after full screen; undo that.
      if (wasFull) setTimeout(this.#restorePage, SETTLE_MS);
    });
  }
}

/** The text of a prompt without its folded answer. */
function questionOf({ children }: Element): string {
  const shown = [...children].filter((child) => !child.matches("details"));
  return shown.map(({ textContent }) => textContent?.trim()).join(" ");
}

/** The first id in a stop, as the hash of its address. */
function anchorOf({ elements }: Stop<Element>): string | undefined {
  const named = elements.map((element) =>
    element.id ? element : element.querySelector("[id]"),
  );
  return named.find((element) => element !== null)?.id;
}

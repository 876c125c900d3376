// A chapter as a presentation: the same page, figures and state, one stop at a time.
import { Bar } from "./bar.ts";
import { beginClock, endClock } from "./began.ts";
import { FullScreen } from "./full-screen.ts";
import { commandOf, focusOf, type Command } from "./keys.ts";
import { make } from "./elements.ts";
import { Lesson } from "./lesson.ts";
import { listenToKeys } from "./listen-to-keys.ts";
import { NotesWindow } from "./notes-window.ts";
import { type Announced, Overlay } from "./overlay.ts";
import css from "./presenter.css?inline";
import { readBlocks } from "./read-blocks.ts";
import { Stage } from "./stage.ts";
import { type Stop, stopsOf } from "./stops.ts";
import { followSwipes } from "./swipes.ts";
import { Waking } from "./waking.ts";
import { rememberPlace, removeStop, scrollToPlace, writeStop } from "./whereabouts.ts";

/** In milliseconds, after the browser has left full screen. */
const SETTLED = 100;
const MINUTE = 60_000;
const root = document.documentElement;

let current: Presenter | undefined;

/**
 * @param from      an element of the stop to begin with; without it, the first
 * @param isLinked  whether a link has opened it: then nobody has been on the page yet, and it
 *                  may be a step of a lesson
 */
export async function present(from?: Element, isLinked = false): Promise<void> {
  let isWithoutPlan = false;
  const unplanned = (): undefined => void (isWithoutPlan = true);
  const lesson = isLinked ? await Lesson.inAddress().catch(unplanned) : undefined;
  const article = document.querySelector<HTMLElement>("article")!;
  current ??= new Presenter(article, isLinked, lesson);
  current.goTo(from);
  if (isWithoutPlan) current.complain("The plan of the lesson could not be loaded.");
}

class Presenter {
  readonly #article: HTMLElement;
  /** All of the chapter. */
  readonly #all: readonly Stop<Element>[];
  /** Those of the lesson's step, if there is a lesson. */
  #stops: readonly Stop<Element>[];
  readonly #lesson: Lesson | undefined;
  readonly #stage: Stage;
  readonly #style = make("style", {}, css);
  readonly #bar = new Bar((command) => this.#act(command));
  readonly #overlay = new Overlay(() => this.#act("black"));
  readonly #fullScreen = new FullScreen(
    (isOn) => this.#bar.set("full-screen", isOn),
    () => this.#leave(),
  );
  readonly #waking = new Waking((isCovered) => {
    this.#overlay.cover(isCovered ? this.#announced() : undefined);
  });
  readonly #hash = location.hash;
  readonly #return: () => void;
  readonly #began = beginClock();
  readonly #events = new AbortController();
  readonly #timer: ReturnType<typeof setInterval>;
  #notes: NotesWindow | undefined;
  #at = -1;

  constructor(article: HTMLElement, isLinked: boolean, lesson: Lesson | undefined) {
    this.#article = article;
    this.#return = isLinked
      ? () => scrollToPlace(this.#stops[this.#at].shown[0])
      : rememberPlace(article);
    this.#all = stopsOf(readBlocks(article));
    const planned = lesson?.stopsAmong(this.#all) ?? [];
    // A plan may name what the chapter no longer has.
    if (planned.length > 0) this.#lesson = lesson;
    this.#stops = this.#lesson ? planned : this.#all;
    this.#stage = new Stage(article);
    document.head.append(this.#style);
    document.body.append(this.#bar.element, this.#overlay.element);
    root.dataset["presenting"] = "";
    this.#listen();
    this.#tellTime();
    this.#timer = setInterval(() => this.#tellTime(), MINUTE / 6);
    this.#fullScreen.offer();
  }

  goTo(from: Element | undefined): void {
    const at = this.#stops.findIndex(({ shown }) =>
      shown.some(
        (place) => from !== undefined && (place === from || place.contains(from)),
      ),
    );
    this.#go(Math.max(0, at));
  }

  complain(text: string): void {
    this.#bar.complain(text);
  }

  #listen(): void {
    const { signal } = this.#events;
    addEventListener("keydown", this.#lightUp, { signal, capture: true });
    listenToKeys(this.#press, signal);
    addEventListener("resize", () => this.#stage.fit(), { signal });
    addEventListener("click", () => this.#fullScreen.offer(), { signal });
    document.addEventListener("presenterfit", () => this.#stage.fit(), { signal });
    document.addEventListener("astro:hydrate", () => this.#stage.fit(), { signal });
    followSwipes(this.#article, (command) => this.#act(command), signal);
  }

  readonly #press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const command = commandOf(event.key, focusOf(event.target), event.shiftKey);
    if (!command) return;
    event.preventDefault();
    this.#act(command);
    if (current === this) this.#fullScreen.offer();
  };

  /** Nothing is done unseen: any key ends the black screen, and does no more. */
  readonly #lightUp = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!this.#overlay.isBlack || key === "Shift" || ctrlKey || metaKey || altKey)
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#showBlack(false);
  };

  #act(command: Command): void {
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
    else if (command === "leave") this.#leave();
  }

  #showBlack(isShown: boolean): void {
    this.#overlay.showBlack(isShown);
    this.#bar.set("black", isShown);
  }

  /**
   * A figure that has more to show takes the key for itself: it prevents the default of
   * `presenternext` or `presenterprevious`. What is longer than the screen is scrolled first.
   */
  #step(direction: 1 | -1): void {
    if (this.#waking.keep(() => this.#step(direction))) return;
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

  /** The first or last stop; of a lesson, the first or last step. */
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

  /** Past the end of a step comes the next one, in the state that the plan gives it. */
  async #openStep(step: number): Promise<void> {
    const lesson = this.#lesson!;
    if (step === lesson.plan.steps.length) return this.#bar.tellEnd();
    if (!lesson.open(step)) return;
    const planned = lesson.stopsAmong(this.#all);
    if (planned.length === 0) return this.complain(`Step ${step + 1} is not found.`);
    this.#stops = planned;
    await Promise.resolve(); // The figure has drawn its new state.
    this.#show(0);
  }

  #show(at: number): void {
    this.#at = at;
    const stop = this.#stops[at];
    this.#stage.show(stop);
    void this.#waking.begin(stop.shown);
    writeStop(idIn(stop));
    this.#tellWhere();
    this.#tellNotes();
    const { activeElement } = document;
    if (!this.#bar.element.contains(activeElement)) {
      this.#article.focus({ preventScroll: true });
    }
  }

  /** The stop, or the lesson's step, in words. */
  #announced(): Announced {
    const { title, shown } = this.#stops[this.#at];
    const step = this.#lesson?.step;
    const leads = shown.map((place) => place.querySelector(".figure-lead"));
    const lead = leads.find((found) => found !== null)?.textContent;
    return {
      title: step?.title ?? title,
      looksAt: step?.asks?.question ?? lead ?? "",
    };
  }

  #tellWhere(): void {
    const ofStops = `${this.#at + 1} of ${this.#stops.length}`;
    const { title } = this.#stops[this.#at];
    if (!this.#lesson) return this.#bar.tell(ofStops, `Stop ${ofStops}: ${title}`);
    const { at, plan, step } = this.#lesson;
    const ofSteps = `Step ${at + 1} of ${plan.steps.length}`;
    const where = this.#stops.length > 1 ? `${ofSteps}, ${ofStops}` : ofSteps;
    this.#bar.tell(where, `${where}: ${step.title}`);
  }

  #toggleNotes(): void {
    if (this.#notes) return this.#notes.close();
    const onClosed = () => {
      this.#notes = undefined;
      this.#bar.set("notes", false);
    };
    const act = (command: Command) => this.#act(command);
    this.#fullScreen.yield();
    this.#notes = NotesWindow.open(act, this.#press, onClosed);
    this.#bar.set("notes", this.#notes !== undefined);
    if (this.#notes) this.#tellNotes();
    else this.#bar.complain("The browser opened no second window.");
  }

  #tellNotes(): void {
    this.#notes?.tell({
      ...{ at: this.#at, stops: this.#stops, began: this.#began },
      lesson: this.#lesson,
    });
  }

  #tellTime(): void {
    const minutes = Math.floor((Date.now() - this.#began) / MINUTE);
    this.#bar.tellTime(minutes, this.#lesson?.plan.minutes);
  }

  #leave(): void {
    endClock();
    if (this.#lesson) return this.#lesson.leave();
    current = undefined;
    clearInterval(this.#timer);
    this.#events.abort();
    this.#waking.end();
    this.#notes?.close();
    this.#stage.leave();
    this.#bar.element.remove();
    this.#overlay.remove();
    this.#style.remove();
    delete root.dataset["presenting"];
    delete root.dataset["contrast"];
    removeStop(this.#hash);
    this.#return();
    const wasFull = document.fullscreenElement !== null;
    void this.#fullScreen.end().then(() => {
      // WebKit scrolls to where it was when it gave the whole screen.
      if (wasFull) setTimeout(this.#return, SETTLED);
    });
  }
}

/** What a link to a stop names. */
function idIn({ shown }: Stop<Element>): string | undefined {
  const named = shown.map((place) => (place.id ? place : place.querySelector("[id]")));
  return named.find((element) => element !== null)?.id;
}

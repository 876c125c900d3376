// A lesson that is presented from its plan: the address says which, and at which step.
import { openLink, readParameter } from "../../kit/widget/page-address.ts";
import { fetchText } from "../../notebook/bar/fetch-text.ts";
import { make } from "./elements.ts";
import { type Plan, PLANS, PLANS_PAGE, type PlannedStep, stepAnchor } from "./plan.ts";
import type { Stop } from "./stops.ts";

/** A chapter lies right below the site's root. */
const ROOT = new URL("..", location.href);

export class Lesson {
  readonly plan: Plan;
  /** Those of the step, in the page. */
  readonly #questions: Element[] = [];
  #at: number;

  private constructor(plan: Plan, at: number) {
    this.plan = plan;
    this.#at = at;
  }

  /**
   * @returns  nothing where the address names no step of a lesson, or one of another page
   * @throws {Error} when the plans can't be loaded
   */
  static async inAddress(): Promise<Lesson | undefined> {
    const [minutes, number] = readParameter("lesson")?.split("-") ?? [];
    if (!minutes) return undefined;
    const plans: Readonly<Record<string, Plan>> = JSON.parse(
      await fetchText(new URL(PLANS, ROOT).href),
    );
    const plan = plans[minutes];
    const at = Number(number) - 1;
    const step = plan?.steps[at];
    return step && isHere(linkTo(step)) ? new Lesson(plan, at) : undefined;
  }

  /** The number of the step, from 0. */
  get at(): number {
    return this.#at;
  }

  get step(): PlannedStep {
    return this.plan.steps[this.#at];
  }

  get next(): PlannedStep | undefined {
    return this.plan.steps[this.#at + 1];
  }

  /** @returns whether the step is in this page now: if it is in another, that one is loaded */
  open(at: number): boolean {
    if (!this.plan.steps[at]) return false;
    const link = linkTo(this.plan.steps[at]);
    if (!isHere(link)) {
      location.replace(link);
      return false;
    }
    this.#at = at;
    openLink(link);
    return true;
  }

  /**
   * What the plan asks at the step stands in the page until the next step.
   *
   * @returns those of a chapter's stops that the step is about; none if it has not got them
   */
  stopsAmong(all: readonly Stop<Element>[]): Stop<Element>[] {
    const first = linkTo(this.step).hash.slice(1);
    const [from, to] = [first, this.step.until ?? first].map((id) =>
      all.findIndex(({ shown }) => shown.some((place) => isAt(place, id))),
    );
    const stops = from < 0 ? [] : all.slice(from, to + 1);
    const { asks, isUnprompted } = this.step;
    this.#takeQuestionsAway();
    if (asks) return stops.map((stop) => this.#asking(stop, asks.question));
    return isUnprompted ? stops.map(unprompted) : stops;
  }

  /** The stop with the question of the plan, in place of what the chapter says to try. */
  #asking(stop: Stop<Element>, question: string): Stop<Element> {
    const { shown } = unprompted(stop);
    const asked = make("p", { class: "note try" }, make("b", {}, question));
    stop.shown.at(-1)!.after(asked);
    this.#questions.push(asked);
    return { ...stop, shown: [...shown, asked], prompts: [asked] };
  }

  #takeQuestionsAway(): void {
    for (const asked of this.#questions.splice(0)) asked.remove();
  }

  /** Back to the plan, where this step stands. */
  leave(): void {
    const page = new URL(PLANS_PAGE, ROOT);
    page.hash = stepAnchor(this.plan.minutes, this.#at);
    location.assign(page);
  }
}

function unprompted(stop: Stop<Element>): Stop<Element> {
  const shown = stop.shown.filter((place) => !stop.prompts.includes(place));
  return { ...stop, shown, prompts: [] };
}

function linkTo({ address }: PlannedStep): URL {
  return new URL(address, ROOT);
}

function isHere({ pathname }: URL): boolean {
  return pathname === location.pathname;
}

function isAt(place: Element, id: string): boolean {
  return place.id === id || place.querySelector(`[id="${id}"]`) !== null;
}

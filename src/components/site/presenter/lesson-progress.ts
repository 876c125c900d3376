// The lesson being presented and its current step, both from the page's address.
import { openLink, readParameter } from "#kit/widget/page-address.ts";
import { createElement } from "#components/notebook/bar/elements.ts";
import { siteRoot } from "../frame/site-root.ts";
import { loadPlans, NOT_LOADED } from "./load-plans.ts";
import {
  OWN_SLUG,
  type Plan,
  TEACHING_PATH,
  type PlanStep,
  parseStepName,
  stepAnchor,
} from "./plan.ts";
import type { Stop } from "./stops.ts";

const ROOT = siteRoot();

export class LessonProgress {
  readonly plan: Plan;
  /** Questions of the plan that were inserted into the page. */
  readonly #questions: Element[] = [];
  #at: number;

  private constructor(plan: Plan, at: number) {
    this.plan = plan;
    this.#at = at;
  }

  /**
   * @returns undefined unless the address names a step on this page
   * @throws {Error} with words for the teacher when its plan can't be loaded or read
   */
  static async fromAddress(): Promise<LessonProgress | undefined> {
    const name = parseStepName(readParameter("lesson") ?? "");
    if (!name) return undefined;
    const plan =
      name.slug === OWN_SLUG
        ? (await importOwnPlan()).readOwnPlan()
        : (await loadPlans())[name.slug];
    const step = plan?.steps[name.at];
    if (!step) return undefined;
    if (isThisPage(stepUrl(step))) return new LessonProgress(plan, name.at);
    // The step has moved to another page.
    if (name.isFormer) location.replace(stepUrl(step));
    return undefined;
  }

  /** The number of the step, from 0. */
  get at(): number {
    return this.#at;
  }

  get step(): PlanStep {
    return this.plan.steps[this.#at];
  }

  get next(): PlanStep | undefined {
    return this.plan.steps[this.#at + 1];
  }

  /**
   * Opens a step; loads another page if needed. @returns whether the step is on this page
   */
  open(at: number): boolean {
    if (!this.plan.steps[at]) return false;
    const link = stepUrl(this.plan.steps[at]);
    if (!isThisPage(link)) {
      location.replace(link);
      return false;
    }
    this.#at = at;
    openLink(link);
    return true;
  }

  /**
   * Selects the stops of the current step and inserts the plan's question into the page.
   *
   * @returns empty if the chapter no longer has them
   */
  stopsOfStep(all: readonly Stop<Element>[]): Stop<Element>[] {
    const first = stepUrl(this.step).hash.slice(1);
    const [from, to] = [first, this.step.until ?? first].map((id) =>
      all.findIndex(({ elements }) =>
        elements.some((element) => contains(element, id)),
      ),
    );
    const stops = from < 0 ? [] : all.slice(from, to + 1);
    const { asks, isUnprompted } = this.step;
    this.#removeQuestions();
    if (asks) return stops.map((stop) => this.#withQuestion(stop, asks));
    return isUnprompted ? stops.map(withoutPrompts) : stops;
  }

  /** Replaces the chapter's prompts of a stop by the question of the plan. */
  #withQuestion(
    stop: Stop<Element>,
    { question, isAskedByFigure }: NonNullable<PlanStep["asks"]>,
  ): Stop<Element> {
    const { elements } = withoutPrompts(stop);
    const prompt = createElement(
      "p",
      { className: "try" },
      createElement("b", {}, question),
    );
    if (!isAskedByFigure) prompt.dataset["plan"] = "";
    stop.elements[0].before(prompt);
    this.#questions.push(prompt);
    return { ...stop, elements: [prompt, ...elements], prompts: [prompt] };
  }

  #removeQuestions(): void {
    for (const prompt of this.#questions.splice(0)) prompt.remove();
  }

  /** Goes back to this step in the plan. */
  leave(): void {
    const page = new URL(this.plan.home ?? TEACHING_PATH, ROOT);
    page.hash = stepAnchor(this.plan.slug, this.#at);
    location.assign(page);
  }
}

async function importOwnPlan() {
  try {
    return await import("../own-lesson/read-own-plan.ts");
  } catch {
    throw new Error(NOT_LOADED);
  }
}

function withoutPrompts(stop: Stop<Element>): Stop<Element> {
  const elements = stop.elements.filter((element) => !stop.prompts.includes(element));
  return { ...stop, elements, prompts: [] };
}

function stepUrl({ address }: PlanStep): URL {
  return new URL(address, ROOT);
}

function isThisPage({ pathname }: URL): boolean {
  return pathname === location.pathname;
}

function contains(element: Element, id: string): boolean {
  return element.id === id || element.querySelector(`[id="${id}"]`) !== null;
}

import { type Plan, type PlanStep, stepName } from "../site/presenter/plan.ts";
import type { Lesson } from "./lesson.ts";
import { presentationPath } from "./figure-link.ts";

/** Converts a lesson to the presenter's format, with times and addresses of its steps. */
export function createPlan({ slug, minutes, title, aim, steps }: Lesson): Plan {
  let ends = 0;
  const planned = steps.map((step, at): PlanStep => {
    const { title, does, asks, opens, until, isUnprompted } = step;
    const begins = ends;
    ends += step.minutes;
    const address = presentationPath(opens, stepName(slug, at)).slice(1);
    return { title, begins, ends, does, asks, address, until, isUnprompted };
  });
  return { slug, minutes, title, aim, steps: planned };
}

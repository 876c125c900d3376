import type { TraceStep } from "./trace.ts";

const NAME = /[a-z_]\w*/i;
/** A plain name, or an element such as `perm[i]`. */
const TERM = new RegExp(`${NAME.source}(?:\\[(${NAME.source})\\])?`, "gi");

/** A variable or an array element, before and after a step. */
export interface WatchedVariable {
  name: string;
  value?: number;
  before?: number;
  changed: boolean;
}

/** The variables of the run and the array elements in the code, in a fixed order. */
export function watchVariables(
  steps: readonly TraceStep[],
  step: number,
): WatchedVariable[] {
  const variables = new Set<string>();
  const elements = new Set<string>();
  for (const { text, variables: values } of steps) {
    for (const [name, value] of Object.entries(values)) {
      if (!Array.isArray(value)) variables.add(name);
    }
    for (const [term, index] of text.matchAll(TERM)) if (index) elements.add(term);
  }
  return [...variables, ...[...elements].sort()].map((name) => {
    const value = valueOf(name, steps[step]);
    const before = step > 0 ? valueOf(name, steps[step - 1]) : undefined;
    return { name, value, before, changed: value !== undefined && value !== before };
  });
}

/** The condition that this step evaluated, or that led to it. */
export function conditionAt(steps: readonly TraceStep[], step: number) {
  const asked = [steps[step], steps[step - 1]].find((each) => each?.kind === "asked");
  return (
    asked && {
      text: asked.text,
      withValues: withValues(asked),
      answer: asked.value === true,
    }
  );
}

/** `perm[j] < perm[i]` as `4 < 5`. */
function withValues(step: TraceStep): string {
  return step.text.replaceAll(TERM, (term) => String(valueOf(term, step) ?? term));
}

/** @param term  a variable, or an array element such as `perm[i]` */
function valueOf(term: string, { variables }: TraceStep): number | undefined {
  const [name, index] = term.split(/[[\]]/);
  const value = variables[name];
  if (index === undefined) return value as number | undefined;
  return (value as number[] | undefined)?.[Number(variables[index])];
}

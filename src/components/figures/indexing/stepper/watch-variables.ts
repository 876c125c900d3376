import type { TraceStep } from "./trace.ts";

const NAME = /[a-z_]\w*/i;
/** `perm[i]`, or a plain name. */
const TERM = new RegExp(`${NAME.source}(?:\\[(${NAME.source})\\])?`, "gi");

/** A variable, or an element of an array, before and after a step. */
export interface WatchedVariable {
  name: string;
  value?: number;
  before?: number;
  /** Whether this step set its value, if it has one. */
  changed: boolean;
}

/**
 * All variables of the whole run, so that the list keeps its length, and the array elements
 * that occur in the code; arrays themselves are drawn elsewhere.
 */
export function watchVariables(
  steps: readonly TraceStep[],
  step: number,
): WatchedVariable[] {
  const variables = new Set<string>();
  const elements = new Set<string>();
  for (const { text, variables: known } of steps) {
    for (const [name, value] of Object.entries(known)) {
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

/**
 * @param term the name of a variable, or of an array with its index variable: `perm[i]`
 */
function valueOf(term: string, { variables }: TraceStep): number | undefined {
  const [name, index] = term.split(/[[\]]/);
  const value = variables[name];
  if (index === undefined) return value as number | undefined;
  return (value as number[] | undefined)?.[Number(variables[index])];
}

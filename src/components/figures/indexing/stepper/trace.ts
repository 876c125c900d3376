/** A statement that a traced function executed, with the variables after it. */
export interface TraceStep {
  /** `ran` a statement, `asked` a condition, or `returned`. */
  readonly kind: "ran" | "asked" | "returned";
  /** The line of the source file, from 1. */
  readonly line: number;
  /** The source text of the statement or condition. */
  readonly text: string;
  /** All variables in scope, in order of declaration. Arrays are copies. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** The value of the condition, or the returned value. */
  readonly value?: unknown;
}

export interface Trace<Result> {
  readonly steps: readonly TraceStep[];
  readonly result: Result;
}

type TraceVariables = Record<string, unknown>;

/** The recorder that instrumented code calls (see build/plugins/instrument.ts). */
export interface Recorder {
  ran(line: number, text: string, variables: TraceVariables): void;
  asked<T>(line: number, text: string, value: T, variables: () => TraceVariables): T;
  returned<T>(line: number, text: string, value: T, variables: () => TraceVariables): T;
}

/** Wraps an instrumented function: same arguments, and the steps beside the result. */
export function traceable<Args extends unknown[], Result>(
  weave: (recorder: Recorder) => (...args: Args) => Result,
): (...args: Args) => Trace<Result> {
  return (...args) => {
    const steps: TraceStep[] = [];
    const recorder: Recorder = {
      ran(line, text, variables) {
        steps.push({ kind: "ran", line, text, variables: copy(variables) });
      },
      asked(line, text, value, variables) {
        steps.push({ kind: "asked", line, text, variables: copy(variables()), value });
        return value;
      },
      returned(line, text, value, variables) {
        const kind = "returned";
        steps.push({ kind, line, text, variables: copy(variables()), value });
        return value;
      },
    };
    return { result: weave(recorder)(...args), steps };
  };
}

function copy(variables: TraceVariables): TraceVariables {
  const entries = Object.entries(variables);
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      Array.isArray(value) ? Array.from(value) : value,
    ]),
  );
}

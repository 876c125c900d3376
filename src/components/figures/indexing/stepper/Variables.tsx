import type { TraceStep } from "./trace.ts";
import { conditionAt, watchVariables } from "./watch-variables.ts";

interface Props {
  steps: readonly TraceStep[];
  step: number;
}

/** The program's variables after a step, and the condition that it evaluated. */
export function Variables({ steps, step }: Props) {
  const question = conditionAt(steps, step);
  return (
    <div class="step-variables">
      <dl>
        {watchVariables(steps, step).map(({ name, value = "–", changed, before }) => (
          <div key={name} data-changed={changed || undefined}>
            <dt>{name}</dt>
            <dd>
              {changed && before !== undefined && (
                <span class="step-before">{before} → </span>
              )}
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p class="step-question grid">
        {question && (
          <>
            <code>{question.text}</code> <code>{question.withValues}</code>{" "}
            <b data-answer={question.answer ? "yes" : "no"}>
              {question.answer ? "yes" : "no"}
            </b>
          </>
        )}
      </p>
    </div>
  );
}

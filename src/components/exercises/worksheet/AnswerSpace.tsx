import type { Field } from "../exercise.ts";

/** Space on paper for an answer. */
export function AnswerSpace({ field }: { field: Field }) {
  if (field.kind === "text") {
    return (
      <p class="worksheet-answer">
        {field.label} <span class="worksheet-line" />
      </p>
    );
  }
  return (
    <p class="worksheet-answer">
      {field.label}
      <span class="worksheet-boxes">
        {field.slots.map(({ mark }, i) => (
          <span key={i}>
            <span class="worksheet-box" />
            {mark}
          </span>
        ))}
      </span>
    </p>
  );
}

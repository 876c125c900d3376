import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { AnswerBox } from "#components/exercises/AnswerBox.tsx";
import { numberExercise } from "#components/exercises/question.ts";

test("fields for calculations ask for a keyboard with operators", () => {
  const { fields, check } = numberExercise({
    ...{ label: "minutes", form: "A whole number or a calculation.", width: 8 },
    ...{ answer: 302, right: "Right.", otherwise: "No." },
  });
  expect(check("5 × 60 + 2").verdict).toBe("right");
  const html = renderToString(
    <AnswerBox
      name="minutes"
      fields={fields}
      answer={{ typed: [""], solved: false }}
      onType={() => {}}
      check={(typed) => check(...typed)}
    />,
  );
  expect(html).toContain('inputmode="text"');
  expect(html).not.toContain("numeric");
});

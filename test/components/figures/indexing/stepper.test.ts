import { describe, expect, test } from "vitest";
import {
  stateForCards,
  stepperModel,
  type StepperState,
} from "#figures/indexing/stepper/stepper-model.ts";
import { traceRoutine, type Routine } from "#figures/indexing/stepper/routines.ts";
import { STEP_TEXT, stepText } from "#figures/indexing/stepper/step-text.ts";
import {
  conditionAt,
  watchVariables,
} from "#figures/indexing/stepper/watch-variables.ts";
import { rankPermutation } from "#lib/indexing/permutation.ts";
import {
  lexicographicPermutations,
  shuffled,
} from "#test/lib/indexing/lexicographic.ts";

const { initial, update, encode, decode, describe: say } = stepperModel;
const ROUTINES: Routine[] = ["rank", "unrank"];
const FOURS = [...lexicographicPermutations(4)];
const ORDERS = [
  ...[2, 3].flatMap((n) => [...lexicographicPermutations(n)]),
  ...FOURS,
  ...[5, 6, 7, 8].flatMap((n) => [1, 2, 3].map((seed) => shuffled(n, seed))),
];

function everyStep(visit: (state: StepperState) => void): void {
  for (const routine of ROUTINES) {
    for (const permutation of ORDERS) {
      traceRoutine(routine, permutation).steps.forEach((_, step) =>
        visit({ routine, step, permutation }),
      );
    }
  }
}

describe("the state", () => {
  test("starts where a smaller piece has been counted", () => {
    const { routine, step, permutation } = initial;
    const now = traceRoutine(routine, permutation).steps[step];
    expect(now.text).toBe("index++");
    expect(now.variables).toMatchObject({ i: 1, j: 2, index: 7 });
  });

  test("decode(encode(state)) is the state at every step", () => {
    let count = 0;
    everyStep((state) => {
      expect(decode(encode(state))).toEqual(state);
      count++;
    });
    expect(count).toBeGreaterThan(2000);
  });

  test.each([
    ["", /such as rank-5-3124/],
    ["43", /such as rank-5-3124/],
    ["sort-1-312", /such as rank-5-3124/],
    ["rank--1-312", /such as rank-5-3124/],
    ["rank-1.5-312", /such as rank-5-3124/],
    ["rank-0-12", /takes steps 1 to 13/],
    ["rank-15-12", /takes steps 1 to 13/],
    ["rank-1-112", /.+/],
    ["rank-1-123456789", /.+/],
  ])("the address “%s” is refused in words", (text, words) => {
    expect(() => decode(text)).toThrow(words);
  });

  test("stepping forwards reaches every step once, and then stays", () => {
    for (const routine of ROUTINES) {
      const permutation = [2, 0, 1];
      const { steps } = traceRoutine(routine, permutation);
      let state: StepperState = { routine, step: 0, permutation };
      for (let step = 1; step < steps.length; step++) {
        state = update(state, { type: "move", by: 1, permutation });
        expect(state.step).toBe(step);
      }
      expect(update(state, { type: "move", by: 1, permutation })).toBe(state);
    }
  });

  test("stepping backwards undoes forwards, and stops at the start", () => {
    everyStep((state) => {
      const { permutation } = state;
      const back = update(state, { type: "move", by: -1, permutation });
      if (state.step === 0) expect(back).toBe(state);
      else expect(update(back, { type: "move", by: 1, permutation })).toEqual(state);
    });
  });

  test("a step out of range is clamped", () => {
    const permutation = [1, 0];
    expect(update(initial, { type: "go", step: 999, permutation }).step).toBe(13);
    expect(update(initial, { type: "go", step: -5, permutation }).step).toBe(0);
  });

  test("other pieces start from the beginning; the same pieces keep their step", () => {
    expect(stateForCards(initial, [...initial.permutation])).toBe(initial);
    const other = [1, 0, 2];
    expect(stateForCards(initial, other)).toEqual({
      routine: "rank",
      step: 0,
      permutation: other,
    });
    expect(update(initial, { type: "move", by: 1, permutation: other }).step).toBe(1);
  });

  test("another function starts from the beginning; the same one changes nothing", () => {
    const { permutation } = initial;
    expect(update(initial, { type: "routine", routine: "rank", permutation })).toBe(
      initial,
    );
    expect(
      update(initial, { type: "routine", routine: "unrank", permutation }),
    ).toEqual({
      routine: "unrank",
      step: 0,
      permutation,
    });
  });
});

describe("the text", () => {
  test("exists for every statement of both functions, and for nothing else", () => {
    for (const routine of ROUTINES) {
      const texts = new Set<string>();
      for (const permutation of FOURS) {
        traceRoutine(routine, permutation).steps.forEach(({ text }) => texts.add(text));
      }
      expect(Object.keys(STEP_TEXT[routine]).sort()).toEqual([...texts].sort());
    }
  });

  test("never mentions missing values", () => {
    everyStep((state) => {
      expect(say(state)).not.toMatch(/undefined|NaN|null|\[object|Infinity/);
    });
  });

  test("counts pieces and positions from 1", () => {
    // The line moves with the file; build/plugins/trace.test.ts checks its number.
    expect(say(initial).replace(/line \d+/, "line L")).toBe(
      "Step 19 of 33, line L. Piece 1 is smaller than piece 4: one more smaller piece to the right, and index becomes 7.",
    );
  });

  test("ends with the library's index or permutation", () => {
    for (const permutation of ORDERS) {
      const index = rankPermutation(permutation);
      const shown = permutation.map((piece) => piece + 1).join(" ");
      const last = (routine: Routine) =>
        traceRoutine(routine, permutation).steps.length - 1;
      expect(say({ routine: "rank", step: last("rank"), permutation })).toMatch(
        new RegExp(
          `The permutation ${shown} has the index ${index.toLocaleString("en", { useGrouping: index > 9999 })}\\.$`,
        ),
      );
      expect(say({ routine: "unrank", step: last("unrank"), permutation })).toMatch(
        new RegExp(`is the permutation ${shown}\\.$`),
      );
    }
  });

  test("tells the digit of each piece when it is complete", () => {
    const { steps } = traceRoutine("rank", [2, 0, 5, 6, 1, 4, 3]);
    const digits = steps
      .map((step, i) => stepText("rank", step, steps[i - 1]))
      .map((words) => /smaller pieces counted, is (\d)/.exec(words)?.[1])
      .filter((digit) => digit !== undefined);
    expect(digits).toEqual(["2", "0", "3", "3", "0", "1", "0"]);
  });

  test("of an unknown statement is the statement itself", () => {
    const step = {
      kind: "asked",
      line: 1,
      text: "a < b",
      variables: {},
      value: true,
    } as const;
    expect(stepText("rank", step, undefined)).toBe("a < b: yes.");
    expect(
      stepText("rank", { ...step, kind: "ran", value: undefined }, undefined),
    ).toBe("a < b.");
  });
});

describe("the watched variables", () => {
  const { steps } = traceRoutine("rank", initial.permutation);

  test("are the same at every step, so that nothing moves", () => {
    const names = (step: number) => watchVariables(steps, step).map(({ name }) => name);
    expect(names(0)).toEqual(["n", "index", "i", "j", "perm[i]", "perm[j]"]);
    steps.forEach((_, step) => expect(names(step)).toEqual(names(0)));
  });

  test("have their values before and after the step", () => {
    const byName = Object.fromEntries(
      watchVariables(steps, initial.step).map(({ name, ...rest }) => [name, rest]),
    );
    expect(byName.index).toEqual({ value: 7, before: 6, changed: true });
    expect(byName["perm[j]"]).toEqual({ value: 0, before: 0, changed: false });
    expect(watchVariables(steps, 0)[1]).toEqual({
      name: "index",
      value: undefined,
      before: undefined,
      changed: false,
    });
  });

  test("include the condition with its values, where it is evaluated and after it", () => {
    const question = { text: "perm[j] < perm[i]", withValues: "0 < 3", answer: true };
    expect(steps[initial.step - 1].kind).toBe("asked");
    expect(conditionAt(steps, initial.step - 1)).toEqual(question);
    expect(conditionAt(steps, initial.step)).toEqual(question);
    expect(conditionAt(steps, 0)).toBeUndefined();
    expect(conditionAt(steps, 2)).toBeUndefined();
  });
});

import { describe, expect, test } from "vitest";
import {
  LEVELS,
  type PracticeExercise,
} from "#components/exercises/endless/practice-exercise.ts";
import {
  MAX_SHEET,
  createExercise,
  createSheet,
  SHEET_LENGTH,
} from "#components/exercises/endless/sheet.ts";
import { TOPIC_NAMES, type TopicName } from "#components/exercises/endless/topics.ts";
import { answerKey } from "#components/exercises/worksheet/worksheet-part.ts";
import { buildDistanceTable } from "#lib/index.ts";
import { MAKERS } from "./all-makers.ts";
import { BLUNDERS } from "./blunders.ts";
import { ORACLES } from "./oracles.ts";

const COUNT = 10_000;

describe.each(TOPIC_NAMES)("%s", (topic) => {
  test(`${COUNT} exercises have the answer that another way finds, and so has their key; each mistake is met by its own words, and none is right`, () => {
    const distances = buildDistanceTable({ metric: "HTM" });
    const faults: string[] = [];
    const met = new Set<RegExp>();
    for (let seed = 0; seed < COUNT && faults.length < 5; seed++) {
      const level = LEVELS[seed % 3];
      const made = createExercise(MAKERS[topic], topic, level, seed);
      const answers = ORACLES[topic](made, distances);
      const fault =
        faultOf(made, answers) ?? faultOfKey(made, answers) ?? unmet(topic, made, met);
      if (fault !== undefined) faults.push(`level ${level}, seed ${seed}: ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(met.size).toBe(BLUNDERS[topic].length);
  });

  test("mistakes are simulated at every level, and unreadable text gets the format", () => {
    for (const level of LEVELS) {
      const { exercise, mistakes, hints } = createExercise(
        MAKERS[topic],
        topic,
        level,
        1,
      );
      expect(hints).toHaveLength(3);
      if (!(topic === "next-move" && level === 3)) {
        expect(mistakes.length).toBeGreaterThan(0);
      }
      for (const rubbish of ["?", "abc", "🙂", "1e999", "½", "<b>", "_", "(((", "\0"]) {
        const { verdict, says } = exercise.check(...exercise.fields.map(() => rubbish));
        expect(verdict, rubbish).toBe("unreadable");
        expect(says).toMatch(/^\S.*\.$/);
      }
    }
  });

  test("exercises of a sheet differ, and so do sheets and levels", () => {
    const asked = (level: (typeof LEVELS)[number], sheet: number) =>
      createSheet(MAKERS[topic], { topic, level, sheet }).map(({ question, picture }) =>
        JSON.stringify([question, picture]),
      );
    for (const level of LEVELS) {
      for (const sheet of [1, 2, 4711, MAX_SHEET]) {
        expect(new Set(asked(level, sheet)).size).toBe(SHEET_LENGTH);
      }
      expect(asked(level, 1)).not.toEqual(asked(level, 2));
    }
    expect(asked(1, 1)).not.toEqual(asked(3, 1));
  });
});

test("a duration without days has an answer without days", () => {
  const without = Array.from({ length: 40 }, (_, seed) =>
    createExercise(MAKERS["mixed-radix"], "mixed-radix", 1, seed),
  ).filter(({ question }) => !question.includes("day"));
  expect(without.length).toBeGreaterThan(10);
  for (const { exercise, hints, working } of without) {
    const answers = Array.from({ length: 120 }, (_, typed) => String(typed - 1));
    const says = exercise.fields.flatMap((_, at) =>
      answers.map((typed) => exercise.check(...exercise.solution.with(at, typed)).says),
    );
    for (const words of [...says, ...hints, working])
      expect(words).not.toMatch(/\bday/);
    for (const words of says)
      expect(words).not.toMatch(/(?<![\d,−-])1 (hours|minutes)\b/);
  }
});

test("an out-of-range twist is explained, with the twist that it equals", () => {
  const answer = (level: 1 | 2, typed: string) =>
    createExercise(MAKERS["forced-twist"], "forced-twist", level, 1).exercise.check(
      typed,
    );
  for (const level of [1, 2] as const) {
    expect(answer(level, "x")).toEqual({
      verdict: "unreadable",
      says: "“x” is not a twist: write 0, 1 or 2.",
    });
    expect(answer(level, "-2")).toEqual({
      verdict: "unreadable",
      says: "−2 is the same twist as 1: write it as 0, 1 or 2.",
    });
  }
});

test("each mistake of a next move is listed once, and D counts as U", () => {
  for (const level of LEVELS) {
    for (let seed = 0; seed < 300; seed++) {
      const made = createExercise(MAKERS["next-move"], "next-move", level, seed);
      for (const { says } of made.mistakes) {
        const [, one, other] = /^More.*Perhaps: (.*) Or: (.*)$/.exec(says) ?? [];
        const undone = [one, other].map(
          (part) => /undoes only (\S+)/.exec(part ?? "")?.[1],
        );
        if (undone[0]) expect(undone[0], `${level} ${seed}`).not.toBe(undone[1]);
      }
      const [asU, asD] = ["U", "D"].map((typed) => made.exercise.check(typed));
      expect(asD).toEqual({
        verdict: asU.verdict,
        says: `The corner DBL is held, so D turns the other half of the cube, and is read as U. ${asU.says}`,
      });
    }
  }
});

test("a sheet's number always gives the same exercises", () => {
  const sheet = Object.fromEntries(
    TOPIC_NAMES.map((topic) => [
      topic,
      LEVELS.map((level) =>
        createSheet(MAKERS[topic], { topic, level, sheet: 4711 })
          .map(({ exercise }) => exercise.solution.join(" | "))
          .join("; "),
      ),
    ]),
  );
  expect(sheet).toMatchSnapshot();
});

/** What is wrong with an exercise, if anything. */
function faultOf(
  { question, exercise, hints, working, mistakes }: PracticeExercise,
  answers: readonly string[][],
): string | undefined {
  const { solution } = exercise;
  if (exercise.check(...solution).verdict !== "right") {
    return `its solution ${solution} does not pass: ${exercise.check(...solution).says}`;
  }
  const praise = exercise.check(...solution).says;
  if (!/^\S+( \S+)*\.$/.test(praise)) return `“${praise}” is no sentence`;
  const isAmongThem = answers.some((answer) =>
    answer.every((text, i) => text === "" || text === solution[i]),
  );
  if (!isAmongThem) return `${question} ${solution}, but ${answers.join(" or ")}`;
  for (const answer of answers) {
    const { verdict, says } = exercise.check(...answer);
    if (verdict !== "right") return `${answer} is not right: ${says}`;
  }
  const told = new Set<string>();
  for (const { typed, says } of mistakes) {
    const diagnosis = exercise.check(...typed);
    if (diagnosis.verdict !== "wrong" || diagnosis.says !== says) {
      return `${typed} should be told “${says}”, not ${JSON.stringify(diagnosis)}`;
    }
    if (told.has(typed.join())) return `${typed} is listed twice`;
    told.add(typed.join());
  }
  const texts = [question, working, ...hints, ...mistakes.map(({ says }) => says)];
  return texts.find(
    (text) => !/^[^\s].*[.?]$/s.test(text) || /undefined|\[object|NaN|null/.test(text),
  );
}

/** What is wrong with what a key prints, if anything. */
function faultOfKey(
  made: PracticeExercise,
  answers: readonly string[][],
): string | undefined {
  const printed = answerKey(made);
  const [right] = answers;
  const expected =
    made.exercise.fields.length === 1
      ? answers.map(([text]) => text.replace("'", "′")).join(" or ")
      : made.exercise.fields
          .map(({ label }, i) => `${label}: ${right[i] || made.exercise.solution[i]}`)
          .join(", ");
  if (printed !== expected) return `the key says “${printed}”, not “${expected}”`;
  const working = made.working
    .replace(/(?<=\d),(?=\d{3})/g, "")
    .replace("One more third", "1 more third")
    .replace("Two more thirds", "2 more thirds");
  const missing = made.exercise.solution.find(
    (text) => !working.includes(text.replace("'", "′")),
  );
  return missing && `${missing} is not in the working “${working}”`;
}

/** A blunder that is met by other words than its own. */
function unmet(
  topic: TopicName,
  made: PracticeExercise,
  met: Set<RegExp>,
): string | undefined {
  for (const blunder of BLUNDERS[topic]) {
    const typed = blunder.typed(made);
    if (typed === undefined) continue;
    const { verdict, says } = made.exercise.check(...typed);
    // Right by chance, or one of several slips that lead to the same answer.
    if (verdict === "right" || verdict === "halfway") continue;
    if (says.startsWith("More than one mistake")) continue;
    if (!blunder.met.test(says)) return `${typed} for ${blunder.met}: ${says}`;
    met.add(blunder.met);
  }
  return undefined;
}

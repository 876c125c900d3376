import fc from "fast-check";
import { expect, test } from "vitest";
import { toBase64Url } from "#notebook/document/base64url.ts";
import {
  fitsInLink,
  isStopAddress,
  lessonParameter,
  MAX_ADDRESS,
  MAX_MINUTES,
  MAX_QUESTION,
  MAX_LESSON_STEPS,
  MAX_TITLE,
  type OwnLesson,
  parseLessonParameter,
} from "#components/site/own-lesson/own-lesson.ts";

const ODOMETER = "indexing/?count=1.twos-101#odometer";
const STEP = [ODOMETER, "Add one", 5];

const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/);
const address = fc
  .tuple(fc.array(word, { maxLength: 2 }), fc.option(word), word)
  .map(([folders, state, id]) =>
    [...folders.map((name) => `${name}/`), state ? `?${state}=1.0` : "", `#${id}`].join(
      "",
    ),
  );
const text = (maxLength: number) =>
  fc.string({ unit: "grapheme", maxLength: maxLength / 8 });
const lesson: fc.Arbitrary<OwnLesson> = fc.record({
  title: text(MAX_TITLE),
  steps: fc.array(
    fc.record({
      address,
      title: text(MAX_TITLE),
      minutes: fc.integer({ min: 1, max: MAX_MINUTES }),
      question: text(MAX_QUESTION),
    }),
    { maxLength: 12 },
  ),
});

const encoded = (value: unknown) =>
  `1.${toBase64Url(new TextEncoder().encode(JSON.stringify(value)))}`;

test("a lesson is the same after it was a text in an address, which needs no escapes", () => {
  fc.assert(
    fc.property(lesson, (own) => {
      const parameter = lessonParameter(own);
      expect(parameter).toMatch(/^1\.[\w-]+$/);
      fc.pre(fitsInLink(own));
      expect(parseLessonParameter(parameter)).toEqual(own);
    }),
  );
});

test("whatever a link brings is a lesson or refused in words, with addresses of this site only", () => {
  const anything = fc.oneof(
    fc.string(),
    fc.string().map((some) => `1.${some}`),
    fc.json().map((json) => encoded(JSON.parse(json))),
    fc.jsonValue().map((value) => encoded(["", [[ODOMETER, value, value, value]]])),
    fc.webUrl({ withFragments: true }).map((url) => encoded(["", [[url, "", 5]]])),
  );
  fc.assert(
    fc.property(anything, (parameter) => {
      let own: OwnLesson;
      try {
        own = parseLessonParameter(parameter);
      } catch (error) {
        expect((error as Error).message).toMatch(
          /^(it|its title|a part of it|(the (title|question) of )?step \d+) /,
        );
        return;
      }
      for (const { address } of own.steps) expect(isStopAddress(address)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ["", "it doesn’t begin with “1.”"],
  ["2.W10", "it doesn’t begin with “1.”"],
  ["1.", "a part of it is missing or changed"],
  ["1.<b>", "a part of it is missing or changed"],
  [
    lessonParameter({ title: "Wheels", steps: [] }).slice(0, -3),
    "a part of it is missing or changed",
  ],
  [`1.${"A".repeat(6001)}`, "it is too long"],
  [encoded(null), "it is not a title with a list of steps"],
  [encoded(["Wheels"]), "it is not a title with a list of steps"],
  [encoded([7, []]), "its title is not a text"],
  [encoded(["x".repeat(81), []]), "its title is longer than 80 characters"],
  [
    encoded(["", Array(41).fill(["#a", "", 5])]),
    "it has 41 steps, and the limit is 40",
  ],
  [encoded(["", [STEP, null]]), "step 2 is not a list"],
  [
    encoded(["", [[ODOMETER, "x".repeat(81), 5]]]),
    "the title of step 1 is longer than 80 characters",
  ],
  [encoded(["", [[...STEP, 5]]]), "the question of step 1 is not a text"],
  [
    encoded(["", [[...STEP, "x".repeat(301)]]]),
    "the question of step 1 is longer than 300 characters",
  ],
  ...[0, 61, 2.5, "5", null].map((minutes) => [
    encoded(["", [STEP, [ODOMETER, "", minutes]]]),
    "step 2 doesn’t take a whole number of minutes from 1 to 60",
  ]),
  ...[
    "",
    "indexing/",
    "javascript:alert(1)#a",
    "//example.test/#a",
    "/indexing/#a",
  ].map((bad) => [
    encoded(["", [[bad, "", 5]]]),
    "step 1 doesn’t open a part of this site",
  ]),
])("%s is refused: %s", (parameter, message) => {
  expect(() => parseLessonParameter(parameter)).toThrow(new Error(message));
});

test("an address stays below the site's root, on the same origin", () => {
  const root = new URL("https://site.test/a/b/");
  fc.assert(
    fc.property(fc.oneof(address, fc.string(), fc.webPath(), fc.webUrl()), (some) => {
      if (!isStopAddress(some)) return;
      const { href, hash } = new URL(some, root);
      expect(href.startsWith(root.href)).toBe(true);
      expect(hash.length).toBeGreaterThan(1);
    }),
    { numRuns: 1000 },
  );
  for (const up of [
    "../#a",
    "moves/../../#a",
    "..\\#a",
    "%2e%2e/#a",
    "./#a",
    "a:b/#c",
  ]) {
    expect(isStopAddress(up), up).toBe(false);
  }
  expect(isStopAddress("#cover-cube")).toBe(true);
  expect(isStopAddress(`?cube=${"1".repeat(MAX_ADDRESS)}#cover-cube`)).toBe(false);
});

test("a lesson fits into a link until it has too many steps or too much text", () => {
  const step = { address: ODOMETER, title: "Add one", minutes: 5, question: "" };
  const of = (count: number, question = "") => ({
    title: "",
    steps: Array(count).fill({ ...step, question }),
  });
  expect(fitsInLink(of(MAX_LESSON_STEPS))).toBe(true);
  expect(fitsInLink(of(MAX_LESSON_STEPS + 1))).toBe(false);
  expect(fitsInLink(of(10, "x".repeat(MAX_QUESTION)))).toBe(true);
  expect(fitsInLink(of(MAX_LESSON_STEPS, "x".repeat(MAX_QUESTION)))).toBe(false);
});

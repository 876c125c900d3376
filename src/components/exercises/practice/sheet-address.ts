// The page's address names the sheet, so that a link or a number from the board gives the
// same one on every device.
import { parseWholeNumber } from "#kit/widget/parse-whole-number.ts";
import { isProblem, quote } from "#kit/widget/parse-result.ts";
import { type PracticeLevel, LEVELS } from "../endless/practice-exercise.ts";
import { MAX_SHEET, type SheetChoice } from "../endless/sheet.ts";
import { type TopicName, TOPIC_NAMES } from "../endless/topics.ts";

/** The sheet to show if the URL doesn't name one. */
export const DEFAULT_SHEET: SheetChoice = { topic: "inversions", level: 1, sheet: 1 };

/**
 * Parses the sheet from an address.
 * @param search  the query of the address
 * @returns       and a sentence for each parameter that was ignored
 */
export function parseSheet(search: string): {
  choice: SheetChoice;
  problems: readonly string[];
} {
  const { take, problems } = createParameterReader(search);
  const topic =
    take("topic", parseTopic, "there is no such topic") ?? DEFAULT_SHEET.topic;
  return { choice: { topic, ...parseLevelAndSheet(take) }, problems };
}

export function formatSheetQuery({ topic, level, sheet }: SheetChoice): string {
  return `?topic=${topic}&level=${level}&sheet=${sheet}`;
}

/** @returns the value of a key, if the address has one that can be used */
type Take = <Value>(
  key: string,
  read: (text: string) => Value | undefined,
  expected: string,
) => Value | undefined;

/** Creates a reader of URL parameters that adds a message to `problems` for each invalid one. */
export function createParameterReader(search: string): {
  take: Take;
  problems: string[];
} {
  const parameters = new URLSearchParams(search);
  const problems: string[] = [];
  return {
    problems,
    take(key, read, expected) {
      const text = parameters.get(key);
      if (text === null) return undefined;
      const value = read(text);
      if (value === undefined) {
        problems.push(
          `The link’s ${key} ${quote(text)} could not be used: ${expected}.`,
        );
      }
      return value;
    },
  };
}

export function parseLevelAndSheet(take: Take): {
  level: PracticeLevel;
  sheet: number;
} {
  const level = take(
    "level",
    (text) => LEVELS.find((one) => String(one) === text),
    "the levels are 1, 2 and 3",
  );
  const sheet = take("sheet", readNumber, `sheets are numbered 1 to ${MAX_SHEET}`);
  return { level: level ?? DEFAULT_SHEET.level, sheet: sheet ?? DEFAULT_SHEET.sheet };
}

export function parseTopic(text: string): TopicName | undefined {
  return TOPIC_NAMES.find((name) => name === text);
}

function readNumber(text: string): number | undefined {
  const sheet = parseWholeNumber(text, MAX_SHEET, 1);
  return isProblem(sheet) ? undefined : sheet.value;
}

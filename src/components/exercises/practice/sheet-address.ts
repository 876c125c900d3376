// Which sheet is shown stands in the page's address, so that a link or a number typed from
// the board brings up the same one on every device.
import { readWhole } from "../../kit/widget/read-whole.ts";
import { isProblem, quote } from "../../kit/widget/reading.ts";
import { LEVELS } from "../endless/practice.ts";
import { LAST_SHEET, type SheetChoice } from "../endless/sheet.ts";
import { TOPIC_NAMES } from "../endless/topics.ts";

/** What the page shows when its address names nothing. */
export const FIRST_SHEET: SheetChoice = { topic: "inversions", level: 1, sheet: 1 };

/**
 * The sheet that an address names.
 * @param search  the query of the address
 * @returns       and why a part of it was not used, in a sentence for each
 */
export function readSheet(search: string): {
  choice: SheetChoice;
  problems: readonly string[];
} {
  const given = new URLSearchParams(search);
  const problems: string[] = [];
  const choice = {
    topic: take("topic", (text) => TOPIC_NAMES.find((name) => name === text)),
    level: take("level", (text) => LEVELS.find((level) => String(level) === text)),
    sheet: take("sheet", readNumber) ?? FIRST_SHEET.sheet,
  };
  return {
    choice: {
      ...choice,
      topic: choice.topic ?? FIRST_SHEET.topic,
      level: choice.level ?? FIRST_SHEET.level,
    },
    problems,
  };

  function take<Value>(
    key: keyof typeof EXPECTED,
    read: (text: string) => Value | undefined,
  ): Value | undefined {
    const text = given.get(key);
    if (text === null) return undefined;
    const value = read(text);
    if (value === undefined) {
      problems.push(
        `The link’s ${key} ${quote(text)} could not be used: ${EXPECTED[key]}.`,
      );
    }
    return value;
  }
}

export function addressOf({ topic, level, sheet }: SheetChoice): string {
  return `?topic=${topic}&level=${level}&sheet=${sheet}`;
}

const EXPECTED = {
  topic: "there is no such topic",
  level: "the levels are 1, 2 and 3",
  sheet: `sheets are numbered 1 to ${LAST_SHEET}`,
};

function readNumber(text: string): number | undefined {
  const sheet = readWhole(text, LAST_SHEET, 1);
  return isProblem(sheet) ? undefined : sheet.value;
}

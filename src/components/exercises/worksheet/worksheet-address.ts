import type { PracticeLevel } from "../endless/practice-exercise.ts";
import { SHEET_LENGTH } from "../endless/sheet.ts";
import type { TopicName } from "../endless/topics.ts";
import {
  DEFAULT_SHEET,
  parseTopic,
  createParameterReader,
  parseLevelAndSheet,
} from "../practice/sheet-address.ts";

export const PAPERS = ["a4", "letter"] as const;
export type PaperSize = (typeof PAPERS)[number];

/** The numbers of exercises per topic to choose from. */
export const LENGTHS = [2, 4, 6, SHEET_LENGTH] as const;

/** The teacher's settings. */
export interface WorksheetChoice {
  /** At least one, in the order of `TOPICS`. */
  readonly topics: readonly TopicName[];
  readonly level: PracticeLevel;
  readonly sheet: number;
  /** Exercises per topic. */
  readonly exercises: (typeof LENGTHS)[number];
  readonly paper: PaperSize;
  readonly hasKey: boolean;
}

/** The worksheet of an address without parameters. */
export const DEFAULT_WORKSHEET: WorksheetChoice = {
  topics: [DEFAULT_SHEET.topic],
  level: DEFAULT_SHEET.level,
  sheet: DEFAULT_SHEET.sheet,
  exercises: SHEET_LENGTH,
  paper: "a4",
  hasKey: true,
};

/**
 * Parses the parameters of an address; every address of practice/ is valid here.
 * @param search  the query of the address
 * @returns       and a sentence for each parameter that was ignored
 */
export function parseWorksheet(search: string): {
  choice: WorksheetChoice;
  problems: readonly string[];
} {
  const { take, problems } = createParameterReader(search);
  const topics = take("topic", readTopics, "not all of these are topics");
  const choice: WorksheetChoice = {
    topics: topics ?? DEFAULT_WORKSHEET.topics,
    ...parseLevelAndSheet(take),
    exercises:
      take(
        "exercises",
        (text) => LENGTHS.find((length) => String(length) === text),
        `there can be ${LENGTHS.slice(0, -1).join(", ")} or ${SHEET_LENGTH}`,
      ) ?? DEFAULT_WORKSHEET.exercises,
    paper:
      take(
        "paper",
        (text) => PAPERS.find((paper) => paper === text),
        `it can be ${PAPERS.join(" or ")}`,
      ) ?? DEFAULT_WORKSHEET.paper,
    hasKey:
      take("key", (text) => KEY.get(text), "it can be yes or no") ??
      DEFAULT_WORKSHEET.hasKey,
  };
  return { choice, problems };
}

/** The address parameters of a worksheet. */
export function worksheetParameters(choice: WorksheetChoice): Record<string, string> {
  return {
    topic: choice.topics.join(" "),
    level: String(choice.level),
    sheet: String(choice.sheet),
    exercises: String(choice.exercises),
    paper: choice.paper,
    key: choice.hasKey ? "yes" : "no",
  };
}

const KEY = new Map([
  ["yes", true],
  ["no", false],
]);

function readTopics(text: string): TopicName[] | undefined {
  const topics = text.trim().split(/\s+/).map(parseTopic);
  return topics.every((topic) => topic !== undefined)
    ? [...new Set(topics)]
    : undefined;
}

import { type PracticeLevel, LEVELS } from "../endless/practice-exercise.ts";
import { MAX_SHEET, SHEET_LENGTH, type SheetChoice } from "../endless/sheet.ts";
import { type TopicName, TOPIC_NAMES } from "../endless/topics.ts";

/** Identifies an exercise: its sheet, and its number there from 1. */
export interface ExerciseKey extends SheetChoice {
  readonly number: number;
}

/** A reader's work on one exercise. */
export interface Attempt extends ExerciseKey {
  /** The number of readable answers checked, including the right one. */
  readonly tries: number;
  readonly solved: boolean;
  /** Hints opened before it was solved. */
  readonly hints: number;
  /** Whether the solution was opened before it was solved. */
  readonly sawSolution: boolean;
  /** Seconds from the first interaction to the right answer. */
  readonly seconds: number;
  /** The last text of each field. */
  readonly typed: readonly string[];
}

/** The sums of a topic's attempts at a level. */
export interface AttemptTally {
  readonly topic: TopicName;
  readonly level: PracticeLevel;
  readonly solved: number;
  readonly atOnce: number;
  readonly hints: number;
  readonly seconds: number;
}

const MAX_LENGTH = 200;
const MAX_FIELDS = 8;

export function isSameExercise(one: ExerciseKey, other: ExerciseKey): boolean {
  return (
    one.number === other.number &&
    one.sheet === other.sheet &&
    one.level === other.level &&
    one.topic === other.topic
  );
}

/** Whether the first answer was right, without opening the solution. */
export function isSolvedFirstTry({ solved, tries, sawSolution }: Attempt): boolean {
  return solved && tries === 1 && !sawSolution;
}

/** Whether no answer was checked and no hint or solution opened. */
export function isUntouched({ tries, solved, hints, sawSolution }: Attempt): boolean {
  return tries === 0 && !solved && hints === 0 && !sawSolution;
}

/** Tallies per topic and level with attempts, in the order of the topics. */
export function tallyAttempts(all: readonly Attempt[]): AttemptTally[] {
  const attempts = all.filter((attempt) => !isUntouched(attempt));
  return TOPIC_NAMES.flatMap((topic) =>
    LEVELS.flatMap((level) => {
      const here = attempts.filter((one) => one.topic === topic && one.level === level);
      if (here.length === 0) return [];
      const sum = (of: (attempt: Attempt) => number) =>
        here.reduce((total, attempt) => total + of(attempt), 0);
      return {
        topic,
        level,
        solved: sum(({ solved }) => Number(solved)),
        atOnce: sum((attempt) => Number(isSolvedFirstTry(attempt))),
        hints: sum(({ hints }) => hints),
        seconds: sum(({ seconds }) => seconds),
      };
    }),
  );
}

/** Validates a stored attempt. */
export function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== "object" || value === null) return false;
  const { topic, level, sheet, number, tries, solved, hints, sawSolution, seconds } =
    value as Record<keyof Attempt, unknown>;
  const { typed } = value as { typed?: unknown };
  return (
    TOPIC_NAMES.includes(topic as TopicName) &&
    LEVELS.includes(level as PracticeLevel) &&
    isCount(sheet, MAX_SHEET) &&
    isCount(number, SHEET_LENGTH) &&
    [tries, hints, seconds].every((count) => isCount(count, 1e6)) &&
    [solved, sawSolution].every((flag) => typeof flag === "boolean") &&
    Array.isArray(typed) &&
    typed.length <= MAX_FIELDS &&
    typed.every((text) => typeof text === "string" && text.length <= MAX_LENGTH)
  );
}

function isCount(value: unknown, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

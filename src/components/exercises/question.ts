// The building blocks of exercises: one question per field, which parses the typed text and
// diagnoses the answer.
import { isProblem, type ParseResult } from "../kit/widget/parse-result.ts";
import {
  type Diagnosis,
  type Exercise,
  type Field,
  halfway,
  right,
  type SlotsField,
  type TextField,
  unreadable,
  wrong,
} from "./exercise.ts";
import { parseNumber } from "./parse-number.ts";
import { parseRow } from "./parse-row.ts";

export interface ExerciseQuestion {
  readonly field: Field;
  /** A right answer. */
  readonly solution: string;
  /** The message when this field is empty and others are not. */
  readonly prompt?: string;
  /** @param typed  not blank */
  check(typed: string): Diagnosis;
}

const NOTHING_TYPED = unreadable("Nothing is typed yet.");

export function isBlank(typed = ""): boolean {
  return /^[\s_]*$/.test(typed);
}

/**
 * Right when all answers are right; otherwise the first one that isn't determines the
 * message.
 */
export function exerciseFrom(...questions: readonly ExerciseQuestion[]): Exercise {
  return {
    fields: questions.map(({ field }) => field),
    solution: questions.map(({ solution }) => solution),
    check(...typed) {
      const diagnoses = questions.map((question, i) =>
        isBlank(typed[i]) ? undefined : question.check(typed[i]),
      );
      const answered = diagnoses.filter((diagnosis) => diagnosis !== undefined);
      if (answered.length === 0) return NOTHING_TYPED;
      const firstWrong = answered.find(({ verdict }) => verdict !== "right");
      if (firstWrong) return firstWrong;
      const says = answered.map((diagnosis) => diagnosis.says).join(" ");
      const open = questions.find((_, i) => diagnoses[i] === undefined);
      return open ? halfway(`${says} ${open.prompt}`) : right(says);
    },
  };
}

interface Reader<Answer> {
  read(typed: string): ParseResult<Answer>;
  diagnose(answer: Answer): Diagnosis;
}

/** Parses the typed text, then diagnoses it; a parse error is the diagnosis. */
export function createCheck<Answer>({ read, diagnose }: Reader<Answer>) {
  return (typed: string): Diagnosis => {
    const reading = read(typed);
    return isProblem(reading) ? unreadable(reading.problem) : diagnose(reading.value);
  };
}

/** A common mistake, with the answer it leads to. */
export interface CommonMistake<Answer> {
  readonly leadsTo: Answer;
  readonly says: string;
}

/** The diagnosis of the first mistake with this answer. */
export function findMistake<Answer extends number | readonly number[]>(
  mistakes: readonly CommonMistake<Answer>[],
  answer: Answer,
): Diagnosis | undefined {
  const mistake = mistakes.find(({ leadsTo }) => String(leadsTo) === String(answer));
  return mistake && wrong(mistake.says);
}

/** The message for a wrong answer, or a diagnosis with another verdict. */
type Message<Answer> = string | ((answer: Answer) => string | Diagnosis);

function toDiagnosis<Answer>(message: Message<Answer>, answer: Answer): Diagnosis {
  const says = typeof message === "function" ? message(answer) : message;
  return typeof says === "string" ? wrong(says) : says;
}

/** A question with one right answer. */
interface OneAnswer<Answer> {
  readonly prompt?: string;
  readonly answer: Answer;
  /** The message for the right answer. */
  readonly right: string;
  /** If several have the same answer, the first one counts. */
  readonly mistakes?: readonly CommonMistake<Answer>[];
  /** The message for any other answer. */
  readonly otherwise: Message<Answer>;
}

export interface NumberQuestion extends OneAnswer<number>, Omit<TextField, "kind"> {
  /** The number of possible answers: 0 to count - 1. */
  readonly count?: number;
  /** The message for numbers out of range. */
  readonly outside?: Message<number>;
  /** Replaces `parseNumber`. */
  read?(typed: string): ParseResult<number>;
}

/** Asks for a whole number, which may be written as a calculation. */
export function numberQuestion(question: NumberQuestion): ExerciseQuestion {
  const { label, form, width, prompt, answer, mistakes = [] } = question;
  const { count = Infinity, outside, otherwise } = question;
  return {
    field: { kind: "text", label, form, width },
    solution: String(answer),
    prompt,
    check: createCheck({
      read: question.read ?? parseNumber,
      diagnose(value) {
        if (value === answer) return right(question.right);
        const isOutside = outside !== undefined && (value < 0 || value >= count);
        return (
          findMistake(mistakes, value) ??
          toDiagnosis(isOutside ? outside : otherwise, value)
        );
      },
    }),
  };
}

export function numberExercise(question: NumberQuestion): Exercise {
  return exerciseFrom(numberQuestion(question));
}

export interface RowQuestion
  extends OneAnswer<readonly number[]>, Omit<SlotsField, "kind"> {
  /** The name of the row's numbers: "cards". */
  readonly things: string;
  /** Replaces `parseRow`. */
  read?(typed: string): ParseResult<readonly number[]>;
}

/** Asks for a row of digits, one per box. */
export function rowQuestion(question: RowQuestion): ExerciseQuestion {
  const { label, form, given, slots, things, prompt, answer, mistakes = [] } = question;
  return {
    field: { kind: "slots", label, form, ...(given && { given }), slots },
    solution: answer.join(" "),
    prompt,
    check: createCheck({
      read: question.read ?? ((typed) => parseRow(typed, slots.length, things)),
      diagnose: (row) =>
        String(row) === String(answer)
          ? right(question.right)
          : (findMistake(mistakes, row) ?? toDiagnosis(question.otherwise, row)),
    }),
  };
}

interface TextQuestion<Answer> extends Omit<TextField, "kind">, Reader<Answer> {
  readonly prompt?: string;
  readonly solution: string;
}

/** Asks for moves, or other text. */
export function textQuestion<Answer>(question: TextQuestion<Answer>): ExerciseQuestion {
  const { label, form, width, prompt, solution } = question;
  const field = { kind: "text", label, form, width, letters: true } as const;
  return { field, solution, prompt, check: createCheck(question) };
}

export function textExercise<Answer>(question: TextQuestion<Answer>): Exercise {
  return exerciseFrom(textQuestion(question));
}

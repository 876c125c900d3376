import type { OptionName, OptionValues } from "./options.ts";

/** What a command prints for one input. */
export interface Answer {
  readonly text: string;
  /** The same as values, for `--json`. */
  readonly values: Readonly<Record<string, unknown>>;
}

interface Description {
  /** Its inputs, as the help writes them. */
  readonly takes: string;
  /** What it prints, without a stop. */
  readonly about: string;
  /** More about its inputs, in sentences. */
  readonly details?: string;
  readonly options: readonly OptionName[];
  /** Arguments, and what the command prints for them. */
  readonly examples: readonly (readonly [args: string, printed: string])[];
}

/** A command that answers each input, or each line of standard input. */
export interface AnsweringCommand extends Description {
  /** @throws {UsageError} before any input, when the options are wrong */
  answerer(options: OptionValues): (input: string) => Answer;
  /** Whether two or more inputs look like the parts of one that lacks its quotes. */
  isSplit?(inputs: readonly string[]): boolean;
}

/** A command that doesn't read standard input. */
export interface ListingCommand extends Description {
  list(inputs: readonly string[], options: OptionValues): Iterable<Answer>;
}

export type Command = AnsweringCommand | ListingCommand;

/** The job of a worker: it may report progress, and returns an answer or throws. */
export type AnyJob = (question: never, report: never) => unknown;

export type QuestionOf<Job extends AnyJob> = Parameters<Job>[0];
export type AnswerOf<Job extends AnyJob> = ReturnType<Job>;
export type ProgressOf<Job extends AnyJob> = Job extends (
  question: never,
  report: (progress: infer Reported) => void,
) => unknown
  ? Reported
  : never;

/** A worker's messages to the page about its current question. */
export type JobMessage<Progress, Answer> =
  | { readonly type: "progress"; readonly progress: Progress }
  | { readonly type: "result"; readonly result: Answer }
  | { readonly type: "error"; readonly message: string };

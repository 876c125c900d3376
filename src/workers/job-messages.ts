// What a page and a worker say to each other about one job.

export type JobMessage<Progress, Result> =
  | { readonly type: "progress"; readonly progress: Progress }
  | { readonly type: "result"; readonly result: Result }
  | { readonly type: "error"; readonly message: string };

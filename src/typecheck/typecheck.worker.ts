// Checks cells off the main thread; only this file loads the compiler.
import types from "virtual:type-files";
import { cellChecker, type Cell, type TypeProblem } from "./check-cells.ts";

export interface CheckRequest {
  readonly number: number;
  readonly cells: readonly Cell[];
  readonly id: string;
}

export interface CheckAnswer {
  readonly number: number;
  readonly problems: readonly TypeProblem[];
}

const check = cellChecker(types);

addEventListener("message", ({ data }: MessageEvent<CheckRequest>) => {
  const { number, cells, id } = data;
  const answer: CheckAnswer = { number, problems: check(cells, id) };
  postMessage(answer);
});

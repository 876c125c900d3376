import {
  designBytes,
  type SolverDesign,
} from "#src/workers/own-solver/design-tables.ts";
import type { DesignResult } from "#src/workers/own-solver/try-design.ts";

/** A row of the table: a design and its result. */
export interface TriedDesign extends Pick<DesignResult, "design" | "solved" | "nodes"> {
  readonly bytes: number;
  /** In milliseconds; undefined for the examples, tried when the page was made. */
  readonly times?: { readonly build: number; readonly solve: number };
}

/** A result of the reader's browser. */
export function triedHere(result: DesignResult): TriedDesign {
  const { buildMilliseconds: build, milliseconds: solve } = result;
  return { ...withoutTimes(result), times: { build, solve } };
}

/** A result without its times, which differ from machine to machine. */
export function withoutTimes({ design, solved, nodes }: DesignResult): TriedDesign {
  return { design, solved, nodes, bytes: designBytes(design) };
}

/** The rows with a new one, in place of an earlier trial of the same design. */
export function withTrial(
  rows: readonly TriedDesign[],
  row: TriedDesign,
): readonly TriedDesign[] {
  return [...rows.filter(({ design }) => !isSameDesign(design, row.design)), row];
}

export function isSameDesign(a: SolverDesign, b: SolverDesign): boolean {
  return a.join() === b.join();
}

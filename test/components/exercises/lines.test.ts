import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  joinLines,
  matchLines,
  sortForDisplay,
  splitProgram,
} from "#components/exercises/lines/arrange-lines.ts";
import { LINE_PROBLEMS } from "#components/exercises/lines/line-problems.ts";
import { verdictOn } from "./verdict-on.ts";

const FOLDER = new URL("../../../src/components/exercises/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FOLDER), "utf8").trimEnd();

test("each problem has the number of wrong lines that the page gives for the first", () => {
  const counts = LINE_PROBLEMS.map(({ decoys }) => decoys.length);
  expect(new Set(counts).size).toBe(1);
});

describe.each(LINE_PROBLEMS)("$name", ({ name, checker, decoys }) => {
  const program = read(`lines/${name}/program.ts`);
  const { body, ...frame } = splitProgram(program);
  const verdict = (lines: readonly string[]) =>
    verdictOn(joinLines(frame, lines), { checker: read(`${checker}/checker.ts`) });

  test("its lines in order make a correct program", async () => {
    expect(joinLines(frame, body)).toBe(program);
    expect(await verdict(body)).toMatch(/^Right: /);
  });

  test.each(decoys)("is wrong with “$line”", async ({ line, insteadOf }) => {
    expect(body).toContain(insteadOf);
    const lines = body.map((each) => (each === insteadOf ? line : each));
    expect(await verdict(lines)).toMatch(/^Not yet: .+[.?]$/);
  });

  test("an arrangement is recognised in the cell's text; typed code is not", () => {
    const lines = sortForDisplay(
      body,
      decoys.map(({ line }) => line),
    );
    expect(lines.toSorted()).toEqual(
      [...body, ...decoys.map(({ line }) => line)].sort(),
    );
    const placed = [...lines.keys()].toReversed();
    const text = joinLines(
      frame,
      placed.map((i) => lines[i]),
    );
    const found = matchLines(frame, text, lines)!;
    expect(found.map((i) => lines[i])).toEqual(placed.map((i) => lines[i]));
    expect(matchLines(frame, joinLines(frame, []), lines)).toEqual([]);
    expect(matchLines(frame, text.replace(lines[0], `${lines[0]} //`), lines)).toBe(
      undefined,
    );
    expect(matchLines(frame, "", lines)).toBe(undefined);
  });
});

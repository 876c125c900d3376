import { createInterface } from "node:readline/promises";
import type { Answer } from "./command.ts";
import type { Request } from "./parse-arguments.ts";
import { describeRefusal, UsageError } from "./errors.ts";
import type { Streams } from "./streams.ts";

/**
 * Prints the answers to all inputs, or to each line of standard input when it comes. A refused
 * one doesn't stop those after it.
 *
 * @returns  whether all were answered
 * @throws   what a command throws before the first input
 */
export async function answerRequest(
  { name, command, inputs, options }: Request,
  { stdin, stdout, stderr }: Streams,
): Promise<boolean> {
  if ("list" in command) {
    for (const answer of command.list(inputs, options)) await print(answer, {});
    return true;
  }
  if (inputs.length === 0 && stdin.isTTY) {
    throw new UsageError(
      `${name} needs an input; the shell drops what follows “#” unless it is in quotes`,
    );
  }
  if (inputs.length > 1 && command.isSplit?.(inputs)) {
    throw new UsageError(
      `the shell splits an input at its spaces; write ${name} "${inputs.join(" ")}"`,
    );
  }
  const answerer = command.answerer(options);
  let isAllAnswered = true;
  for (const input of inputs) await answer(input.trim(), "");
  if (inputs.length === 0) {
    let line = 0;
    for await (const text of createInterface({ input: stdin })) {
      line++;
      if (text.trim() !== "") await answer(text.trim(), `line ${line}: `);
    }
  }
  return isAllAnswered;

  async function answer(input: string, place: string): Promise<void> {
    try {
      await print(answerer(input), { input });
    } catch (error) {
      stderr.write(`every-cube: ${place}${describeRefusal(error)}\n`);
      isAllAnswered = false;
    }
  }

  /** Waits until the line is written: a reader that has enough is noticed only between lines. */
  function print({ text, values }: Answer, given: object): Promise<void> {
    const line = options.json ? JSON.stringify({ ...given, ...values }) : text;
    return new Promise((resolve) => stdout.write(`${line}\n`, () => resolve()));
  }
}

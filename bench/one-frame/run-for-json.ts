import { execFileSync } from "node:child_process";

/** Runs a program that prints JSON; the type of its output is not checked. */
export function runForJson<Printed>(program: string, args: readonly string[]): Printed {
  return JSON.parse(execFileSync(program, args, { encoding: "utf8" })) as Printed;
}

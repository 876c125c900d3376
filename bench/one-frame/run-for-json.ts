import { execFileSync } from "node:child_process";

/** Runs a program that prints JSON; it is taken to be of the type that the program promises. */
export function runForJson<Printed>(program: string, args: readonly string[]): Printed {
  return JSON.parse(execFileSync(program, args, { encoding: "utf8" })) as Printed;
}

import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Mutation } from "./find-mutations.ts";
import type { RunRequest, RunResult } from "./test-host.ts";

export interface Mutant {
  /** Relative to the root. */
  file: string;
  mutation: Mutation;
}

export interface Verdict {
  mutant: Mutant;
  /** "stuck": a test computed or waited far longer than it does without the mutation. */
  outcome: "killed" | "stuck" | "survived";
  /** The test that detected it, with its message. */
  by: string;
  /** How many test files ran the mutant, including the last one. */
  runs: number;
  /** CPU seconds of all runs with the mutation. */
  seconds: number;
}

const HOST = fileURLToPath(new URL("./test-host.ts", import.meta.url));

interface Options {
  root: string;
  /** Number of processes. */
  jobs: number;
  /** The most CPU seconds for a test with a mutation, given those that it takes without. */
  limitOf?: (unmutated: number) => number;
}

const LIMIT_UNMUTATED = 600;

/**
 * Runs the test files of each mutant in turn until one fails. Each file first runs once
 * without a mutation, and must pass.
 */
export async function judgeMutants(
  mutants: readonly Mutant[],
  testsOf: (file: string) => string[],
  { root, jobs, limitOf = (unmutated) => 5 * unmutated + 3 }: Options,
  tell: (verdict: Verdict) => void,
): Promise<Verdict[]> {
  const unmutated = new Map<string, Promise<number>>();
  const queue = mutants.entries();
  const verdicts: Verdict[] = [];
  await Promise.all(Array.from({ length: Math.min(jobs, mutants.length) }, work));
  return verdicts;

  async function work(): Promise<void> {
    const host = new TestHost(root);
    try {
      for (const [i, mutant] of queue) {
        verdicts[i] = await judge(mutant, host);
        tell(verdicts[i]);
      }
    } finally {
      host.stop();
    }
  }

  async function judge(mutant: Mutant, host: TestHost): Promise<Verdict> {
    const verdict: Verdict = {
      mutant,
      outcome: "survived",
      by: "",
      runs: 0,
      seconds: 0,
    };
    for (const test of testsOf(mutant.file)) {
      if (!unmutated.has(test)) unmutated.set(test, runUnmutated(test, host));
      const limit = limitOf(await unmutated.get(test)!);
      const { outcome, loaded, seconds, message } = await host.run({
        test,
        mutant,
        limit,
      });
      verdict.seconds += seconds;
      if (loaded) verdict.runs++;
      if (outcome === "passed") continue;
      return {
        ...verdict,
        outcome: outcome === "stuck" ? "stuck" : "killed",
        by: `${test}: ${message}`,
      };
    }
    return verdict;
  }

  async function runUnmutated(test: string, host: TestHost): Promise<number> {
    const request = { test, mutant: undefined, limit: LIMIT_UNMUTATED };
    const { outcome, seconds, message } = await host.run(request);
    if (outcome !== "passed") {
      throw new Error(`${test} fails without a mutation: ${message}`);
    }
    return seconds;
  }
}

/** A process that runs tests; it is replaced when it gets stuck. */
class TestHost {
  #root: string;
  #process: ChildProcess | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  async run(request: RunRequest): Promise<RunResult> {
    this.#process ??= await startHost(this.#root);
    const host = this.#process;
    const left = new AbortController();
    const ended = once(host, "exit", left).then(() => STUCK);
    const answered = once(host, "message", left).then(
      ([result]) => result as RunResult,
    );
    // A process that exits without an answer was brought down by the mutant.
    ended.catch(() => {});
    answered.catch(() => {});
    host.send(request);
    const result = await Promise.race([answered, ended]);
    left.abort();
    if (result.outcome === "stuck") this.stop();
    return result;
  }

  stop(): void {
    this.#process?.kill("SIGKILL");
    this.#process = undefined;
  }
}

const STUCK: RunResult = { outcome: "stuck", loaded: true, seconds: 0, message: "" };

async function startHost(root: string): Promise<ChildProcess> {
  const host = fork(HOST, { cwd: root, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  await once(host, "message");
  return host;
}

import assert from "node:assert/strict";
import { Bench } from "tinybench";
import { isOnce, roundsOf } from "./rounds.ts";

/**
 * Times tasks and prints ratios to the first, which is ours: only ratios can be compared
 * between machines.
 *
 * @param rounds   how often each task runs
 * @param samples  how many calls a task makes in one round
 * @param of       what a task processes, to print a rate per second as well
 */
export async function compare(
  title: string,
  tasks: Record<string, () => unknown>,
  { rounds, samples = 1, of }: { rounds: number; samples?: number; of?: string },
): Promise<void> {
  const bench = new Bench({
    time: 0,
    iterations: roundsOf(rounds),
    // It lasts a quarter of a second for each task, however short.
    warmup: !isOnce,
    warmupIterations: 1,
  });
  for (const [name, task] of Object.entries(tasks)) bench.add(name, task);
  await bench.run();

  console.log(title);
  const times = bench.tasks.map(({ result }) => {
    assert("latency" in result, "the task did not finish");
    return result.latency.p50 / samples;
  });
  bench.tasks.forEach((task, i) => {
    const ratio =
      i === 0 ? "" : `${(times[i] / times[0]).toFixed(2)} × the time of the first`;
    const rate = of ? `${perSecond(times[i])} ${of}/s`.padStart(20) : "";
    console.log(
      `  ${task.name.padEnd(46)}${show(times[i]).padStart(10)}${rate}  ${ratio}`,
    );
  });
}

function show(milliseconds: number): string {
  return milliseconds < 0.1
    ? `${(milliseconds * 1e6).toFixed(0)} ns`
    : `${milliseconds.toFixed(1)} ms`;
}

function perSecond(milliseconds: number): string {
  return Number((1000 / milliseconds).toPrecision(2)).toLocaleString("en");
}

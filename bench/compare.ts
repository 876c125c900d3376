import assert from "node:assert/strict";
import { Bench } from "tinybench";

/**
 * Times tasks and prints how the others compare with the first, which is ours: only
 * these mean anything from one machine to the next.
 *
 * @param rounds  how often each task runs, for tasks of some tenths of a second
 */
export async function compare(
  title: string,
  tasks: Record<string, () => unknown>,
  rounds: number,
): Promise<void> {
  const bench = new Bench({ time: 0, iterations: rounds, warmupIterations: 1 });
  for (const [name, task] of Object.entries(tasks)) bench.add(name, task);
  await bench.run();

  console.log(title);
  const times = bench.tasks.map(({ result }) => {
    assert("latency" in result, "the task did not finish");
    return result.latency.p50;
  });
  bench.tasks.forEach((task, i) => {
    const ratio =
      i === 0 ? "" : `${(times[i] / times[0]).toFixed(2)} × the time of the first`;
    console.log(
      `  ${task.name.padEnd(44)}${times[i].toFixed(1).padStart(8)} ms  ${ratio}`,
    );
  });
}

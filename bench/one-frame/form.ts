// `node form.ts NAME`: runs one of the six forms, alone in its process.
import { memoryGrown } from "./memory.ts"; // records the memory in use before anything is built
import { type Metric, movesOf } from "#lib/index.ts";
import { SIX_FORMS } from "#src/six-forms/six-forms.ts";
import { isOnce } from "../rounds.ts";
import { median } from "./median.ts";

/** The output, as JSON. */
export interface FormRuns {
  readonly QTM: FormTime;
  /** Omitted for a slow form: one metric is enough to show that it is slow. */
  readonly HTM?: FormTime;
  /** Growth of the memory, in bytes, after the first run. */
  readonly memory: number;
}

export interface FormTime {
  readonly histogram: readonly number[];
  /** Median of the runs, in milliseconds. */
  readonly time: number;
  /** Mean CPU time of a run, which doesn't depend on other processes. */
  readonly work: number;
  readonly runs: number;
}

/** Milliseconds for which a form is run again and again in one metric. */
const PATIENCE = isOnce ? 0 : 1000;
/** If the first run takes longer than this, it is the only one. */
const LONG = 3000;

const form = SIX_FORMS.find(({ name }) => name === process.argv[2])!;
const first = run("QTM");
const memory = memoryGrown();
const runs: FormRuns =
  first.work > LONG
    ? { QTM: first, memory }
    : { QTM: runOften("QTM"), HTM: runOften("HTM"), memory };
console.log(JSON.stringify(runs));

function run(metric: Metric): FormTime {
  const before = process.threadCpuUsage();
  const start = performance.now();
  const histogram = form.run(movesOf(metric));
  const time = performance.now() - start;
  return { histogram, time, work: workSince(before), runs: 1 };
}

function runOften(metric: Metric): FormTime {
  const before = process.threadCpuUsage();
  const all: FormTime[] = [];
  while (all.length === 0 || workSince(before) < PATIENCE) all.push(run(metric));
  const time = median(all.map((one) => one.time));
  const work = workSince(before) / all.length;
  return { histogram: all[0].histogram, time, work, runs: all.length };
}

function workSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

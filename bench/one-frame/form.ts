// `node form.ts NAME`: one of the six forms, alone in its process.
import { memoryGrown } from "./memory.ts"; // looks at the memory before anything is built
import { type Metric, movesOf } from "../../src/lib/index.ts";
import { SIX_FORMS } from "./forms.ts";
import { median } from "./median.ts";

/** What is printed, as JSON. */
export interface FormRuns {
  readonly QTM: FormTime;
  /** Left out for a form that takes long: one metric is enough to see that. */
  readonly HTM?: FormTime;
  /** Bytes by which the memory had grown when it was first done. */
  readonly memory: number;
}

export interface FormTime {
  readonly histogram: readonly number[];
  /** In milliseconds: the median of all runs but the first, if there are others. */
  readonly time: number;
  readonly runs: number;
}

/** Milliseconds for all runs in one metric; none is begun later. */
const PATIENCE = 800;
const LONG = 3000;

const form = SIX_FORMS.find(({ name }) => name === process.argv[2])!;
const [QTM, memory] = [runOften("QTM"), memoryGrown()];
const HTM = QTM.time < LONG ? runOften("HTM") : undefined;
console.log(JSON.stringify({ QTM, HTM, memory } satisfies FormRuns));

function runOften(metric: Metric): FormTime {
  const times: number[] = [];
  let histogram: readonly number[] = [];
  const start = performance.now();
  let last = start;
  while (last < start + PATIENCE) {
    histogram = form.run(movesOf(metric));
    const now = performance.now();
    times.push(now - last);
    last = now;
  }
  const [first, ...warm] = times;
  return {
    histogram,
    time: warm.length > 0 ? median(warm) : first,
    runs: times.length,
  };
}

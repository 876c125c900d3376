import type { Metric } from "#lib/index.ts";
import type { Builds } from "./builds.ts";
import { assertCounts, type Contestant } from "./contestant.ts";
import { median } from "./median.ts";

/** The results of a new process or worker, and when it was started. */
export interface Sample {
  readonly builds: Builds;
  /** Milliseconds since 1970. */
  readonly calledAt: number;
  readonly memory?: number;
}

export interface ColdAndWarm {
  readonly cold: Contestant;
  readonly warm: Contestant;
  /** Milliseconds from the start to the first line, not included in the other times. */
  readonly start: number;
}

/** Milliseconds during which each process or worker builds further tables. */
export const WARM = 200;

/** Builds the table in many new processes or workers, one metric after the other. */
export async function timeColdAndWarm(
  place: string,
  rounds: number,
  take: (metric: Metric) => Sample | Promise<Sample>,
): Promise<ColdAndWarm> {
  const samples: Record<Metric, Sample[]> = { QTM: [], HTM: [] };
  for (let round = 0; round < rounds; round++) {
    for (const metric of ["QTM", "HTM"] as const) {
      const sample = await take(metric);
      assertCounts(place, metric, sample.builds.histogram);
      samples[metric].push(sample);
    }
  }
  const all = [...samples.QTM, ...samples.HTM];
  const memories = all.flatMap(({ memory }) => memory ?? []);
  const medianOf = (timesOf: (sample: Sample) => readonly number[]) => ({
    QTM: median(samples.QTM.flatMap(timesOf)),
    HTM: median(samples.HTM.flatMap(timesOf)),
  });
  const warmBuilds = samples.QTM.flatMap(warmTimes).length;
  return {
    cold: {
      name: `${place}, cold`,
      times: medianOf(({ builds }) => [builds.cold]),
      of: `median of ${rounds}`,
      memory: memories.length > 0 ? median(memories) : undefined,
    },
    warm: {
      name: `${place}, warm`,
      times: medianOf(warmTimes),
      of: `median of ${warmBuilds}`,
    },
    start: median(all.map(({ builds, calledAt }) => builds.startedAt - calledAt)),
  };
}

/** The later half, when the code has been compiled and optimised. */
function warmTimes({ builds: { warm } }: Sample): readonly number[] {
  return warm.slice(Math.floor(warm.length / 2));
}

import type { ScanRequest, ScannedCube } from "#src/workers/scan-cube/scan-pictures.ts";
import { runJob } from "#src/workers/run-job.ts";
import { type Job } from "#kit/job/job.ts";
import { useJob } from "#kit/job/use-job.ts";
import type { ScannableCube } from "./scannable-cubes.ts";

/** A job that scans pictures of a cube in a worker. */
export function useCubeScan({
  job,
}: ScannableCube): Job<undefined, ScannedCube, ScanRequest> {
  return useJob<undefined, ScannedCube, ScanRequest>(undefined, (options, pictures) =>
    runJob(job, pictures, options),
  );
}

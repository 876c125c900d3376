import type {
  Pictures,
  readCube,
  ReadCube,
} from "../../../../workers/read-cube/read-cube.ts";
import { runJob } from "../../../../workers/run-job.ts";
import { type Job } from "../../../kit/job/job.ts";
import { useJob } from "../../../kit/job/use-job.ts";

const startWorker = () =>
  new Worker(new URL("../../../../workers/read-cube.worker.ts", import.meta.url), {
    type: "module",
  });

/** Reads pictures in the background. */
export function useReading(): Job<undefined, ReadCube, Pictures> {
  return useJob<undefined, ReadCube, Pictures>(undefined, (options, pictures) =>
    runJob<typeof readCube>(startWorker, pictures, {
      ...options,
      onProgress: () => undefined,
    }),
  );
}

// Checks data files in a worker: a large one can take seconds.
import { serveJob } from "#src/workers/serve-job.ts";
import { fileWarning } from "./file-warning.ts";

serveJob(async (file: File) => fileWarning(file.name, await file.arrayBuffer()));

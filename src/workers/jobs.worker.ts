// Runs the job that the worker is named after.
import { JOBS, type JobName } from "./jobs.ts";
import { serveJob } from "./serve-job.ts";

serveJob(JOBS[self.name as JobName]());

import { runForm } from "./run-form.ts";
import { serveJob } from "./serve-job.ts";

serveJob(runForm);

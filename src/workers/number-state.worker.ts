import { createStateNumbering } from "./number-state.ts";
import { serveJob } from "./serve-job.ts";

serveJob(createStateNumbering());

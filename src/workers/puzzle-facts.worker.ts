import { findFacts } from "./puzzle-facts.ts";
import { serveJob } from "./serve-job.ts";

serveJob(findFacts);

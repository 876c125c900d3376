import { computePuzzleFacts } from "./puzzle-facts.ts";
import { serveJob } from "./serve-job.ts";

serveJob(computePuzzleFacts);

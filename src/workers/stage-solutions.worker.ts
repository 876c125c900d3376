import { serveJob } from "./serve-job.ts";
import { createStageSolver } from "./stage-solutions.ts";

serveJob(createStageSolver());

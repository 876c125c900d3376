import { serveJob } from "./serve-job.ts";
import { stageWays } from "./stage-ways.ts";

serveJob(stageWays());

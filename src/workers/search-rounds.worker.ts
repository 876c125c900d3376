import { timeRounds } from "./search-rounds.ts";
import { serveJob } from "./serve-job.ts";

serveJob(timeRounds);

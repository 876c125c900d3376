import { searchRounds } from "./search-rounds.ts";
import { serveJob } from "./serve-job.ts";

serveJob(searchRounds);

import { race } from "./race.ts";
import { serveJob } from "./serve-job.ts";

serveJob(race);

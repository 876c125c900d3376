import { runTableRace } from "./table-race.ts";
import { serveJob } from "./serve-job.ts";

serveJob(runTableRace);

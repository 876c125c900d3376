import { serveJob } from "./serve-job.ts";
import { runRace } from "./sticker-race.ts";

serveJob(runRace);

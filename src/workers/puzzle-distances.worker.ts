import { puzzleDistances } from "./puzzle-distances.ts";
import { serveJob } from "./serve-job.ts";

serveJob(puzzleDistances());

import { createPuzzleDistances } from "./puzzle-distances.ts";
import { serveJob } from "./serve-job.ts";

serveJob(createPuzzleDistances());

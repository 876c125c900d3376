import { serveJob } from "./serve-job.ts";
import { solvePosition } from "./solve-position.ts";

serveJob(solvePosition);

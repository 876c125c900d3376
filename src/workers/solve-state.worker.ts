import { serveJob } from "./serve-job.ts";
import { solveState } from "./solve-state.ts";

serveJob(solveState);

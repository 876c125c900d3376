import { countLostSolutions } from "./lost-solutions.ts";
import { serveJob } from "./serve-job.ts";

serveJob(countLostSolutions);

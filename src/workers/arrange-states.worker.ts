import { arrangeDistances } from "./arrange-states.ts";
import { serveJob } from "./serve-job.ts";

serveJob(arrangeDistances);

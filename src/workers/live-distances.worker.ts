import { createLiveDistances } from "./live-distances.ts";
import { serveJob } from "./serve-job.ts";

serveJob(createLiveDistances());

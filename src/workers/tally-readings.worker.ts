import { serveJob } from "./serve-job.ts";
import { tallyReadings } from "./tally-readings.ts";

serveJob(tallyReadings);

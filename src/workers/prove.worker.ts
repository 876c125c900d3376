import { proveRoundTrips } from "./round-trips.ts";
import { serveJob } from "./serve-job.ts";

serveJob(proveRoundTrips);

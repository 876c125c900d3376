import { scanCube } from "./scan-cube/scan-cube.ts";
import { serveJob } from "./serve-job.ts";

serveJob(scanCube);

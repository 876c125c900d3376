import { readCube } from "./read-cube/read-cube.ts";
import { serveJob } from "./serve-job.ts";

serveJob(readCube);

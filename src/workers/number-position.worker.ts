import { positionNumbering } from "./number-position.ts";
import { serveJob } from "./serve-job.ts";

serveJob(positionNumbering());

import { serveJob } from "./serve-job.ts";
import { buildWholeTable } from "./whole-table.ts";

serveJob(buildWholeTable);

import { serveJob } from "./serve-job.ts";
import { surveyTable } from "./survey-table.ts";

serveJob(surveyTable);

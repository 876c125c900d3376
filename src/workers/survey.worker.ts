import { serveJob } from "./serve-job.ts";
import { surveyTable } from "./survey.ts";

serveJob(surveyTable);

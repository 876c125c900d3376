// Parses the cells' texts in a worker: some texts take long to parse.
import { serveJob } from "#src/workers/serve-job.ts";
import { outdatedCells } from "./outdated-cells.ts";

serveJob(outdatedCells);

import { readPuzzle } from "./read-puzzle.ts";
import { serveJob } from "./serve-job.ts";

serveJob(readPuzzle);

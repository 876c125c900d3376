import { parsePuzzle } from "./parse-puzzle.ts";
import { serveJob } from "./serve-job.ts";

serveJob(parsePuzzle);

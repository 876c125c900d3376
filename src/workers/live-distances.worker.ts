import { liveDistances } from "./live-distances.ts";
import { serveAnswers } from "./serve-answers.ts";

serveAnswers(liveDistances());

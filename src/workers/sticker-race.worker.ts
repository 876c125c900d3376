import { serveJob } from "./serve-job.ts";
import { runStickerRace } from "./sticker-race.ts";

serveJob(runStickerRace);

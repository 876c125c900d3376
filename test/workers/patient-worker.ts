import type { JobMessage, QuestionMessage } from "#src/workers/serve-job.ts";

/** A worker that notes what it is asked, and answers when the test says so. */
export class PatientWorker extends EventTarget {
  static made: PatientWorker[] = [];
  asked: unknown[] = [];
  stopped: number[] = [];
  ended = false;
  constructor() {
    super();
    PatientWorker.made.push(this);
  }
  postMessage(message: QuestionMessage<unknown>) {
    // Throws, as a browser does, when it cannot be copied.
    const copy = structuredClone(message);
    if (copy.type === "stop") this.stopped.push(copy.id);
    else this.asked.push(copy.question);
  }
  terminate() {
    this.ended = true;
  }
  say(data: JobMessage<unknown, unknown>) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  fail(message: string) {
    this.dispatchEvent(Object.assign(new Event("error"), { message }));
  }
}

import type { JobMessage } from "#src/workers/serve-job.ts";

/** A worker that notes what it is asked, and answers when the test says so. */
export class PatientWorker extends EventTarget {
  static made: PatientWorker[] = [];
  asked: unknown[] = [];
  ended = false;
  constructor() {
    super();
    PatientWorker.made.push(this);
  }
  postMessage(question: unknown) {
    // Throws, as a browser does, when it cannot be copied.
    this.asked.push(structuredClone(question));
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

import { fileURLToPath } from "node:url";
import { assertCounts, type Contestant } from "./contestant.ts";
import type { FormRuns } from "./form.ts";
import { SIX_FORMS } from "../../src/six-forms/six-forms.ts";
import { runForJson } from "./run-for-json.ts";

const SCRIPT = fileURLToPath(new URL("form.ts", import.meta.url));

/** The six forms, one after the other, each in a process of its own. */
export function* runSixForms(): Generator<Contestant> {
  for (const { name, title } of SIX_FORMS) {
    const { QTM, HTM, memory } = runForJson<FormRuns>(process.execPath, [SCRIPT, name]);
    assertCounts(title, "QTM", QTM.histogram);
    if (HTM) assertCounts(title, "HTM", HTM.histogram);
    yield {
      name: title,
      times: { QTM: QTM.time, HTM: HTM?.time },
      of: QTM.runs === 1 ? "one run" : `median of ${QTM.runs}`,
      memory,
    };
  }
}

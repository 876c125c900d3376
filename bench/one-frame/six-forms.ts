import { fileURLToPath } from "node:url";
import { assertCounts, type Contestant } from "./contestant.ts";
import type { FormRuns } from "./form.ts";
import type { Form } from "#src/six-forms/form.ts";
import { SIX_FORMS } from "#src/six-forms/six-forms.ts";
import { isOnce } from "../rounds.ts";
import { runForJson } from "./run-for-json.ts";

const SCRIPT = fileURLToPath(new URL("form.ts", import.meta.url));

/** Runs forms, one after the other, each in its own process. */
export function* formRuns(
  forms: readonly Form[] = SIX_FORMS,
): Generator<{ form: Form; runs: FormRuns }> {
  for (const form of forms) {
    const { name, title } = form;
    const args = [SCRIPT, name, ...(isOnce ? ["--once"] : [])];
    const runs = runForJson<FormRuns>(process.execPath, args);
    assertCounts(title, "QTM", runs.QTM.histogram);
    if (runs.HTM) assertCounts(title, "HTM", runs.HTM.histogram);
    yield { form, runs };
  }
}

export function* timeForms(forms: readonly Form[]): Generator<Contestant> {
  for (const { form, runs } of formRuns(forms)) {
    const { QTM, HTM, memory } = runs;
    yield {
      name: form.title,
      times: { QTM: QTM.time, HTM: HTM?.time },
      of: QTM.runs === 1 ? "one run" : `median of ${QTM.runs}`,
      memory,
    };
  }
}

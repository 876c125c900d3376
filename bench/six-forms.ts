/**
 * Measures the six forms for the chapter that shows them, each in its own process, and
 * writes the CPU times to the file that the chapter reads. So every build shows the same
 * times until this runs again.
 */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import type { BenchTimes } from "../src/components/figures/one-frame/six-forms/bench-times.ts";
import { formRuns } from "./one-frame/six-forms.ts";

const FILE = new URL(
  "../src/components/figures/one-frame/six-forms/bench-times.json",
  import.meta.url,
);

const milliseconds: Record<string, number> = {};
for (const { form, runs } of formRuns()) {
  milliseconds[form.name] = Number(runs.QTM.work.toPrecision(3));
  console.log(`  ${form.title}: ${milliseconds[form.name]} ms`);
}
const times: BenchTimes = {
  machine: cpus()[0]
    .model.replace(/\((R|TM)\)| CPU| @.*| \d+-Core Processor/g, "")
    .trim(),
  engine: `Node ${process.versions.node.split(".")[0]}`,
  date: new Date().toISOString().slice(0, 10),
  milliseconds,
};
writeFileSync(FILE, `${JSON.stringify(times, null, 2)}\n`);
console.log(`written to ${fileURLToPath(FILE)}`);

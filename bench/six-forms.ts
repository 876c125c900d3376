/**
 * Measures the six forms for the chapter that shows them, each in a process of its own, and
 * writes down in the file that the chapter reads how long the processor worked for each. So
 * what is shown is the same in every build, until somebody runs this again.
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

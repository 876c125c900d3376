/**
 * One job in many ways, side by side: the exact distance of all states, breadth first. The
 * Python program of the source texts, a forward scan in C++, the six forms, and the library
 * in Node and in a browser's worker: cold, which is from the first line of its module, and
 * warm. Whoever counts wrongly makes the bench fail; whoever is slow does not, but it is
 * said whether the aims are met. Only the ratios mean anything from one machine to the next.
 *
 * It needs python3, g++ and a browser, and says so when one of them is missing.
 */
import { availableParallelism, cpus, loadavg } from "node:os";
import { ensureBrowser } from "../scripts/toolchain.mjs";
import { N_STATES } from "../src/lib/index.ts";
import { runBrowser } from "./one-frame/browser.ts";
import { runCPlusPlus } from "./one-frame/cplusplus.ts";
import { runNode } from "./one-frame/node.ts";
import { runPython } from "./one-frame/python.ts";
import {
  printAims,
  printContestant,
  printHead,
  printStart,
  type Rivals,
} from "./one-frame/report.ts";
import { runSixForms } from "./one-frame/six-forms.ts";
import { roundsOf } from "./rounds.ts";

/** How many rounds of the C++ program, new processes, and new pages, in each metric. */
const ROUNDS = roundsOf(7);
/** The Python program takes seconds. */
const PYTHON_ROUNDS = 1;

console.log(`all ${N_STATES} distances, in many ways`);
console.log(
  `  on ${cpus()[0].model.trim()}, ${availableParallelism()} threads, load ${loadavg()[0].toFixed(1)}; Node ${process.version}`,
);
printHead();

const python = runPython(PYTHON_ROUNDS);
const cPlusPlus = runCPlusPlus(ROUNDS);
const rivals: Rivals = { python, cPlusPlus: cPlusPlus?.scan };
for (const contestant of [python, cPlusPlus?.scan, cPlusPlus?.withTables]) {
  if (contestant) printContestant(contestant, rivals);
}
if (!python) console.log("  the Python program: skipped, there is no python3");
if (!cPlusPlus)
  console.log("  the scan in C++: skipped, there is no g++ that compiles it");

for (const form of runSixForms()) printContestant(form, rivals);

const inNode = await runNode(ROUNDS);
printContestant(inNode.cold, rivals);
printContestant(inNode.warm, rivals);

const inBrowser = await ensureBrowser().then(
  (executablePath) => runBrowser(executablePath, ROUNDS),
  (error: Error) => console.log(`  in a browser: skipped, ${error.message}`),
);
if (inBrowser) {
  printContestant(inBrowser.cold, rivals);
  printContestant(inBrowser.warm, rivals);
}

const ours = inBrowser ? [inNode, inBrowser] : [inNode];
for (const one of ours) printStart(one);
if (inBrowser) console.log(`  the browser calls itself ${inBrowser.userAgent}`);
for (const one of ours) printAims(one, rivals);

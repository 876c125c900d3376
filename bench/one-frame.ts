/**
 * One job in many ways: the exact distances of all states, by breadth-first search.
 * Compares the Python program of the source texts, a forward scan in C++, the six forms,
 * and the library in Node and in a browser's worker: cold, from the first line of its
 * module, and warm. A wrong count makes the bench fail; a slow result does not, but the
 * bench reports whether the aims are met. Only the ratios can be compared between machines.
 *
 * Needs python3, g++ and a browser; if one of them is missing, it says so.
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
import { timeForms } from "./one-frame/six-forms.ts";
import type { Form } from "../src/six-forms/form.ts";
import { moveTablesForm } from "../src/six-forms/move-tables.ts";
import { rankingForm } from "../src/six-forms/ranking.ts";
import { SIX_FORMS } from "../src/six-forms/six-forms.ts";
import { stickerStringsForm } from "../src/six-forms/sticker-strings.ts";
import { isOnce, roundsOf } from "./rounds.ts";

/** Number of rounds of the C++ program, of new processes, and of new pages, per metric. */
const ROUNDS = roundsOf(7);
/** Only one: the Python program takes seconds. */
const PYTHON_ROUNDS = 1;
/** Quarter turns that the Python program counts with `--once`. */
const NEAR = 7;
/** Seconds to minutes each; with `--once` they are left to the tests, which run all six. */
const SLOW_FORMS: readonly Form[] = [stickerStringsForm, rankingForm, moveTablesForm];

console.log(`all ${N_STATES} distances, in many ways`);
console.log(
  `  on ${cpus()[0].model.trim()}, ${availableParallelism()} threads, load ${loadavg()[0].toFixed(1)}; Node ${process.version}`,
);
printHead();

const python = runPython(PYTHON_ROUNDS, isOnce ? NEAR : undefined);
const cPlusPlus = runCPlusPlus(ROUNDS);
const rivals: Rivals = { python: isOnce ? null : python, cPlusPlus: cPlusPlus?.scan };
for (const contestant of [python, cPlusPlus?.scan, cPlusPlus?.withTables]) {
  if (contestant) printContestant(contestant, rivals);
}
if (!python) console.log("  the Python program: skipped, there is no python3");
if (!cPlusPlus)
  console.log("  the scan in C++: skipped, there is no g++ that compiles it");

const forms = SIX_FORMS.filter((form) => !isOnce || !SLOW_FORMS.includes(form));
for (const form of timeForms(forms)) printContestant(form, rivals);
if (forms.length < SIX_FORMS.length)
  console.log(
    `  left to the tests: ${SLOW_FORMS.map(({ title }) => title).join(", ")}`,
  );

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

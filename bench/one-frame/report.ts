import type { Metric } from "#lib/index.ts";
import type { ColdAndWarm } from "./cold-and-warm.ts";
import type { Contestant } from "./contestant.ts";

/** The duration of a screen's frame, in milliseconds. */
const FRAME = 1000 / 60;

/** The programs to compare with; those missing on this machine are left out. */
export interface Rivals {
  /** It counts in QTM only. */
  readonly python?: Contestant | null;
  readonly cPlusPlus?: Contestant | null;
}

export function printHead(): void {
  const columns = ["QTM", "HTM", "memory", "Python", "C++ QTM", "C++ HTM"];
  console.log(line("", ["", "", "", "as fast as", "", ""], ""));
  console.log(line("", columns, ""));
}

export function printContestant(contestant: Contestant, rivals: Rivals): void {
  const { name, times, memory, of } = contestant;
  const cells = [
    showTime(times.QTM),
    showTime(times.HTM),
    memory ? `${(memory / 1e6).toFixed(1)} MB` : "",
    showRatio(timesAsFast(contestant, rivals.python, "QTM")),
    showRatio(timesAsFast(contestant, rivals.cPlusPlus, "QTM")),
    showRatio(timesAsFast(contestant, rivals.cPlusPlus, "HTM")),
  ];
  console.log(line(name, cells, of));
}

/**
 * Reports which aims are met here. None is enforced: they depend on the machine as well.
 */
export function printAims(
  { cold, warm }: ColdAndWarm,
  { python, cPlusPlus }: Rivals,
): void {
  printAim(warm, "QTM", python, "the Python program", 1000);
  printAim(cold, "QTM", python, "the Python program", 300);
  printAim(warm, "QTM", cPlusPlus, "the scan in C++", 10);
  printAim(warm, "HTM", cPlusPlus, "the scan in C++", 10);
}

function printAim(
  contestant: Contestant,
  metric: Metric,
  rival: Contestant | null | undefined,
  rivalName: string,
  aim: number,
): void {
  const ratio = timesAsFast(contestant, rival, metric);
  if (ratio === undefined) return;
  const verdict = ratio >= aim ? "met:   " : "missed:";
  console.log(
    `  ${verdict} ${contestant.name}, ${metric}: ${showRatio(ratio)} as fast as ${rivalName}, to be ${showRatio(aim)}`,
  );
}

/** The start-up time that the cold times leave out, and how they compare with one frame. */
export function printStart({ cold, start }: ColdAndWarm): void {
  const frames = (time = NaN) => (time / FRAME).toFixed(2);
  const { QTM, HTM } = cold.times;
  console.log(
    `  ${cold.name}: ${frames(QTM)} (QTM) and ${frames(HTM)} (HTM) frames of a screen; the ${showTime(start)} up to its first line come before`,
  );
}

function timesAsFast(
  contestant: Contestant,
  rival: Contestant | null | undefined,
  metric: Metric,
): number | undefined {
  const [time, rivalTime] = [contestant.times[metric], rival?.times[metric]];
  return time && rivalTime && rivalTime / time;
}

function showTime(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return "–";
  return milliseconds < 1000
    ? `${milliseconds.toFixed(1)} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}

function showRatio(ratio: number | undefined): string {
  if (ratio === undefined) return "–";
  return `${Number(ratio.toPrecision(3)).toLocaleString("en")} ×`;
}

function line(name: string, cells: readonly string[], remark: string): string {
  return `  ${name.padEnd(46)}${cells.map((cell) => cell.padStart(10)).join("")}  ${remark}`.trimEnd();
}

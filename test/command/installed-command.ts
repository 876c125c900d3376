// The command as its users have it: npm has installed it from the package.
import { spawn } from "node:child_process";
import { join } from "node:path";
import type { BlankProject } from "../build/package/blank-project.ts";

export interface Ended {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
}

/** A puzzle of seven beads on two rings that cross. */
const RINGS = `Name rings
Set BEADS 7 1
Solved
BEADS
1 2 3 4 5 6 7
End
Move L
BEADS
4 1 2 3 5 6 7
End
Move R
BEADS
1 2 3 7 4 5 6
End
`;

/** Starts the command in a project, next to the file rings.tws. */
export async function commandOf(project: BlankProject) {
  await project.write("rings.tws", RINGS);
  const program = join(project.folder, "node_modules/.bin/every-cube");
  return {
    start: (...args: string[]) => spawn(program, args, { cwd: project.folder }),
    /** Runs it to its end, with this text as standard input. */
    async run(args: readonly string[], input = ""): Promise<Ended> {
      return end(spawn(program, args, { cwd: project.folder }), input);
    },
    /** Runs a command line in a shell, with the command on the path. */
    async inShell(line: string): Promise<Ended> {
      const PATH = `${join(program, "..")}:${process.env["PATH"]}`;
      const env = { ...process.env, PATH };
      return end(spawn("bash", ["-c", line], { cwd: project.folder, env }), "");
    },
  };
}

function end(program: ReturnType<typeof spawn>, input: string): Promise<Ended> {
  let stdout = "";
  let stderr = "";
  program.stdout!.setEncoding("utf8").on("data", (text) => (stdout += text));
  program.stderr!.setEncoding("utf8").on("data", (text) => (stderr += text));
  program.stdin!.end(input);
  return new Promise((resolve, reject) => {
    program.on("error", reject);
    program.on("close", (code) => resolve({ stdout, stderr, code }));
  });
}

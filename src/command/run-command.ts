import manifest from "../../package/package.json" with { type: "json" };
import { answerRequest } from "./answer-request.ts";
import { COMMANDS } from "./commands.ts";
import { helpOf, overview } from "./help.ts";
import { parseArguments } from "./parse-arguments.ts";
import { describeRefusal, UsageError } from "./errors.ts";
import type { Streams } from "./streams.ts";

const ANSWERED = 0;
const REFUSED = 1;
const WRONG = 2;

/**
 * Runs the command to its end.
 *
 * @param args  without the program's name: ["rank", "2 0 1"]
 * @returns     the exit code: 0 all answered, 1 an input was refused, 2 wrong usage
 */
export async function runCommand(
  args: readonly string[],
  streams: Streams,
): Promise<number> {
  const { stdout, stderr } = streams;
  try {
    const text = informationOn(args);
    if (text !== undefined) {
      stdout.write(text);
      return ANSWERED;
    }
    const isAllAnswered = await answerRequest(parseArguments(args), streams);
    return isAllAnswered ? ANSWERED : REFUSED;
  } catch (error) {
    if (!(error instanceof UsageError)) {
      stderr.write(`every-cube: ${describeRefusal(error)}\n`);
      return REFUSED;
    }
    const name = Object.hasOwn(COMMANDS, args[0] ?? "") ? `${args[0]} ` : "";
    stderr.write(`every-cube: ${error.message}\nTry: every-cube ${name}--help\n`);
    return WRONG;
  }
}

/** The help or the version, if that is what the arguments ask for. */
function informationOn(args: readonly string[]): string | undefined {
  if (args[0] === "--version") return `${manifest.version}\n`;
  if (args[0] === "--help" || args[0] === "-h") return overview(COMMANDS);
  const { name, command, options } = parseArguments(args);
  return options.help ? helpOf(name, command) : undefined;
}

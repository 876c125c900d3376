import { parseArgs } from "node:util";
import type { Command } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { OPTIONS, type OptionValues } from "./options.ts";
import { UsageError } from "./errors.ts";

/** What a command line asks for. */
export interface Request {
  readonly name: string;
  readonly command: Command;
  readonly inputs: readonly string[];
  readonly options: OptionValues & { readonly help?: boolean };
}

/**
 * @param args  a command's name, then inputs and options in any order
 * @throws {UsageError} for an unknown command or option, or an option without its value
 */
export function parseArguments([name, ...args]: readonly string[]): Request {
  const command = commandNamed(name);
  const known = command.options.map((option) => [option, OPTIONS[option]] as const);
  try {
    const { values, positionals } = parseArgs({
      args,
      options: {
        ...Object.fromEntries(known),
        help: { type: "boolean", short: "h" },
      },
      allowPositionals: true,
    });
    return { name, command, inputs: positionals, options: values };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const [, option] = /'(-.*?)[',\s]/.exec(message) ?? [];
    if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
      throw new UsageError(`${name} has no option ${option}`);
    }
    const hasValue = known.some(
      ([known, { type }]) => `--${known}` === option && type === "string",
    );
    throw new UsageError(`${option} ${hasValue ? "needs a value" : "takes no value"}`);
  }
}

function commandNamed(name: string | undefined): Command {
  const names = Object.keys(COMMANDS).join(", ");
  if (name === undefined) throw new UsageError(`expected a command: ${names}`);
  if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name];
  const written = JSON.stringify(name);
  throw new UsageError(`there is no command ${written}; expected ${names}`);
}

import type { Command, ListingCommand } from "../command.ts";
import { UsageError } from "../errors.ts";
import {
  bashCompletions,
  fishCompletions,
  zshCompletions,
} from "../shell-completions.ts";

const SHELLS = {
  bash: bashCompletions,
  zsh: zshCompletions,
  fish: fishCompletions,
} as const;

/** The command that prints completions of the others. */
export function completionsCommand(
  commands: Readonly<Record<string, Command>>,
): ListingCommand {
  const completions: ListingCommand = {
    takes: "bash|zsh|fish",
    about: "a script that makes a shell complete commands and options",
    details: `Add one of these lines to the start-up file of your shell:
  eval "$(every-cube completions bash)"
  eval "$(every-cube completions zsh)"
  every-cube completions fish | source`,
    options: [],
    examples: [],
    list([shell, ...more]) {
      if (more.length > 0 || !isShell(shell)) {
        throw new UsageError("completions needs a shell: bash, zsh or fish");
      }
      return [{ text: SHELLS[shell]({ ...commands, completions }), values: {} }];
    },
  };
  return completions;
}

function isShell(name: string | undefined): name is keyof typeof SHELLS {
  return name !== undefined && Object.hasOwn(SHELLS, name);
}

import type { Command } from "./command.ts";
import { completionsCommand } from "./commands/completions.ts";
import { countCommand } from "./commands/count.ts";
import { rankCommand } from "./commands/rank.ts";
import { scrambleCommand } from "./commands/scramble.ts";
import { solveCommand } from "./commands/solve.ts";
import { stateCommand } from "./commands/state.ts";
import { tableCommand } from "./commands/table.ts";
import { unrankCommand } from "./commands/unrank.ts";

const ANSWERING = {
  rank: rankCommand,
  unrank: unrankCommand,
  state: stateCommand,
  solve: solveCommand,
  scramble: scrambleCommand,
  table: tableCommand,
  count: countCommand,
};

/** All commands by name, in the order of the help. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  ...ANSWERING,
  completions: completionsCommand(ANSWERING),
};

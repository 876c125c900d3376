// Scripts that complete commands, options and the values of options. Everything else is
// completed as a file.
import type { Command } from "./command.ts";
import { OPTIONS } from "./options.ts";

type Commands = Readonly<Record<string, Command>>;

export function bashCompletions(commands: Commands): string {
  const names = Object.keys(commands).join(" ");
  const values = choices().map(([option, values]) => offer(`--${option}`, values));
  const options = Object.entries(commands).map(([name, { options }]) =>
    offer(name, [...options, "help"].map(flag)),
  );
  return `_every_cube() {
  local offered=""
  case "$3" in
    ${values.join("\n    ")}
    every-cube) offered="${names} --help --version" ;;
    *)
      case "\${COMP_WORDS[1]}" in
        ${options.join("\n        ")}
      esac ;;
  esac
  COMPREPLY=($(compgen -W "$offered" -- "$2"))
}
complete -o default -F _every_cube every-cube`;
}

/** For zsh, which runs those of bash. */
export function zshCompletions(commands: Commands): string {
  const start = "autoload -Uz compinit bashcompinit && compinit && bashcompinit";
  return `${start}\n${bashCompletions(commands)}`;
}

export function fishCompletions(commands: Commands): string {
  const values = new Map(choices());
  const complete = (condition: string, rest: string, about: string) =>
    `complete -c every-cube -n ${quote(condition)} ${rest} -d ${quote(about)}`;
  const lines = Object.entries(commands).flatMap(([name, { about, options }]) => [
    complete("__fish_use_subcommand", `-a ${name}`, about),
    ...options.map((option) => {
      const { type, about } = OPTIONS[option];
      const own = values.get(option);
      const value = own
        ? ` -x -a ${quote(own.join(" "))}`
        : type === "string"
          ? " -r"
          : "";
      const condition = `__fish_seen_subcommand_from ${name}`;
      return complete(condition, `-l ${option}${value}`, about);
    }),
  ]);
  return lines.join("\n");
}

/** A branch of bash's `case`. */
function offer(pattern: string, words: readonly string[]): string {
  return `${pattern}) offered="${words.join(" ")}" ;;`;
}

/** The options that have a fixed set of values. */
function choices(): [option: string, values: readonly string[]][] {
  return Object.entries(OPTIONS).flatMap(([option, details]) =>
    "choices" in details ? [[option, details.choices]] : [],
  );
}

function flag(option: string): string {
  return `--${option}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`;
}

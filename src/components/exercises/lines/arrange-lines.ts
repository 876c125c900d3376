// Splits a program into lines to arrange and joins them again.

/** The fixed text before and after the lines to arrange. */
export interface ProgramFrame {
  /** Its imports and signature, up to the brace that opens it. */
  readonly head: string;
  /** The closing brace and the text after it. */
  readonly end: string;
}

/** A placeholder for an empty program, which must compile. */
const NO_LINES = 'throw new Error("there are no lines yet");';

/** @param program  one function, with imports before it and a call after it */
export function splitProgram(
  program: string,
): ProgramFrame & { readonly body: string[] } {
  const lines = program.trimEnd().split("\n");
  const first = lines.findIndex((line) => line.endsWith("{")) + 1;
  const last = lines.indexOf("}");
  return {
    head: lines.slice(0, first).join("\n"),
    body: lines.slice(first, last).map((line) => line.trim()),
    end: lines.slice(last).join("\n"),
  };
}

/** The program made of these lines, indented by their braces. */
export function joinLines(
  { head, end }: ProgramFrame,
  lines: readonly string[],
): string {
  const visible = lines.length === 0 ? [NO_LINES] : lines;
  const depths = braceDepths(visible);
  const body = visible.map((line, i) => "  ".repeat(depths[i]) + line);
  return [head, ...body, end].join("\n");
}

/** The brace depth of each line, at least 1. */
export function braceDepths(lines: readonly string[]): number[] {
  let depth = 1;
  return lines.map((line) => {
    if (line.startsWith("}")) depth = Math.max(1, depth - 1);
    return line.endsWith("{") ? depth++ : depth;
  });
}

/**
 * Recognises the lines of a program, in order.
 * @returns  undefined if it contains other text, typed by the reader
 */
export function matchLines(
  { head, end }: ProgramFrame,
  program: string,
  lines: readonly string[],
): number[] | undefined {
  const text = program.trimEnd();
  if (!text.startsWith(`${head}\n`) || !text.endsWith(`\n${end}`)) return undefined;
  const body = text.slice(head.length + 1, -end.length).split("\n");
  const free = new Set(lines.keys());
  const placed: number[] = [];
  for (const line of body.map((each) => each.trim())) {
    if (line === "" || line === NO_LINES) continue;
    const at = [...free].find((i) => lines[i] === line);
    if (at === undefined) return undefined;
    free.delete(at);
    placed.push(at);
  }
  return placed;
}

/** The program's lines and the decoys in alphabetical order, so that it gives nothing away. */
export function sortForDisplay(
  body: readonly string[],
  decoys: readonly string[],
): string[] {
  const isBrace = (line: string) => line === "}";
  const lines = [...body.filter((line) => !isBrace(line)), ...decoys];
  return [...lines.sort(), ...body.filter(isBrace)];
}

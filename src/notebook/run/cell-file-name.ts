// Identifies a cell's code in error stacks.

export function cellFileName(id: string): string {
  return `every-cube-${id}.ts`;
}

const LINES_PER_CELL = 1000;

const cellNumbers = new Map<string, number>();

/**
 * The number of empty lines to put before a cell's code. WebKit gives only line numbers
 * for code compiled from text, so each cell gets a range of its own.
 */
export function paddingLines(id: string): number {
  if (stacksNameFiles()) return 0;
  if (!cellNumbers.has(id)) cellNumbers.set(id, cellNumbers.size);
  return LINES_PER_CELL * cellNumbers.get(id)!;
}

/** The cell that a line belongs to, where stacks have no file names. */
export function cellAtLine(line: number): string | undefined {
  const number = Math.floor(line / LINES_PER_CELL);
  return [...cellNumbers].find(([, cellNumber]) => cellNumber === number)?.[0];
}

let namesFiles: boolean | undefined;

function stacksNameFiles(): boolean {
  const file = cellFileName("");
  namesFiles ??= String(
    new Function(`return new Error().stack;\n//# sourceURL=${file}`)(),
  ).includes(file);
  return namesFiles;
}

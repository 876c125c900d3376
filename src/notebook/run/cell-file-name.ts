// Where the code of a cell seems to stand: what an error's stack says of it.

/** The file name for a cell's lines in the stack of an error. */
export function cellFileName(id: string): string {
  return `every-cube-${id}.ts`;
}

/** More than a cell has. */
const LINES_PER_CELL = 1000;

const cellNumbers = new Map<string, number>();

/**
 * How many empty lines stand before the code of a cell. WebKit names no file for code that
 * was compiled from text, only a line: so there no line belongs to two cells.
 */
export function paddingLines(id: string): number {
  if (stacksNameFiles()) return 0;
  if (!cellNumbers.has(id)) cellNumbers.set(id, cellNumbers.size);
  return LINES_PER_CELL * cellNumbers.get(id)!;
}

/** The cell to whose code a line belongs, where stacks name no files. */
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

/** Whether a file of this name is read as JSON. */
export function isJsonFileName(name: string): boolean {
  return /\.(geo)?json$/i.test(name);
}

/** @throws {SyntaxError} naming the file */
export function parseJsonFile(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(`${name} is not JSON: ${(error as Error).message}`);
  }
}

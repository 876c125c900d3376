export function isJsonFileName(name: string): boolean {
  return /\.(geo)?json$/i.test(name);
}

/**
 * Parses a JSON file.
 * @throws {SyntaxError} naming the file
 */
export function parseJsonFile(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(`${name} is not JSON: ${(error as Error).message}`);
  }
}

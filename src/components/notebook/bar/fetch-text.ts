/**
 * Fetches the text of a file of this site.
 * @throws {Error} when it can't be loaded
 */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}

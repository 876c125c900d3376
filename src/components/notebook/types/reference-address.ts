/**
 * The address of an entry of the reference: the site may stand under any path, but each of
 * its pages links to the reference.
 *
 * @param entry  such as "indexing/#rankPermutation"
 */
export function referenceAddress(entry: string): string {
  const { href } = document.querySelector<HTMLAnchorElement>(
    "nav a[href$='reference/']",
  )!;
  return new URL(entry, href).href;
}

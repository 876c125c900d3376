/**
 * The URL of a reference entry. The site's base path is taken from the navigation's link to the
 * reference.
 * @param entry  such as "indexing/#rankPermutation"
 */
export function referenceAddress(entry: string): string {
  const { href } = document.querySelector<HTMLAnchorElement>(
    "nav a[href$='reference/']",
  )!;
  return new URL(entry, href).href;
}

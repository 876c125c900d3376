/**
 * The URL of the practice page of the same site.
 * @param page  without query and fragment, or with
 */
export function practiceUrl(page: string): string {
  const { href } = new URL("../practice/", page);
  return href;
}

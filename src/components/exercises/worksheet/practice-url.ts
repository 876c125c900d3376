/**
 * The page for practice beside the page at an address.
 * @param page  without query and fragment, or with
 */
export function practiceUrl(page: string): string {
  const { href } = new URL("../practice/", page);
  return href;
}

/** The hosts whose names lead each device to itself, so that no other can open them. */
export const LOCAL_HOSTS = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/;

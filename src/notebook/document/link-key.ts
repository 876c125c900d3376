// Separate from share-link.ts: pages check their address before they load the code that
// reads links.

/** The start of a URL fragment that contains a notebook, after the `#`. */
export const LINK_KEY = "code=";

/** Whether a URL fragment, with or without `#`, contains a notebook. */
export function isNotebookFragment(fragment: string): boolean {
  return fragment.replace(/^#/, "").startsWith(LINK_KEY);
}

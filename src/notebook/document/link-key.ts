// A module of its own, because pages check their address before they load the code that
// reads links.

/** How a fragment that contains a notebook begins, after its #. */
export const LINK_KEY = "code=";

/** Whether a fragment, with or without its #, contains a notebook. */
export function isNotebookFragment(fragment: string): boolean {
  return fragment.replace(/^#/, "").startsWith(LINK_KEY);
}

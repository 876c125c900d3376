// By itself, as a page looks at its address before it loads anything that reads links.

/** What a fragment that carries a notebook begins with, after its #. */
export const LINK_KEY = "code=";

/** Whether a fragment, with or without its #, carries a notebook. */
export function carriesNotebook(fragment: string): boolean {
  return fragment.replace(/^#/, "").startsWith(LINK_KEY);
}

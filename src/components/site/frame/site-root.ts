/** The site's root: the address of the cover, to which each page links. */
export function siteRoot(): URL {
  return new URL(document.querySelector<HTMLAnchorElement>("a.brand")!.href);
}

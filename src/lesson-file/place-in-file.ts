const ROOT = new URL("site:/");
/** The page without a path of its own. */
const COVER = "cover-cube";

/** The id at which a page of the site begins in the file. @param path  below the root */
export const startOf = (path: string) => path.replace(/\/$/, "") || COVER;

/** The id that an element of a page has in the file, if another page has taken its own. */
export const renamed = (path: string, id: string) => `${startOf(path)}-${id}`;

/**
 * Finds where the file has what a link of the site leads to.
 *
 * @param path   of the page with the link, below the root, such as "moves/"
 * @param hasId  whether the file has an element with this id
 * @returns      query and hash, or undefined if the link leads out of the file
 */
export function placeInFile(
  link: string,
  path: string,
  hasId: (id: string) => boolean,
): string | undefined {
  const { protocol, pathname, search, hash } = new URL(link, new URL(path, ROOT));
  const target = pathname.slice(1);
  const start = startOf(target);
  if (protocol !== ROOT.protocol || !hasId(start)) return undefined;
  const id = hash.slice(1);
  const places = id ? [renamed(target, id), id, start] : [start];
  return `${search}#${places.find(hasId)}`;
}

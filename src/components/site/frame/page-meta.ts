export const SITE_NAME = "Every Cube Has a Number";

interface PageFacts {
  readonly title?: string;
  readonly description: string;
  /** Of its address, from the site's root: "/moves/". */
  readonly path: string;
  /** The name of its picture in `public/social`. */
  readonly picture: string;
  /** The address of the site, if it has one. */
  readonly site: URL | undefined;
}

/**
 * The `og:` properties for link previews. Addresses must be absolute there, and are left
 * out if the site has none.
 */
export function previewImage({ title, description, path, picture, site }: PageFacts) {
  const inFull = (address: string) => site && new URL(address.slice(1), site).href;
  const image = inFull(`/social/${picture}.png`);
  const facts = {
    "og:site_name": SITE_NAME,
    "og:type": "website",
    "og:title": title ?? SITE_NAME,
    "og:description": description,
    "og:url": inFull(path),
    "og:image": image,
    "og:image:width": image && "1200",
    "og:image:height": image && "630",
    "og:image:alt": image && "A pocket cube, and its number",
  };
  return Object.entries(facts).filter(
    (fact): fact is [string, string] => fact[1] !== undefined,
  );
}

/**
 * Where to change a page, and where to report a mistake in it.
 *
 * @param repository  its address, as GitHub and its kin have it
 * @param source      the file that the page is written in, from the project's root
 */
export function sourceLinks(
  repository: string,
  source: string,
  title: string = SITE_NAME,
) {
  const root = repository.replace(/\/*$/, "");
  return {
    edit: `${root}/edit/main/${source}`,
    report: `${root}/issues/new?title=${encodeURIComponent(`${title}: `)}`,
  };
}

// The types and docs of the names in a page's code are half of its HTML, and few are looked
// at: a file of their own, which src/components/kit/source/hovers.ts loads when one is.

/** As build/content/highlight.ts writes it. */
const BLOCK =
  /(<div class="code-block">)(<pre[^]*?<\/pre>)<template>([^]*?)<\/template>/g;
const HOVER = /<div>[^]*?<\/div>/g;

export interface PageAndHovers {
  readonly html: string;
  /** All distinct hovers of the page, one after another; empty when there is none. */
  readonly hovers: string;
}

/**
 * Takes the hovers out of a page; each name's `data-hover` then counts those of the whole
 * page.
 */
export function takeHovers(page: string): PageAndHovers {
  const places = new Map<string, number>();
  const placeOf = (hover: string) => {
    const place = places.get(hover) ?? places.size;
    places.set(hover, place);
    return place;
  };
  const html = page.replaceAll(BLOCK, (_, start, code: string, own: string) => {
    const hovers = own.match(HOVER) ?? [];
    const renumber = (_: string, i: string) =>
      `data-hover="${placeOf(hovers[Number(i)])}"`;
    return start + code.replaceAll(/data-hover="(\d+)"/g, renumber);
  });
  return { html, hovers: [...places.keys()].join("") };
}

// Moves the hovers of a page's code, half of its HTML, into a file of their own.
// src/components/kit/source/hovers.ts loads it when a reader points at a name.

/** The format that build/content/highlight.ts writes. */
const BLOCK =
  /(<div class="code-block">)(<pre[^]*?<\/pre>)<template>([^]*?)<\/template>/g;
const HOVER = /<div>[^]*?<\/div>/g;

export interface PageAndHovers {
  readonly html: string;
  /** All distinct hovers of the page, one after another; empty when there is none. */
  readonly hovers: string;
}

/**
 * Removes the hovers from a page and renumbers each `data-hover` across the page.
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

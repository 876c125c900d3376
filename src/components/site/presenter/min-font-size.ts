// While a chapter is presented, no letters are smaller than `--least-letters`: every size that
// a style sheet gives is raised to it. Elsewhere the property is not set, and all stays as it is.

/** `font-size: 14px`, or the size in `font: 500 14px/1.5 var(--sans)`, outside of comments. */
const SIZE =
  /\/\*[^]*?\*\/|(?<=[{;\s])(font-size:\s*)([^;}!]*[^;}!\s])|(?<=[{;\s])(font:[^;}]*?[\s:])([\d.]+(?:rem|em|px|%))(?=[\s/])/g;
/** `inherit` and its like give no size of their own. */
const LENGTH = /^(?:[\d.]|calc|clamp|max|min)/;

const raisedSheets = new WeakSet<Element>();

/**
 * Raises the sizes in all sheets that the page has by now.
 *
 * @returns whether there was a file among them: those in the page are raised at once
 */
export async function raiseFontSizes(): Promise<boolean> {
  const links: Promise<void>[] = [];
  for (const sheet of document.querySelectorAll("style, link[rel=stylesheet]")) {
    if (raisedSheets.has(sheet)) continue;
    raisedSheets.add(sheet);
    if (sheet instanceof HTMLLinkElement) links.push(raiseStylesheet(sheet));
    else sheet.textContent = raiseFontSizesIn(sheet.textContent);
  }
  await Promise.allSettled(links);
  return links.length > 0;
}

/** The raised text stands in the page; none of these sheets names files by relative addresses. */
async function raiseStylesheet(link: HTMLLinkElement): Promise<void> {
  // Whoever asked for it waits until it is there.
  if (!link.sheet) await new Promise((loaded) => link.addEventListener("load", loaded));
  const css = await (await fetch(link.href)).text();
  const raised = document.createElement("style");
  raised.textContent = raiseFontSizesIn(css);
  raisedSheets.add(raised);
  link.after(raised);
  link.disabled = true;
}

/** @param css  a style sheet, in which nothing changes but the sizes of letters */
export function raiseFontSizesIn(css: string): string {
  return css.replace(SIZE, (all, ...parts: (string | undefined)[]) => {
    const before = parts[0] ?? parts[2];
    const size = parts[1] ?? parts[3];
    if (before === undefined || size === undefined || !LENGTH.test(size)) return all;
    return `${before}max(${size}, var(--least-letters, 0px))`;
  });
}

/** Letters in drawings are measured in the units of the drawing. */
export function raiseDrawingFontSizes(
  elements: Iterable<Element>,
  minimum: number,
): void {
  for (const element of elements) {
    for (const drawing of element.querySelectorAll("svg:has(text)")) {
      const scale = (drawing as SVGSVGElement).getScreenCTM()?.a ?? 1;
      (drawing as SVGSVGElement).style.setProperty(
        "--least-letters",
        `${(minimum / scale).toFixed(2)}px`,
      );
    }
  }
}

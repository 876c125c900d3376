// Enforces a minimum font size, `--least-letters`, in presentations by rewriting every
// font size in the style sheets. Without the property, nothing changes.

/**
 * `font-size: 14px`, or the size in `font: 500 14px/1.5 var(--sans)`, outside of
 * comments.
 */
const SIZE =
  /\/\*[^]*?\*\/|(?<=[{;\s])(font-size:\s*)([^;}!]*[^;}!\s])|(?<=[{;\s])(font:[^;}]*?[\s:])([\d.]+(?:rem|em|px|%))(?=[\s/])/g;
/** Keywords such as `inherit` are left alone. */
const LENGTH = /^(?:[\d.]|calc|clamp|max|min)/;

const raisedSheets = new WeakSet<Element>();

/**
 * Rewrites all style sheets that the page has so far.
 *
 * @returns whether any of them was a file, which is rewritten asynchronously
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

/** Replaces a sheet by an inline copy; none of the sheets has relative url()s. */
async function raiseStylesheet(link: HTMLLinkElement): Promise<void> {
  // A component may be waiting for the link's load event.
  if (!link.sheet) await new Promise((loaded) => link.addEventListener("load", loaded));
  const css = await (await fetch(link.href)).text();
  const raised = document.createElement("style");
  raised.textContent = raiseFontSizesIn(css);
  raisedSheets.add(raised);
  link.after(raised);
  link.disabled = true;
}

/** Rewrites the font sizes of a style sheet and nothing else. */
export function raiseFontSizesIn(css: string): string {
  return css.replace(SIZE, (all, ...parts: (string | undefined)[]) => {
    const before = parts[0] ?? parts[2];
    const size = parts[1] ?? parts[3];
    if (before === undefined || size === undefined || !LENGTH.test(size)) return all;
    return `${before}max(${size}, var(--least-letters, 0px))`;
  });
}

/** Whether there is a drawing with text that has no minimum yet. */
export function hasNewDrawing(elements: Iterable<Element>): boolean {
  return Array.from(elements).some((element) =>
    element.querySelector('svg:not([style*="--least-letters"]):has(text)'),
  );
}

/** Sets the minimum in the units of each drawing. */
export function raiseDrawingFontSizes(
  elements: Iterable<Element>,
  minimum: number,
): void {
  for (const element of elements) {
    for (const drawing of element.querySelectorAll("svg:has(text)")) {
      const scale = (drawing as SVGSVGElement).getScreenCTM()?.a ?? 1;
      (drawing as SVGSVGElement).style.setProperty(
        "--least-letters",
        `${minimum / scale}px`,
      );
    }
  }
}

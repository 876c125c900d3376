// Draws a figure as a picture: its HTML, with the page's styles and fonts, within an SVG.

const SVG = "http://www.w3.org/2000/svg";
/** What readers press, or only hear, is not part of the picture. */
const LEFT_OUT = ".figure-controls, .edited, .visually-hidden, [popover], script";
const MEDIA = /@media([^{]+)\{/g;
const FONT = /url\("?([^")]+\.woff2)"?\)/g;
/** How many pixels of the PNG there are for each of the page, in a row. */
const SHARPNESS = 2;
/** In milliseconds. */
const SETTLING = 300;

/** @returns the text of an SVG file that needs no other file */
export async function figureSvg(figure: HTMLElement): Promise<string> {
  const { width, height } = figure.getBoundingClientRect();
  const svg = element("svg", width, height);
  // Rules for the root of the page hold for the root of the picture.
  const { dataset, classList } = document.documentElement;
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  svg.dataset["theme"] = dataset["theme"] ?? (isDark ? "dark" : "light");
  svg.setAttribute("class", classList.value);
  const style = document.createElement("style");
  const styles = await withFonts(await pageStyles());
  // The page may have gone without a font that came late; a picture waits for it.
  style.textContent = styles.replaceAll(
    /font-display:\s*optional/g,
    "font-display:block",
  );
  const copy = copyOf(figure);
  Object.assign(copy.style, { margin: "0", width: `${width}px` });
  const box = element("foreignObject", width, height);
  const text = document.createElement("div");
  text.className = "prose";
  text.append(copy);
  box.append(style, text);
  svg.append(box);
  return new XMLSerializer().serializeToString(svg);
}

/**
 * @param svg  that `figureSvg` made
 * @throws {DOMException} in a browser that doesn't give a page what it drew from HTML
 */
export async function pngOf(svg: string): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  // Its fonts come a moment later.
  await new Promise((later) => setTimeout(later, SETTLING));
  const canvas = document.createElement("canvas");
  canvas.width = picture.width * SHARPNESS;
  canvas.height = picture.height * SHARPNESS;
  const context = canvas.getContext("2d")!;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob!)));
}

function element(name: "svg" | "foreignObject", width: number, height: number) {
  const made = document.createElementNS(SVG, name) as SVGElement;
  made.setAttribute("width", String(Math.ceil(width)));
  made.setAttribute("height", String(Math.ceil(height)));
  return made;
}

/** A copy that looks the same: with what was typed, chosen and drawn. */
function copyOf(figure: HTMLElement): HTMLElement {
  const copy = figure.cloneNode(true) as HTMLElement;
  const copies = [...copy.querySelectorAll<HTMLElement>("*")];
  const originals = [...figure.querySelectorAll("*")];
  const copyOfEach = new Map(originals.map((original, i) => [original, copies[i]]));
  for (const [original, own] of copyOfEach) {
    const { transformStyle, backfaceVisibility } = getComputedStyle(original);
    if (transformStyle === "preserve-3d") {
      // A picture draws one after the other, so what is closer must come later.
      const parts = [...original.children].map((part) => ({
        own: copyOfEach.get(part)!,
        depth: depthOf(part),
      }));
      own.append(...parts.sort((a, b) => a.depth - b.depth).map((part) => part.own));
    }
    if (backfaceVisibility === "hidden" && inSpace(original).m33 < 0) own.remove();
    else if (original instanceof HTMLInputElement) {
      own.setAttribute("value", original.value);
      own.toggleAttribute("checked", original.checked);
    } else if (original instanceof HTMLTextAreaElement) {
      own.textContent = original.value;
    } else if (original instanceof HTMLSelectElement) {
      own
        .querySelectorAll("option")
        .forEach((option, i) =>
          option.toggleAttribute("selected", i === original.selectedIndex),
        );
    } else if (original instanceof HTMLCanvasElement) {
      own.replaceWith(drawnAs(original, original.toDataURL()));
    } else if (original instanceof HTMLImageElement && original.naturalWidth > 0) {
      const { naturalWidth: width, naturalHeight: height } = original;
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      canvas.getContext("2d")!.drawImage(original, 0, 0);
      own.replaceWith(drawnAs(original, canvas.toDataURL()));
    }
  }
  for (const part of copy.querySelectorAll(LEFT_OUT)) part.remove();
  return copy;
}

function drawnAs(original: HTMLElement, data: string): HTMLImageElement {
  const image = new Image();
  for (const { name, value } of original.attributes) image.setAttribute(name, value);
  image.src = data;
  const { display, width, height, imageRendering } = getComputedStyle(original);
  Object.assign(image.style, { display, width, height, imageRendering });
  return image;
}

/** How close something in three dimensions is: the mean of all that it consists of. */
function depthOf(part: Element): number {
  const all = [part, ...part.querySelectorAll("*")];
  return all.reduce((sum, one) => sum + inSpace(one).m43, 0) / all.length;
}

/** Where something in three dimensions is, and how it is turned. */
function inSpace(element: Element): DOMMatrix {
  let matrix = new DOMMatrix();
  for (let at: Element | null = element; at; at = at.parentElement) {
    matrix = new DOMMatrix(getComputedStyle(at).transform).multiply(matrix);
  }
  return matrix;
}

/**
 * The page's styles as they were written: a browser's own text of a rule can lose what it
 * inherits from a variable. Media queries are answered here, since a picture has its own width.
 */
async function pageStyles(): Promise<string> {
  const texts = [...document.styleSheets].map(async ({ href, ownerNode }) =>
    href === null ? ownerNode!.textContent : (await fetch(href)).text(),
  );
  return (
    (await Promise.all(texts))
      .join("\n")
      // The root of the picture is no <html>.
      .replaceAll(/\bhtml(?=[.:[\s{,])/g, ":root")
      .replaceAll(MEDIA, (_, query: string) =>
        matchMedia(query).matches ? "@media all{" : "@media not all{",
      )
  );
}

/** Puts the files of fonts into the styles. */
async function withFonts(styles: string): Promise<string> {
  const addresses = [...new Set([...styles.matchAll(FONT)].map(([, file]) => file))];
  const files = new Map(
    await Promise.all(
      addresses.map(async (address) => [address, await dataAddress(address)] as const),
    ),
  );
  return styles.replaceAll(FONT, (_, file: string) => `url("${files.get(file)}")`);
}

async function dataAddress(address: string): Promise<string> {
  const blob = await (await fetch(new URL(address, document.baseURI))).blob();
  const reader = new FileReader();
  reader.readAsDataURL(blob);
  await new Promise((resolve, reject) => {
    reader.onload = resolve;
    reader.onerror = reject;
  });
  return reader.result as string;
}

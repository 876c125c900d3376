/** The sizes of frame to choose from. */
export const SIZES = [
  "follows the figure",
  "full width",
  "800 × 600",
  "480 × 360",
] as const;
export type Size = (typeof SIZES)[number];

/** In pixels: the link below a figure. */
const SOURCE_LINE = 26;

interface Framed {
  /** The figure's id. */
  readonly figure: string;
  readonly title: string;
  /** The states to open it with, as in the page's address: `count=1.factorial-1210`. */
  readonly state: string;
  /** The address of the folder of the frames' pages. */
  readonly folder: string;
}

/**
 * The HTML that shows a figure on another page.
 * @param height  of the figure now, in pixels: a frame of full width is as tall, and one that
 *                follows the figure begins so
 */
export function embedCode(size: Size, framed: Framed, height: number): string {
  const { figure, state, folder } = framed;
  const title = escapeAttribute(framed.title);
  if (size === "follows the figure") {
    const opens = state === "" ? "" : ` state="${escapeAttribute(state)}"`;
    return `<script src="${folder}every-cube.js" async></script>
<every-cube figure="${figure}"${opens} title="${title}" height="${height + SOURCE_LINE}"></every-cube>`;
  }
  const query = state === "" ? "" : `?${state}`;
  const src = escapeAttribute(`${folder}${figure}/${query}`);
  const [wide, tall] =
    size === "full width" ? ["100%", height + SOURCE_LINE] : size.split(" × ");
  return `<iframe src="${src}" title="${title}" width="${wide}" height="${tall}" style="border: 0; max-width: 100%" loading="lazy"></iframe>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

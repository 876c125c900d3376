// Pictures that the reader has dropped into a text. The Markdown contains them as data URLs, which
// are put into the HTML after rendering: texts can't load any other pictures.
import { checksum } from "#notebook/document/checksum.ts";
import { splitPictureData, joinPictureData } from "./picture-data.ts";

const DATA_URL = String.raw`data:image/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+`;
/** A data URL, inline as in older texts or in a reference definition. */
const IMAGE = new RegExp(String.raw`(\]\(|^\[[^\]\n]+\]: )(${DATA_URL})(\)|$)`, "gm");

/**
 * Replaces each picture in Markdown by a placeholder.
 * @returns the text, a test whether a URL is a placeholder, and a function that puts the pictures
 *          back into the rendered HTML
 */
export function extractImages(markdown: string) {
  const images: string[] = [];
  // Random, so that a text can't contain it.
  const mark = `own-image-${crypto.getRandomValues(new Uint32Array(4)).join("-")}-`;
  const [source, pictures] = splitPictureData(markdown);
  // In front, so that an unclosed code fence can't contain the data.
  const whole = `${pictures.trim()}\n\n${source}`;
  const text = whole.replaceAll(
    IMAGE,
    (_, before: string, image: string, after: string) => {
      images.push(image);
      return `${before}#${mark}${images.length - 1}${after}`;
    },
  );
  const isOwn = (address: string) => address.startsWith(`#${mark}`);
  // Also in code, where the data URL is shown as text.
  const restore = (html: string): string =>
    html.replaceAll(new RegExp(`#${mark}(\\d+)`, "g"), (all, number: string) => {
      return images[Number(number)] ?? all;
    });
  return { text, isOwn, restore };
}

/** A text cell has room for one such picture or a few small ones. */
const MAX_IMAGE_CHARS = 60_000;
const SIZES_PX = [1000, 700, 500, 350, 250];

/** The Markdown image of a picture, and the reference definition with its data. */
interface EmbeddedPicture {
  readonly mark: string;
  readonly definition: string;
}

/**
 * Inserts images, or messages about unreadable files, at the caret.
 * @returns the definitions with their data, to be added to the end of the text
 */
export async function insertPictures(
  field: HTMLTextAreaElement,
  files: readonly File[],
): Promise<string> {
  const definitions: string[] = [];
  for (const file of files) {
    const { mark, definition } = await readPicture(file).catch((error: Error) => {
      return { mark: `(${error.message})`, definition: "" };
    });
    field.setRangeText(mark, field.selectionStart, field.selectionEnd, "end");
    definitions.push(`\n\n${definition}`);
  }
  return definitions.join("");
}

/**
 * Reads a picture and scales it down until it fits.
 * @throws {Error} when the file is not a picture that this browser can read
 */
async function readPicture(file: File): Promise<EmbeddedPicture> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error(`${file.name} is not a picture that this browser can read.`);
  });
  const name =
    file.name
      .replace(/\.\w+$/, "")
      .replaceAll(/[[\]\\\s]+/g, " ")
      .trim() || "picture";
  for (const size of SIZES_PX) {
    const scale = Math.min(1, size / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const data = canvas.toDataURL("image/webp", 0.8); // PNG where there is no WebP
    if (data.length <= MAX_IMAGE_CHARS) return embed(name, data);
  }
  throw new Error(
    `${file.name} is too large for a text, even at ${SIZES_PX.at(-1)} pixels.`,
  );
}

/** Converts inline data URLs to reference definitions at the end of a text. */
export function moveImageDataToEnd(source: string): string {
  const [text, pictures] = splitPictureData(source);
  const definitions: string[] = [];
  const converted = text.replaceAll(INLINE_IMAGE, (_, name: string, data: string) => {
    const { mark, definition } = embed(name, data);
    definitions.push(definition);
    return mark;
  });
  return joinPictureData(converted, pictures, definitions.join("\n"));
}

const INLINE_IMAGE = new RegExp(String.raw`!\[([^\]\n]*)\]\((${DATA_URL})\)`, "g");

/** The label is a checksum of the data, so that texts can be merged. */
function embed(name: string, data: string): EmbeddedPicture {
  const label = `picture-${checksum(data).toString(36)}`;
  return { mark: `![${name}][${label}]`, definition: `[${label}]: ${data}` };
}

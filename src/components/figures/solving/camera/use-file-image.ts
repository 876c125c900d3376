import { useEffect, useState } from "preact/hooks";

interface Decoded {
  readonly file: File;
  readonly image: ImageBitmap;
}

/**
 * The image of a picture file; undefined while it is decoded. It is closed, which frees its
 * memory, when the file changes.
 *
 * @param onUnreadable  called if the browser can't decode the file
 */
export function useFileImage(
  file: File | undefined,
  onUnreadable: (file: File) => void,
): ImageBitmap | undefined {
  const [decoded, setDecoded] = useState<Decoded>();
  useEffect(() => {
    if (!file) return;
    let isCurrent = true;
    let image: ImageBitmap | undefined;
    createImageBitmap(file).then(
      (bitmap) => {
        if (!isCurrent) return bitmap.close();
        image = bitmap;
        setDecoded({ file, image });
      },
      () => isCurrent && onUnreadable(file),
    );
    return () => {
      isCurrent = false;
      image?.close();
    };
  }, [file]);
  return decoded?.file === file ? decoded?.image : undefined;
}

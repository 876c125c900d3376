/** Large, because Jupyter notebooks may contain outputs, which are ignored. */
export const MAX_IMPORT_BYTES = 30_000_000;

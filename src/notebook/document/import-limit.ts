/**
 * The largest file that can be imported, in bytes. Jupyter notebooks may contain large
 * outputs, which are ignored.
 */
export const MAX_IMPORT_BYTES = 30_000_000;

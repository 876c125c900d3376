/**
 * The largest file that is imported, in bytes; as characters it has no more. A Jupyter
 * notebook has outputs, too, which are not read.
 */
export const MAX_IMPORT_BYTES = 30_000_000;

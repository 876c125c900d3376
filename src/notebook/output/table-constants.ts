// Constants shared by page and worker for paged tables.

/** The id of a table without a worker, from the build. */
export const STATIC_TABLE_ID = 0;

/** The message when a table's worker has ended or dropped it. */
export const ROWS_EXPIRED = "the rows of this table are gone: run its cell again";

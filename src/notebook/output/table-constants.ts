// What the page and the worker agree on about tables whose rows the worker keeps.

/** The id of a table that no worker keeps: the page was shipped with it. */
export const STATIC_TABLE_ID = 0;

/** Why rows cannot be had when their worker has ended, or keeps too many other tables. */
export const ROWS_EXPIRED = "the rows of this table are gone: run its cell again";

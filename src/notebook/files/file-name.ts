/** The maximum length of a data file's name. */
export const MAX_FILE_NAME = 100;

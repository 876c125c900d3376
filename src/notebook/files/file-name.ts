/** The most characters in the name of a file that is kept with a notebook. */
export const MAX_FILE_NAME = 100;

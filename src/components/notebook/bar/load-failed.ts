/** The message when code that is loaded on first use could not be loaded. */
export const LOAD_FAILED =
  "This could not be loaded. When you are connected, load the page again.";

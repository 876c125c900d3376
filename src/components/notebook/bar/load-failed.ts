/** Said where a part of the page, which is loaded when it is used, did not come. */
export const LOAD_FAILED =
  "This could not be loaded. When you are connected, load the page again.";

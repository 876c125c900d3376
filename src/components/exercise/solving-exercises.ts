/** What is given in each exercise of the chapter. Everything else is worked out from it. */
export const SOLVING_EXERCISES = {};

/** The anchor of an exercise in its page. @param number  as in “Exercise 1.1” */
export const exerciseId = (number: string) =>
  `exercise-${number.replace(".", "-").toLowerCase()}`;

/** What is said of a guess stands above the next question: it names its own first. */
export const about = (subject: string, says: string) =>
  `${subject}: ${says[0].toLowerCase()}${says.slice(1)}`;

/** What can be done at a cell, or at the head of the notebook, by a button of its row. */
export type Act = "edit" | "code" | "text" | "up" | "down" | "duplicate" | "delete";

/**
 * The names of the buttons.
 * @param label  how messages call the cell, such as "cell 2"; none at the head
 */
export function nameAct(act: Act, label?: string): string {
  const below = label === undefined ? "at the beginning" : `below ${label}`;
  switch (act) {
    case "edit":
      return `Edit ${label}`;
    case "code":
      return `Add code ${below}`;
    case "text":
      return `Add text ${below}`;
    case "up":
      return `Move ${label} up`;
    case "down":
      return `Move ${label} down`;
    case "duplicate":
      return `Duplicate ${label}`;
    case "delete":
      return `Delete ${label}`;
  }
}
